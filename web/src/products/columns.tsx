import { Box } from '@chakra-ui/react';
import { ArchiveRestore, PackageX } from 'lucide-react';
import type { ProductFieldsFragment } from '../gql/products';
import { formatPrice } from '../ui/format/amounts';
import type { Column } from '../ui/table/table';
import { IconButton } from '../ui/IconButton';
import { taxHere } from '../ui/format/here';
import { rateText } from '../../../schema/tax/territory';
import { actionsColumn } from '../ui/table/actionsColumn';

export const priceOf = ({ price }: ProductFieldsFragment) => `${formatPrice(price)}\u00a0€`;

export const rateOf = ({ ivaRate }: ProductFieldsFragment) => `${rateText(ivaRate)}\u00a0%`;

type Act = (product: ProductFieldsFragment) => void;

export const productColumns = ({
  deactivate,
  restore,
}: {
  deactivate?: Act;
  restore?: Act;
}): Column<ProductFieldsFragment>[] => [
  { key: 'name', head: 'Nombre', cell: product => product.name },
  {
    key: 'sku',
    head: 'SKU',
    width: '140px',
    quiet: true,
    figures: true,
    cell: product => (
      <Box truncate title={product.sku ?? undefined}>
        {product.sku}
      </Box>
    ),
  },
  {
    key: 'description',
    head: 'Descripción',
    width: '34%',
    quiet: true,
    cell: product => <Box truncate>{product.description}</Box>,
  },
  { key: 'rate', head: taxHere(), width: '80px', align: 'end', quiet: true, figures: true, cell: rateOf },
  { key: 'price', head: 'Precio', width: '150px', align: 'end', figures: true, cell: priceOf },
  actionsColumn('64px', product =>
    restore ? (
      <IconButton
        className="above"
        label={`Reactivar producto ${product.name}`}
        icon={<ArchiveRestore />}
        onClick={() => restore(product)}
      />
    ) : (
      <IconButton
        className="above"
        label={`Desactivar producto ${product.name}`}
        icon={<PackageX />}
        onClick={() => deactivate?.(product)}
      />
    ),
  ),
];
