import { Box } from '@chakra-ui/react';
import type { CustomerFieldsFragment } from '../gql/customers';
import { Tag } from '../ui/Badge';

/** What sets a card apart: recargo de equivalencia, and what a request over their data has left on it. */
export function CustomerMarks({
  customer: { restrictedAt, objectedAt, recargo },
}: {
  customer: CustomerFieldsFragment;
}) {
  if (!restrictedAt && !objectedAt && !recargo) return null;
  return (
    <Box as="span" marginStart="2" display="inline-flex" gap="1">
      {recargo && <Tag>Recargo</Tag>}
      {restrictedAt && <Tag>Datos limitados</Tag>}
      {objectedAt && <Tag>Se opone</Tag>}
    </Box>
  );
}
