import { Box } from '@chakra-ui/react';
import { CircleX } from 'lucide-react';
import type { InvoiceRowFragment } from '../../gql/invoices';
import { isRefused, sealStateOf } from './sealState';

/**
 * Where the plan does not show how each invoice stands with the tax agency: only what was refused, which waits for
 * somebody.
 */
export function RefusedMark({ invoice }: { invoice: InvoiceRowFragment }) {
  const state = sealStateOf(invoice);
  if (!isRefused(state)) return null;
  const words = state === 'rejected' ? 'Rechazada por la AEAT' : 'Anulación rechazada por la AEAT';
  return (
    <Box display="flex" gap="1.5" alignItems="center" minWidth="0" textStyle="small" color="danger" title={words}>
      <Box as={CircleX} aria-hidden width="16px" height="16px" flexShrink={0} strokeWidth={1.75} />
      <Box truncate>{words}</Box>
    </Box>
  );
}
