import { dayOf, daysAfter, daysOf, partsOf } from '../days';

/**
 * When an invoice is to be paid, written as a short text: '30' is thirty days after its date, 'M30' thirty days after the
 * end of its month, '30@25' the first 25th from thirty days on, '0' on receipt. A day that a month has not is its last.
 */
const WRITTEN = /^(M?)(\d{1,3})(?:@(\d{1,2}))?$/;
const MOST_DAYS = 365;

/** Where nothing was agreed, a company has so many days (Ley 3/2004, art. 4.1). */
const DAYS_BY_LAW = 30;
/** A company may agree on no more with another (Ley 3/2004, art. 4.3). */
const MOST_BY_LAW = 60;

interface Terms {
  fromMonthEnd: boolean;
  days: number;
  /** The day of the month on which the customer pays; null: any. */
  payDay: number | null;
}

/** What a text of terms says; null: it is none. */
export function parseTerms(text: string): Terms | null {
  const [, end, days, payDay] = WRITTEN.exec(text) ?? [];
  if (days === undefined || String(Number(days)) !== days || Number(days) > MOST_DAYS) return null;
  if (payDay !== undefined && (String(Number(payDay)) !== payDay || Number(payDay) < 1 || Number(payDay) > 31))
    return null;
  return { fromMonthEnd: end === 'M', days: Number(days), payDay: payDay === undefined ? null : Number(payDay) };
}

/** The first day of that number from a date on; of a shorter month its last. */
function nextPayDay(date: string, payDay: number): string {
  const [year, month, day] = partsOf(date);
  const at = Math.min(payDay, daysOf(year, month));
  return day <= at ? dayOf(year, month, at) : dayOf(year, month + 1, Math.min(payDay, daysOf(year, month + 1)));
}

/** The day on which an invoice of a date is due under these terms; null: they say nothing. */
export function dueDateOf(date: string, text: string | null): string | null {
  const terms = text === null ? null : parseTerms(text);
  if (!terms) return null;
  const [year, month] = partsOf(date);
  const from = terms.fromMonthEnd ? dayOf(year, month, daysOf(year, month)) : date;
  const due = daysAfter(from, terms.days);
  return terms.payDay === null ? due : nextPayDay(due, terms.payDay);
}

/** The day from which an issued invoice counts as overdue: what it says, else what the law gives. */
export const dueOnOf = ({ date, dueDate }: { date: string; dueDate: string | null }): string =>
  dueDate ?? daysAfter(date, DAYS_BY_LAW);

/** Words of terms in a language. */
export interface TermsWords {
  receipt: string;
  monthEnd: string;
  days(days: number): string;
  fromMonthEnd(days: number): string;
  /** On which day of the month, 31 is the last: after other words, and alone. */
  payDay(day: number): string;
  payDayAlone(day: number): string;
}

export const SPANISH: TermsWords = {
  receipt: 'Al recibirla',
  monthEnd: 'A fin de mes',
  days: days => (days === 1 ? 'A 1 día' : `A ${days} días`),
  fromMonthEnd: days => `${SPANISH.days(days)} desde fin de mes`,
  payDay: day => (day === 31 ? 'el último día del mes' : `el día ${day} del mes`),
  payDayAlone: day => (day === 31 ? 'El último día del mes' : `El día ${day} del mes`),
};

/** Terms as the paper says them; '' where they are none. */
export function termsText(text: string | null, words = SPANISH): string {
  const terms = text === null ? null : parseTerms(text);
  if (!terms) return '';
  const { fromMonthEnd, days, payDay } = terms;
  const from = fromMonthEnd
    ? days === 0
      ? words.monthEnd
      : words.fromMonthEnd(days)
    : days === 0
      ? words.receipt
      : words.days(days);
  if (payDay === null) return from;
  return days === 0 && !fromMonthEnd ? words.payDayAlone(payDay) : `${from}, ${words.payDay(payDay)}`;
}

/** What to know of terms between companies; '' where the law has nothing against them. */
export const termsWarning = (text: string): string =>
  (parseTerms(text)?.days ?? 0) > MOST_BY_LAW
    ? 'Entre empresas la ley no deja pactar más de 60 días (Ley 3/2004, art. 4.3).'
    : '';

/** No day further off is believed. */
const MOST_YEARS = 5;

/** Why an invoice of a date cannot be due on a day; null: it can. */
export function dueDateProblem(date: string, dueDate: string | null | undefined): string | null {
  if (!dueDate) return null;
  if (dueDate < date) return 'El vencimiento no puede ser anterior a la fecha de la factura';
  return dueDate > `${Number(date.slice(0, 4)) + MOST_YEARS}${date.slice(4)}`
    ? `El vencimiento es, como mucho, ${MOST_YEARS} años posterior a la factura`
    : null;
}

/** Those that are offered; others can be written. */
export const USUAL_TERMS = ['0', '7', '15', '30', '60', 'M0', 'M30', '30@25', '30@31'] as const;
