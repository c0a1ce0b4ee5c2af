import { addUp, compare, parseDecimal } from '../decimal';
import { pendingText, taxKey } from '../tax/causes';
import { marginName } from '../tax/margin';
import type { Tax } from '../tax/territory';
import { MOST_LINES } from './lines';
import { turned, type RateAmounts } from '../totals';

/** The record of a complete invoice names so many simplified ones at most (FacturasSustituidas). */
export const MOST_EXCHANGED = 1000;
/** Rows of breakdown that a record has at most. */
const MOST_ROWS = 12;

/** A simplified invoice, or what rectifies one, as its exchange looks at it; dates YYYY-MM-DD. */
export interface Ticket {
  fullNumber: string | null;
  kind: string;
  status: 'draft' | 'issued' | 'paid' | 'cancelled';
  date: string;
  lineCount: number;
  rates: readonly RateAmounts[];
  tax: Tax;
  /** It carries recargo de equivalencia. */
  recargo: boolean;
  /** Number of the complete invoice that stands for it. */
  exchangedBy: string | null;
  /** Of what rectifies: number of the original, where it is neither exchanged nor among these. */
  unexchanged: string | null;
  /** Of what rectifies by substitution: number of the original, where that is exchanged or among these. */
  replaces: string | null;
  /** Number of what rectifies it by substitution. */
  replacedBy: string | null;
}

/** Where it stands: `index` from 0 where one of them is to blame. */
export interface ExchangeRefusal {
  part: 'ids' | 'date';
  index?: number;
  text: string;
}

const isTicket = (kind: string): boolean => kind === 'F2' || kind === 'R5';

/** Why one of them is not exchanged, whatever the others are. */
export function ticketRefusal(ticket: Ticket): string | null {
  const { fullNumber, kind, status, exchangedBy, unexchanged, replaces, replacedBy } = ticket;
  if (!isTicket(kind))
    return `Solo se canjean facturas simplificadas sin los datos del cliente, y ${fullNumber ?? 'esta'} no lo es`;
  if (status === 'draft') return 'Un borrador no se canjea: emítelo antes, o hazlo ya como factura completa';
  if (status === 'cancelled') return `La ${fullNumber} está anulada: no hay nada que canjear`;
  if (exchangedBy) return `La ${fullNumber} ya está canjeada por ${exchangedBy}`;
  if (replacedBy) return `A la ${fullNumber} la sustituye ${replacedBy}: canjea esa, que es la que vale`;
  if (replaces) return `La ${fullNumber} sustituye a ${replaces}: deja antes sin efecto su canje, y no la elijas`;
  return unexchanged ? `La ${fullNumber} rectifica ${unexchanged}, que no está canjeada: canjéala también` : null;
}

/** Why they cannot be exchanged for one complete invoice of that date (RD 1619/2012, art. 15.6 and 16.4). */
export function exchangeRefusals(tickets: readonly Ticket[], date: string): ExchangeRefusal[] {
  if (tickets.length < 1 || tickets.length > MOST_EXCHANGED)
    return [{ part: 'ids', text: 'Elige de 1 a 1.000 facturas simplificadas' }];
  const found = tickets.flatMap((ticket, index): ExchangeRefusal[] => {
    const text = ticketRefusal(ticket);
    return text ? [{ part: 'ids', index, text }] : [];
  });
  if (found.length > 0) return found;
  const latest = tickets.map(each => each.date).reduce((a, b) => (a > b ? a : b));
  if (date < latest)
    found.push({ part: 'date', text: 'La factura del canje no puede ser anterior a las simplificadas que canjea' });
  if (tickets.some(({ tax }) => tax !== tickets[0]!.tax))
    found.push({
      part: 'ids',
      text: 'Unas llevan un impuesto y otras otro: van en facturas distintas, canjéalas aparte',
    });
  if (tickets.some(({ recargo }) => recargo !== tickets[0]!.recargo))
    found.push({
      part: 'ids',
      text: 'Unas llevan recargo de equivalencia y otras no: van en facturas distintas, canjéalas aparte',
    });
  const apart = tickets.map(apartOf);
  const name = apart.find(each => each !== undefined);
  if (apart.some(each => each !== name))
    found.push({ part: 'ids', text: `Unas van por ${name} y otras no: van en facturas distintas, canjéalas aparte` });
  if (tickets.reduce((sum, { lineCount }) => sum + lineCount, 0) > MOST_LINES)
    found.push({ part: 'ids', text: 'Juntas pasan de 1.000 líneas, que son las que caben: canjéalas en varias' });
  const rates = sumOfRates(tickets);
  if (rates.length > MOST_ROWS)
    found.push({
      part: 'ids',
      text: `Juntas pasan de ${MOST_ROWS} combinaciones de tipo y causa: canjéalas en varias`,
    });
  if (rates.some(isCrossed))
    found.push({
      part: 'ids',
      text: 'Al 0 casi exacto que suman, base y cuota quedan con signo distinto: canjéalas aparte',
    });
  return found;
}

/** What one goes by that has an invoice of its own: a margin scheme, whose paper says no VAT, or VAT that is pending. */
const apartOf = ({ rates }: Ticket): string | undefined =>
  rates
    .map(
      ({ ivaRegime: regime }) =>
        marginName(regime) ?? (pendingText(regime) && `${pendingText(regime)} (clave ${regime})`),
    )
    .find(each => each !== undefined);

const signOf = (text: string): number => compare(parseDecimal(text), parseDecimal('0'));
/** Base and quota have the same sign, which the AEAT looks at (code 1143). */
const isCrossed = ({ base, quota }: RateAmounts): boolean => signOf(base) * signOf(quota) < 0;

const rowOf = (rate: RateAmounts): string => `${taxKey(rate)} ${rate.recargoRate ?? ''}`;

/**
 * The breakdown of all of them, rows of one rate, cause and regime added up to the cent and never computed again: their
 * VAT is what the tickets say. Turned where it takes them back.
 */
export function sumOfRates<Rate extends RateAmounts>(
  tickets: readonly { rates: readonly Rate[] }[],
  back = false,
): Rate[] {
  const all = tickets.flatMap(({ rates }) => rates);
  const rows = all.filter((rate, at) => all.findIndex(each => rowOf(each) === rowOf(rate)) === at);
  return rows
    .map(row => {
      const same = all.filter(each => rowOf(each) === rowOf(row));
      const sum = (pick: (rate: Rate) => string | null | undefined) =>
        added(
          same.map(rate => pick(rate) ?? '0'),
          back,
        );
      return {
        ...row,
        ...(row.cost && { cost: sum(({ cost }) => cost) }),
        ...(same.some(({ cashBasis }) => cashBasis) && { cashBasis: true }),
        base: sum(({ base }) => base),
        quota: sum(({ quota }) => quota),
        ...(row.recargo && { recargo: sum(({ recargo }) => recargo) }),
      };
    })
    .sort((a, b) => b.ivaRate - a.ivaRate || (rowOf(a) < rowOf(b) ? -1 : 1));
}

/** A sum, with its sign turned where it takes back. */
export const added = (amounts: readonly string[], back = false): string => {
  const sum = addUp(amounts);
  return back ? turned(sum) : sum;
};

/** The day of the operations: that of the last of them (RD 1619/2012, art. 6.1.i). */
export const operationOf = (tickets: readonly { date: string; operationDate: string | null }[]): string =>
  tickets.map(({ date, operationDate }) => operationDate ?? date).reduce((a, b) => (a > b ? a : b));
