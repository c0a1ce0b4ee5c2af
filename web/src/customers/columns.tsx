import { Box } from '@chakra-ui/react';
import { Pencil, Trash2 } from 'lucide-react';
import type { CustomerFieldsFragment } from '../gql/customers';
import type { Column } from '../ui/table/table';
import { IconButton } from '../ui/IconButton';
import { CustomerMarks } from './CustomerMarks';
import { actionsColumn } from '../ui/table/actionsColumn';

export const customerColumns = (
  edit: (customer: CustomerFieldsFragment) => void,
  remove: (customer: CustomerFieldsFragment) => void,
): Column<CustomerFieldsFragment>[] => [
  {
    key: 'name',
    head: 'Nombre',
    cell: customer => (
      <>
        {customer.name}
        <CustomerMarks customer={customer} />
      </>
    ),
  },
  { key: 'nif', head: 'NIF', width: '140px', quiet: true, figures: true, cell: customer => customer.nif },
  { key: 'email', head: 'Email', width: '26%', quiet: true, cell: customer => customer.email },
  { key: 'phone', head: 'Teléfono', width: '150px', quiet: true, figures: true, cell: customer => customer.phone },
  { key: 'city', head: 'Ciudad', width: '16%', quiet: true, cell: customer => customer.city },
  actionsColumn('104px', customer => (
    <Box as="span" display="inline-flex" className="above">
      <IconButton label={`Editar cliente ${customer.name}`} icon={<Pencil />} onClick={() => edit(customer)} />
      <IconButton label={`Eliminar cliente ${customer.name}`} icon={<Trash2 />} onClick={() => remove(customer)} />
    </Box>
  )),
];
