import { Box } from '@chakra-ui/react';
import { ratesLeft, saysLeft } from '../../../../schema/kinds/left';
import type { InvoiceWholeFragment } from '../../gql/invoices';
import { Badge } from '../../ui/Badge';
import { formatDate, today } from '../../ui/format/dates';
import { InvoicePaper } from '../detail/InvoicePaper';
import type { Rectifying } from './useRectifying';

/** The paper as it will be, by the same blocks as the one that is issued. */
function paperOf(invoice: InvoiceWholeFragment, rectifying: Rectifying, customer: boolean): InvoiceWholeFragment {
  const { number, kind, way, change, cause, usual, right } = rectifying;
  const { id, fullNumber, date, subtotal, totalIva, recargo, total, payable, collected } = invoice;
  const operation = invoice.operationDate ?? date;
  return {
    ...invoice,
    kind,
    ...(customer && {
      customer: null,
      customerName: right.name,
      customerNif: right.nif,
      customerAddress: right.address || null,
    }),
    fullNumber: number ?? '—',
    series: number?.split('-')[0] ?? '—',
    date: today(),
    operationDate: operation === today() ? null : operation,
    notes: null,
    // What rectifies says nothing of its payment.
    ...{ dueDate: null, paymentTerms: null, paymentMeans: null, iban: null },
    rectifiedBy: [],
    remaining: null,
    rectification: {
      way,
      replaced: way === 'S' ? { subtotal, totalIva, recargo, total } : null,
      cause: cause.trim() || usual,
      debt: rectifying.debt,
      form: null,
      because: null,
      left: leftBy(invoice, rectifying),
      invoices: [{ id, fullNumber: fullNumber!, date, payable, status: invoice.status, collected }],
    },
    ...change,
  };
}

/** How it leaves the invoice, with what rectified it before. */
function leftBy({ rates, remaining }: InvoiceWholeFragment, { way, debt, change }: Rectifying) {
  if (!saysLeft({ way, debt, rates: change.rates }, rates)) return null;
  return ratesLeft(rates, [...(remaining ?? rates), ...change.rates]);
}

interface RectifyingPreviewProps {
  invoice: InvoiceWholeFragment;
  rectifying: Rectifying;
  /** The customer's data are what changes. */
  customer: boolean;
}

export function RectifyingPreview({ invoice, rectifying, customer }: RectifyingPreviewProps) {
  const paper = paperOf(invoice, rectifying, customer);
  return (
    <Box as="section" aria-label="Vista previa">
      <InvoicePaper invoice={paper} head={<Head number={paper.fullNumber!} date={paper.date} />} />
    </Box>
  );
}

/** What a page of its own has as its heading. */
function Head({ number, date }: { number: string; date: string }) {
  return (
    <Box display="grid" gap="4" justifyItems="start" marginBottom="6">
      <Badge palette="gray" dot={false}>
        Vista previa
      </Badge>
      <Box>
        <Box textStyle="caption" color="muted">
          Factura rectificativa
        </Box>
        <Box textStyle="h1" layerStyle="figures">
          {number}
        </Box>
        <Box color="muted" layerStyle="figures">
          {formatDate(date)}
        </Box>
      </Box>
    </Box>
  );
}
