import { Box } from '@chakra-ui/react';
import type { InvoiceRowFragment } from '../../gql/invoices';
import { LOOKS, sealStateOf } from './sealState';

/** How an invoice stands with the tax agency, as a picture and a word. */
export function SealMark({ invoice }: { invoice: InvoiceRowFragment }) {
  const standing = sealStateOf(invoice);
  if (!standing)
    return (
      <Box as="span" color="muted" aria-label="Sin registro">
        —
      </Box>
    );
  const { mark, tone, word, more } = LOOKS[standing];
  return (
    <Box as="span" display="inline-flex" alignItems="center" gap="2" color={tone} whiteSpace="nowrap">
      <Box as={mark} aria-hidden width="16px" height="16px" flexShrink={0} strokeWidth={1.75} />
      <span>
        {word}
        {more && (
          <Box as="span" srOnly>
            {' '}
            {more}
          </Box>
        )}
      </span>
    </Box>
  );
}
