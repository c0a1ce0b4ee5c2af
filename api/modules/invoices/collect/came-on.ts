import { badField } from '../../../platform/errors';
import type { Invoice } from '../invoice.entity';

/** Years before its operation in which an invoice may have been paid: what is older was mistyped, and would lie in a tax year of then. */
const YEARS_BEFORE = 5;

/** Refuses a day on which an invoice was paid: in the future (`future` says so), or long before there was anything to pay. */
export function checkCameOn(
  day: string,
  { date, operationDate }: Pick<Invoice, 'date' | 'operationDate'>,
  today: string,
  future: string,
): void {
  if (day > today) throw badField('date', future);
  const since = operationDate && operationDate < date ? operationDate : date;
  const first = `${Number(since.slice(0, 4)) - YEARS_BEFORE}${since.slice(4)}`;
  if (day < first)
    throw badField('date', `La fecha es de más de ${YEARS_BEFORE} años antes de la factura: revisa el año`);
}
