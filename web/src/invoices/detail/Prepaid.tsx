import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { InvoiceWholeFragment } from '../../gql/invoices';
import { paths } from '../../paths';
import { formatMoney } from '../../ui/format/amounts';
import { formatDate } from '../../ui/format/dates';
import { Card } from '../../ui/layout/Card';
import { NumberLink } from '../../ui/layout/TextLink';

const OPEN = ['issued', 'paid'];

/** What takes a prepayment off, and which prepayments an invoice takes off. */
export function Prepaid({ invoice }: { invoice: InvoiceWholeFragment }) {
  const { prepayment, settledBy, settles, status } = invoice;
  if (prepayment && OPEN.includes(status)) {
    const title = settledBy ? 'Anticipo liquidado en' : 'Anticipo sin liquidar';
    return (
      <Side title={title}>
        {settledBy && <NumberLink to={paths.invoice(settledBy.id)}>{settledBy.fullNumber}</NumberLink>}
        <Box color="muted" textStyle="small" marginTop={settledBy ? '1' : '0'}>
          {settledBy
            ? 'Esa factura lleva la operación entera y resta este anticipo.'
            : 'Cuando factures el trabajo a este cliente, el formulario te lo ofrece para restarlo.'}
        </Box>
      </Side>
    );
  }
  if (settles.length === 0) return null;
  return (
    <Side title={settles.length > 1 ? 'Liquida los anticipos' : 'Liquida el anticipo'}>
      {settles.map(({ id, fullNumber, date, total }) => (
        <Box key={id} display="flex" justifyContent="space-between" gap="3" paddingY="0.5">
          <Box minWidth="0">
            <NumberLink to={paths.invoice(id)}>{fullNumber}</NumberLink>
            <Box color="muted" textStyle="caption">
              {formatDate(date)}
            </Box>
          </Box>
          <Box layerStyle="figures">{formatMoney(total)}</Box>
        </Box>
      ))}
    </Side>
  );
}

function Side({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card as="section" aria-label={title} padding="5">
      <Box textStyle="h2" marginBottom="2">
        {title}
      </Box>
      {children}
    </Card>
  );
}
