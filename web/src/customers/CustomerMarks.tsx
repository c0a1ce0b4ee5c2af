import { Box } from '@chakra-ui/react';
import type { CustomerFieldsFragment } from '../gql/customers';
import { Tag } from '../ui/Badge';

/** What a request over their data has left on a card. */
export function CustomerMarks({ customer: { restrictedAt, objectedAt } }: { customer: CustomerFieldsFragment }) {
  if (!restrictedAt && !objectedAt) return null;
  return (
    <Box as="span" marginStart="2" display="inline-flex" gap="1">
      {restrictedAt && <Tag>Datos limitados</Tag>}
      {objectedAt && <Tag>Se opone</Tag>}
    </Box>
  );
}
