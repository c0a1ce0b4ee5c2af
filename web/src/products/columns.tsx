import { Box } from '@chakra-ui/react';
import { PackageX } from 'lucide-react';
import type { ProductFieldsFragment } from '../gql/products';
import { formatPrice } from '../ui/amounts';
import type { Column } from '../ui/DataTable';
import { IconButton } from '../ui/IconButton';

export const priceOf = ({ price }: ProductFieldsFragment) => `${formatPrice(price)}\u00a0€`;

export const rateOf = ({ ivaRate }: ProductFieldsFragment) => `${ivaRate}\u00a0%`;

export const productColumns = (deactivate: (product: ProductFieldsFragment) => void): Column<ProductFieldsFragment>[] => [
  { key: 'name', head: 'Nombre', cell: product => product.name },
  { key: 'sku', head: 'SKU', width: '140px', quiet: true, figures: true, cell: product => <Box truncate title={product.sku ?? undefined}>{product.sku}</Box> },
  { key: 'description', head: 'Descripción', width: '34%', quiet: true, cell: product => <Box truncate>{product.description}</Box> },
  { key: 'rate', head: 'IVA', width: '80px', align: 'end', quiet: true, figures: true, cell: rateOf },
  { key: 'price', head: 'Precio', width: '150px', align: 'end', figures: true, cell: priceOf },
  {
    key: 'deactivate', head: <Box as="span" srOnly>Acciones</Box>, width: '64px', align: 'end', skeleton: 'none',
    cell: product => <IconButton className="above" label={`Desactivar producto ${product.name}`} icon={<PackageX />} onClick={() => deactivate(product)} />,
  },
];
