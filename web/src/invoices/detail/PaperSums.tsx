import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { addUp } from '../../../../schema/decimal';
import { saysPricesWithTax } from '../../../../schema/kinds/simplified';
import { byMargin } from '../../../../schema/tax/margin';
import { turned } from '../../../../schema/totals';
import type { InvoiceWholeFragment } from '../../gql/invoices';
import { formatMoney, formatQuantity } from '../../ui/format/amounts';

/** What an invoice comes to, and where it is another amount, what is to be paid. */
type Summed = Pick<
  InvoiceWholeFragment,
  | 'subtotal'
  | 'totalIva'
  | 'recargo'
  | 'total'
  | 'withholdingPercent'
  | 'withholding'
  | 'suplidos'
  | 'payable'
  | 'lines'
  | 'rates'
  | 'discountPercent'
  | 'discountAmount'
  | 'tax'
  | 'kind'
  | 'qualified'
>;

export function PaperSums({ invoice, whole = 'Total factura' }: { invoice: Summed; whole?: string }) {
  const { subtotal, totalIva, recargo, total, withholdingPercent, withholding, suplidos, payable } = invoice;
  const more = withholding !== null || suplidos.length > 0;
  return (
    <Box>
      <WholeDiscount invoice={invoice} />
      {!byMargin(invoice.rates) && (
        <>
          <Sum name="Subtotal">{formatMoney(subtotal)}</Sum>
          <Sum name={saysPricesWithTax(invoice) ? `${invoice.tax} incluido` : invoice.tax}>{formatMoney(totalIva)}</Sum>
        </>
      )}
      {recargo !== null && <Sum name="Recargo de equivalencia">{formatMoney(recargo)}</Sum>}
      {more && (
        <Sum name={whole} strong>
          {formatMoney(total)}
        </Sum>
      )}
      {withholding && withholdingPercent && (
        <Sum name={`Retención IRPF ${formatQuantity(withholdingPercent)}\u00a0%`}>
          {formatMoney(turned(withholding))}
        </Sum>
      )}
      {suplidos.length > 0 && <Sum name="Suplidos">{formatMoney(addUp(suplidos.map(({ amount }) => amount)))}</Sum>}
      <Box display="flex" justifyContent="space-between" alignItems="baseline" gap="3" marginTop="2">
        <Box textStyle="h2">{more ? 'Total a pagar' : 'Total'}</Box>
        <Box textStyle="amountXl" layerStyle="figures">
          {formatMoney(more ? payable : total)}
        </Box>
      </Box>
    </Box>
  );
}

/** Between what the lines come to and the base. */
function WholeDiscount({ invoice }: { invoice: Summed }) {
  const { lines, subtotal, discountPercent, discountAmount } = invoice;
  if (!discountPercent && !discountAmount) return null;
  const before = addUp(lines.map(({ amount }) => amount));
  const name = discountPercent ? `Descuento ${formatQuantity(discountPercent)}\u00a0%` : 'Descuento';
  return (
    <>
      <Sum name="Suma">{formatMoney(before)}</Sum>
      <Sum name={name}>{formatMoney(addUp([subtotal, turned(before)]))}</Sum>
    </>
  );
}

function Sum({ name, strong, children }: { name: string; strong?: boolean; children: ReactNode }) {
  return (
    <Box
      display="flex"
      justifyContent="space-between"
      gap="3"
      paddingY="0.5"
      fontWeight={strong ? 'medium' : undefined}
    >
      <Box color={strong ? 'text' : 'muted'}>{name}</Box>
      <Box layerStyle="figures">{children}</Box>
    </Box>
  );
}
