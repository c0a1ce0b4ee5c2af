import { Box } from '@chakra-ui/react';
import type { InvoiceWholeFragment } from '../../gql/invoices';
import { paths } from '../../paths';
import { TextLink } from '../../ui/layout/TextLink';
import { mayShare } from './originals';

/** Beside one that is rectified: the way to rectify others of the same customer with it. */
export function TogetherLink({ invoice }: { invoice: InvoiceWholeFragment }) {
  // What somebody else issued has a series of theirs, and is rectified alone.
  if (!mayShare(invoice) || invoice.issuedBy) return null;
  return (
    <Box textStyle="small" color="muted" marginTop="1">
      {invoice.customer || invoice.customerName
        ? '¿Lo mismo en otras facturas suyas?'
        : '¿Lo mismo en otras simplificadas?'}{' '}
      <TextLink to={paths.together([invoice.id])}>Rectifícalas juntas</TextLink>
    </Box>
  );
}
