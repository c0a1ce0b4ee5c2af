import { compare, parseDecimal } from '../../../../schema/decimal';
import { AppError } from '../../../platform/errors';
import { euros } from '../../../platform/euros';
import type { TerritoryRules } from '../../../../schema/tax/territory';
import type { InvoiceInput } from '../invoices.inputs';

/** Throws where an invoice comes to another total than was seen: as where a prepayment was credited in part meanwhile. */
export function checkExpected(
  { expectedTotal, prepayments }: Pick<InvoiceInput, 'expectedTotal' | 'prepayments'>,
  total: string,
): void {
  if (expectedTotal == null || compare(parseDecimal(expectedTotal), parseDecimal(total)) === 0) return;
  const text = `El total es de ${euros(total)}, no los ${euros(expectedTotal)} que viste`;
  const settles = prepayments && prepayments.length > 0;
  const why = settles ? `${text}: han cambiado los anticipos. Desmárcalos y márcalos otra vez` : text;
  throw new AppError('CONFLICT', why, { [settles ? 'prepayments' : 'expectedTotal']: why });
}

/** Throws where the company has moved since: whoever wrote the invoice saw other rates, and another name of its tax. */
export function checkExpectedTax(
  { expectedTax }: Pick<InvoiceInput, 'expectedTax'>,
  { tax, name }: TerritoryRules,
): void {
  if (expectedTax == null || expectedTax === tax) return;
  const text = `Esto se escribió con ${expectedTax} y tu empresa está ahora en ${name}, donde se factura con ${tax}: recarga la página y elige el ${tax} de cada línea`;
  throw new AppError('CONFLICT', text, { expectedTax: text });
}
