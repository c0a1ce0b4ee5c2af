import { Box } from '@chakra-ui/react';
import type { InvoiceWholeFragment } from '../../gql/invoices';
import { paths } from '../../paths';
import { formatMoney } from '../../ui/format/amounts';
import { formatDate } from '../../ui/format/dates';
import { Card } from '../../ui/layout/Card';
import { TextLink } from '../../ui/layout/TextLink';

/** The rectifying invoices of an invoice, each with what it changes. */
export function RectifiedBy({ invoice: { rectifiedBy } }: { invoice: InvoiceWholeFragment }) {
  if (rectifiedBy.length === 0) return null;
  return (
    <Card as="section" aria-label="Rectificada por" padding="5">
      <Box textStyle="h2" marginBottom="2">
        Rectificada por
      </Box>
      {rectifiedBy.map(({ id, fullNumber, date, total, status }) => (
        <Box key={id} display="flex" justifyContent="space-between" gap="3" paddingY="1">
          <Box>
            <TextLink to={paths.invoice(id)}>{fullNumber}</TextLink>
            <Box color="muted" textStyle="small">
              {status === 'cancelled' ? 'Anulada' : formatDate(date)}
            </Box>
          </Box>
          <Box layerStyle="figures">{formatMoney(total)}</Box>
        </Box>
      ))}
    </Card>
  );
}
