import { Box } from '@chakra-ui/react';
import type { CustomerFieldsFragment } from '../gql/customers';
import { Tag } from '../ui/Badge';
import { recargoHere } from '../ui/format/here';

/** What sets a card apart: recargo de equivalencia, and what a request over their data has left on it. */
export function CustomerMarks({
  customer: { restrictedAt, objectedAt, recargo },
}: {
  customer: CustomerFieldsFragment;
}) {
  const surcharged = recargo && recargoHere();
  if (!restrictedAt && !objectedAt && !surcharged) return null;
  return (
    <Box as="span" marginStart="2" display="inline-flex" gap="1">
      {surcharged && <Tag>Recargo</Tag>}
      {restrictedAt && <Tag>Datos limitados</Tag>}
      {objectedAt && <Tag>Se opone</Tag>}
    </Box>
  );
}
