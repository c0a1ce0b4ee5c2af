import { paths } from '../paths';
import { RowTarget } from '../ui/table/RowTarget';
import { Box } from '@chakra-ui/react';
import { Pencil, Trash2 } from 'lucide-react';
import type { CustomerFieldsFragment } from '../gql/customers';
import { IconButton } from '../ui/IconButton';
import { CustomerMarks } from './CustomerMarks';

interface CustomerCardProps {
  customer: CustomerFieldsFragment;
  onEdit(customer: CustomerFieldsFragment): void;
  onDelete(customer: CustomerFieldsFragment): void;
}

export function CustomerCard({ customer, onEdit, onDelete }: CustomerCardProps) {
  const { id, name, nif, email, phone, city } = customer;
  return (
    <Box>
      {/* Floating, so that a long email has the whole width under them. */}
      <Box float="right" position="relative" zIndex="1" display="flex" marginStart="2" marginEnd="-2" marginTop="-2">
        <IconButton label={`Editar cliente ${name}`} size="md" icon={<Pencil />} onClick={() => onEdit(customer)} />
        <IconButton label={`Eliminar cliente ${name}`} size="md" icon={<Trash2 />} onClick={() => onDelete(customer)} />
      </Box>
      <Box textStyle="large" overflowWrap="anywhere">
        <RowTarget to={paths.customer(id)}>{name}</RowTarget>
        <CustomerMarks customer={customer} />
      </Box>
      <Box color="muted" overflowWrap="anywhere">
        <Box as="span" layerStyle="figures">
          {nif}
        </Box>
        {city && ` · ${city}`}
      </Box>
      {email && (
        <Box color="muted" overflowWrap="anywhere">
          {email}
        </Box>
      )}
      {phone && (
        <Box color="muted" layerStyle="figures">
          {phone}
        </Box>
      )}
    </Box>
  );
}
