import { Box } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useCustomersQuery, type CustomerFieldsFragment } from '../gql/customers';
import { paths } from '../paths';
import { Button } from '../ui/Button';
import { DataTable } from '../ui/table/DataTable';
import { Page } from '../ui/layout/Page';
import { Pager } from '../ui/table/Pager';
import { SearchInput } from '../ui/table/SearchInput';
import { useListQuery } from '../ui/table/useListQuery';
import { usePageNumber, useSearch } from '../ui/table/useSearchText';
import { CustomerCard } from './CustomerCard';
import { customerColumns } from './columns';
import { CustomerModal } from './CustomerModal';
import type { Editing } from './customerValues';
import { NoCustomers } from './NoCustomers';
import { useDeleteCustomer } from './useDeleteCustomer';
import { PAGE } from '../ui/table/pages';

export function CustomersPage() {
  const { search, clear } = useSearch();
  const page = usePageNumber();
  const variables = { search: search || null, page, limit: PAGE };
  const { shown, failed, retry } = useListQuery(useCustomersQuery({ variables }), 'Error cargando clientes');
  const [editing, setEditing] = useState<Editing | null>(null);
  const remove = useDeleteCustomer();

  const list = shown?.customers;
  const none = list?.pagination.total === 0 && !search;
  const create = (name = '') => setEditing({ customer: null, name });
  const edit = (customer: CustomerFieldsFragment) => setEditing({ customer, name: '' });
  return (
    <Page
      title="Clientes"
      actions={
        !none && (
          <Button variant="accent" icon={<Plus />} onClick={() => create()}>
            Nuevo cliente
          </Button>
        )
      }
    >
      {!none && (
        <Box marginBottom="4">
          <SearchInput label="Buscar clientes" placeholder="Nombre, NIF o email" />
        </Box>
      )}
      <DataTable
        label="Clientes"
        columns={customerColumns(edit, remove)}
        rows={list?.items}
        rowKey={customer => customer.id}
        rowLink={customer => paths.customer(customer.id)}
        card={customer => <CustomerCard customer={customer} onEdit={edit} onDelete={remove} />}
        error={failed}
        onRetry={retry}
        empty={
          <NoCustomers search={search} beyond={(list?.pagination.total ?? 0) > 0} onClear={clear} onCreate={create} />
        }
      />
      {list && (
        <Pager pagination={list.pagination} noun="clientes" to={number => paths.customers({ search, page: number })} />
      )}
      <CustomerModal editing={editing} onClose={() => setEditing(null)} rebates />
    </Page>
  );
}
