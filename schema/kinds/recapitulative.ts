import { dayOf, daysOf, partsOf, slashed } from '../days';
import { identityOf, isEntity, type Numbered } from '../identity';

/** A line as far as the day of its operation goes, YYYY-MM-DD; null: none is said. */
export interface Dated {
  operationDate?: string | null;
}

/** Where a line's date is wrong: of `line`, counted from 0. */
interface DateRefusal {
  line: number;
  text: string;
}

const datesOf = (lines: readonly Dated[]): string[] => lines.flatMap(({ operationDate }) => operationDate ?? []).sort();
/** It says of its lines when each operation was. */
export const isDated = (lines: readonly Dated[]): boolean => lines.some(({ operationDate }) => Boolean(operationDate));

/** Operations of several days in one invoice (RD 1619/2012, art. 13). */
export const isRecapitulative = (lines: readonly Dated[]): boolean => new Set(datesOf(lines)).size > 1;

const monthOf = (date: string): string => date.slice(0, 7);

/** '2026-11' -> '2026-11-30' */
export function lastDayOf(month: string): string {
  const [year, number] = partsOf(month);
  return dayOf(year, number, daysOf(year, number));
}

/** The 15th of the month after. */
function fifteenthAfter(month: string): string {
  const [year, number] = partsOf(month);
  return dayOf(year, number + 1, 15);
}

/** The month of a recapitulative invoice's operations, '2026-11'; null: it is none. */
export const recapitulated = (lines: readonly Dated[]): string | null =>
  isRecapitulative(lines) ? monthOf(datesOf(lines)[0]!) : null;

/**
 * The day of the operation of an invoice whose lines say theirs: where it is one day, that one; of a whole month its last
 * day, or the last operation where it is issued before (AEAT, FAQ 2.13 and 2.31 of the SII). null: the day of issue.
 */
export function operationOf(lines: readonly Dated[], date: string): string | null {
  const dates = datesOf(lines);
  const last = dates.at(-1);
  if (!last) return null;
  const end = lastDayOf(monthOf(last));
  const day = isRecapitulative(lines) && date >= end ? end : last;
  return day === date ? null : day;
}

/**
 * Which dates cannot be: after the invoice, of another month than the first, and, where `each` line needs one, none.
 */
export function dateRefusals(lines: readonly Dated[], date: string, each = true): DateRefusal[] {
  const first = lines.find(({ operationDate }) => operationDate)?.operationDate;
  if (!first) return [];
  return lines.flatMap(({ operationDate }, line): DateRefusal[] => {
    if (!operationDate)
      return each ? [{ line, text: 'Escribe la fecha de esta operación: las otras líneas llevan la suya' }] : [];
    if (operationDate > date) return [{ line, text: 'La operación no puede ser posterior a la factura' }];
    if (monthOf(operationDate) === monthOf(first)) return [];
    return [
      {
        line,
        text: `Una factura reúne operaciones de un solo mes: esta es del ${slashed(operationDate)} y la primera, del ${slashed(first)}`,
      },
    ];
  });
}

/** A customer that is a business for certain; a person may be one or not. */
function isSurelyBusiness(customer: Numbered): boolean {
  const identity = identityOf(customer);
  return identity.kind === '02' || isEntity(identity);
}

const LAW = 'artículo 13 del Reglamento de facturación';

/**
 * What to know of a recapitulative invoice that is issued too late: by the month's last day, or before the 16th of the
 * next where the customer is a business. null: it is in time.
 */
export function lateness(
  lines: readonly Dated[],
  date: string,
  { name, ...customer }: Numbered & { name: string },
): string | null {
  const month = recapitulated(lines);
  if (!month) return null;
  const [end, limit] = [lastDayOf(month), fifteenthAfter(month)];
  if (date <= end || (date <= limit && isSurelyBusiness(customer))) return null;
  if (date <= limit)
    return `Si ${name} es un particular, esta factura recapitulativa llega tarde: era hasta el ${slashed(end)}. Si es empresa o profesional, está en plazo hasta el ${slashed(limit)} (${LAW}).`;
  return `Esta factura recapitulativa llega tarde: era hasta el ${slashed(isSurelyBusiness(customer) ? limit : end)} (${LAW}).`;
}
