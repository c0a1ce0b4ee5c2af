import { compare, parseDecimal, plain } from '../../../../schema/decimal';
import { AppError } from '../../../platform/errors';
import type { InvoiceInput } from '../invoices.inputs';

const spanish = (amount: string) => `${plain(amount).replace('.', ',')} €`;

/** Throws where an invoice comes to another total than was seen: as where a prepayment was credited in part meanwhile. */
export function checkExpected(
  { expectedTotal, prepayments }: Pick<InvoiceInput, 'expectedTotal' | 'prepayments'>,
  total: string,
): void {
  if (expectedTotal == null || compare(parseDecimal(expectedTotal), parseDecimal(total)) === 0) return;
  const text = `El total es de ${spanish(total)}, no los ${spanish(expectedTotal)} que viste`;
  const settles = prepayments && prepayments.length > 0;
  const why = settles ? `${text}: han cambiado los anticipos. Desmárcalos y márcalos otra vez` : text;
  throw new AppError('CONFLICT', why, { [settles ? 'prepayments' : 'expectedTotal']: why });
}
