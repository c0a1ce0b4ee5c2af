import { Box } from '@chakra-ui/react';
import type { QuoteRowFragment } from '../../gql/invoices';
import { paths } from '../../paths';
import { formatMoney } from '../../ui/format/amounts';
import { formatDate } from '../../ui/format/dates';
import { RowTarget } from '../../ui/table/RowTarget';
import { QuoteState } from '../../ui/QuoteState';

/** A row of the list below 992 px. */
export function QuoteCard({ quote }: { quote: QuoteRowFragment }) {
  return (
    <>
      <RowTarget to={paths.quote(quote.id)}>
        <Box as="span" textStyle="large" overflowWrap="anywhere">
          {quote.customerName}
        </Box>
      </RowTarget>
      <Box color="muted" layerStyle="figures">
        {quote.fullNumber} · hasta el {formatDate(quote.validUntil)}
      </Box>
      <Box display="flex" justifyContent="space-between" alignItems="baseline" gap="3" marginTop="2">
        <QuoteState quote={quote} />
        <Box textStyle="h2" layerStyle="figures">
          {formatMoney(quote.total)}
        </Box>
      </Box>
    </>
  );
}
