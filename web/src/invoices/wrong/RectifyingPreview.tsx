import { Box } from '@chakra-ui/react';
import type { InvoiceWholeFragment } from '../../gql/invoices';
import { Badge } from '../../ui/Badge';
import { today } from '../../ui/format/dates';
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
    rectifiedBy: [],
    remaining: null,
    rectification: {
      way,
      replaced: way === 'S' ? { subtotal, totalIva, recargo, total } : null,
      cause: cause.trim() || usual,
      invoices: [{ id, fullNumber: fullNumber!, date, payable, status: invoice.status, collected }],
    },
    ...change,
  };
}

interface RectifyingPreviewProps {
  invoice: InvoiceWholeFragment;
  rectifying: Rectifying;
  /** The customer's data are what changes. */
  customer: boolean;
}

export function RectifyingPreview({ invoice, rectifying, customer }: RectifyingPreviewProps) {
  return (
    <Box as="section" aria-label="Vista previa" position="relative">
      <Box marginBottom="2">
        <Badge palette="gray" dot={false}>
          Vista previa
        </Badge>
      </Box>
      <InvoicePaper invoice={paperOf(invoice, rectifying, customer)} />
    </Box>
  );
}
