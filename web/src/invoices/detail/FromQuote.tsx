import { Box } from '@chakra-ui/react';
import { quoteTitle } from '../../../../schema/kinds/quote';
import { useQuoteOfInvoiceQuery } from '../../gql/invoices';
import { paths } from '../../paths';
import { Card } from '../../ui/layout/Card';
import { NumberLink } from '../../ui/layout/TextLink';

/** The quote that an invoice was made of; nothing of most. */
export function FromQuote({ invoiceId }: { invoiceId: string }) {
  const quote = useQuoteOfInvoiceQuery({ variables: { id: invoiceId } }).data?.invoice.quote;
  if (!quote) return null;
  const title = quoteTitle(quote.kind);
  return (
    <Card as="section" aria-label={title} padding="5">
      <Box textStyle="h2" marginBottom="2">
        {title}
      </Box>
      <NumberLink to={paths.quote(quote.id)}>{quote.fullNumber}</NumberLink>
    </Card>
  );
}
