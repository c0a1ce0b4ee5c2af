import { Box } from '@chakra-ui/react';
import { ArchiveRestore, PackageX, Pencil } from 'lucide-react';
import type { ProductFieldsFragment } from '../gql/products';
import { IconButton } from '../ui/IconButton';
import { priceOf, rateOf } from './columns';
import { taxHere } from '../ui/format/here';

interface ProductCardProps {
  product: ProductFieldsFragment;
  onEdit?(product: ProductFieldsFragment): void;
  onDeactivate?(product: ProductFieldsFragment): void;
  onRestore?(product: ProductFieldsFragment): void;
}

export function ProductCard({ product, onEdit, onDeactivate, onRestore }: ProductCardProps) {
  const { name, sku, description } = product;
  return (
    <Box display="flex" gap="2">
      <Box flex="1" minWidth="0">
        <Box textStyle="large" overflowWrap="anywhere">
          {name}
        </Box>
        {sku && (
          <Box color="muted" layerStyle="figures" truncate>
            {sku}
          </Box>
        )}
        {description && (
          <Box color="muted" overflowWrap="anywhere">
            {description}
          </Box>
        )}
        <Box marginTop="1" layerStyle="figures">
          {priceOf(product)}
          <Box as="span" color="muted">
            {' '}
            · {taxHere()} {rateOf(product)}
          </Box>
        </Box>
      </Box>
      <Box display="flex" alignItems="flex-start" marginEnd="-2" marginTop="-2">
        {onEdit && (
          <IconButton label={`Editar producto ${name}`} size="md" icon={<Pencil />} onClick={() => onEdit(product)} />
        )}
        {onDeactivate && (
          <IconButton
            label={`Desactivar producto ${name}`}
            size="md"
            icon={<PackageX />}
            onClick={() => onDeactivate(product)}
          />
        )}
        {onRestore && (
          <IconButton
            label={`Reactivar producto ${name}`}
            size="md"
            icon={<ArchiveRestore />}
            onClick={() => onRestore(product)}
          />
        )}
      </Box>
    </Box>
  );
}
