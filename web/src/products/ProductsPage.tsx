import { Box } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useProductsQuery, type ProductFieldsFragment } from '../gql/products';
import { paths } from '../paths';
import { Button } from '../ui/Button';
import { DataTable } from '../ui/table/DataTable';
import { Page } from '../ui/layout/Page';
import { Pager } from '../ui/table/Pager';
import { SearchInput } from '../ui/table/SearchInput';
import { useListQuery } from '../ui/table/useListQuery';
import { usePageNumber, useSearch } from '../ui/table/useSearchText';
import { productColumns } from './columns';
import { NoProducts } from './NoProducts';
import { ProductCard } from './ProductCard';
import { ProductModal } from './ProductModal';
import type { Editing } from './productValues';
import { StateFilter } from './StateFilter';
import { useProductActions } from './useProductActions';
import { PAGE } from '../ui/table/pages';

export function ProductsPage() {
  const { search, clear } = useSearch();
  const page = usePageNumber();
  const state = useSearchParams()[0].get('state') === 'deactivated' ? 'deactivated' : undefined;
  const old = state !== undefined;
  const variables = { search: search || null, deactivated: old || null, page, limit: PAGE };
  const { shown, failed, retry } = useListQuery(useProductsQuery({ variables }), 'Error cargando productos');
  const [editing, setEditing] = useState<Editing | null>(null);
  const { deactivate, restore } = useProductActions();

  const list = shown?.products;
  const none = list?.pagination.total === 0 && !search && !old;
  const create = (name = '') => setEditing({ product: null, name });
  const edit = (product: ProductFieldsFragment) => setEditing({ product, name: '' });
  const add = (
    <Button variant="accent" icon={<Plus />} aria-label="Nuevo producto" onClick={() => create()}>
      Nuevo
      <Box as="span" hideBelow="lg" marginStart="-1">
        producto
      </Box>
    </Button>
  );
  return (
    <Page title="Productos (opcional)" actions={!none && add}>
      {!none && (
        <Box
          marginBottom="4"
          display="grid"
          gap="2"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 176px' }}
        >
          <SearchInput label="Buscar productos" placeholder="Nombre o SKU" />
          <StateFilter state={state} search={search} />
        </Box>
      )}
      <DataTable
        label="Productos"
        columns={productColumns(old ? { restore } : { deactivate })}
        rows={list?.items}
        rowKey={product => product.id}
        rowPress={old ? undefined : edit}
        card={product => (
          <ProductCard
            product={product}
            {...(old ? { onRestore: restore } : { onEdit: edit, onDeactivate: deactivate })}
          />
        )}
        error={failed}
        onRetry={retry}
        empty={
          <NoProducts
            search={search}
            state={state}
            beyond={(list?.pagination.total ?? 0) > 0}
            onClear={clear}
            onCreate={create}
          />
        }
      />
      {list && (
        <Pager
          pagination={list.pagination}
          noun="productos"
          to={number => paths.products({ search, state, page: number })}
        />
      )}
      <ProductModal editing={editing} onClose={() => setEditing(null)} />
    </Page>
  );
}
