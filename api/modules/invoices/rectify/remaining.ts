import { rateKey, standingRates } from '../../../../schema/kinds/left';
import { rateText } from '../../../../schema/tax/territory';
import { addUp, formatCents, parseDecimal, toCents } from '../../../../schema/decimal';
import { euros } from '../../../platform/euros';
import type { Invoice } from '../invoice.entity';
import type { InvoiceRate } from '../invoice.types';

type Amounts = Pick<Invoice, 'rates' | 'rectificationWay'>;

const cents = (text: string) => toCents(parseDecimal(text));
const percentOf = ({ ivaRate, ivaCause }: { ivaRate: number; ivaCause: string | null }) =>
  `${rateText(ivaRate)} %${ivaCause ? ` (${ivaCause})` : ''}`;

/** What a rate's base comes to in several invoices, in cents. */
const baseAt = (key: string, invoices: readonly Pick<Invoice, 'rates'>[]): bigint =>
  invoices
    .flatMap(({ rates }) => rates)
    .filter(rate => rateKey(rate) === key)
    .reduce((sum, { base }) => sum + cents(base), 0n);

/** The invoices whose amounts together are what stands: nothing else rectifies an original that was replaced. */
function standingOf(original: Amounts, rectifying: readonly Amounts[]): readonly Amounts[] {
  const replacing = rectifying.filter(({ rectificationWay }) => rectificationWay === 'S');
  return replacing.length > 0 ? replacing : [original, ...rectifying];
}

/** What is left of an invoice at each rate, with all that rectifies it; in the order of its own rows, new ones last. */
export function remainingOf(original: Invoice, rectifying: readonly Invoice[]): InvoiceRate[] {
  const standing = standingOf(original, rectifying).flatMap(({ rates }) => rates);
  return standingRates(original.rates, standing).map(({ same, rate }) => ({
    ...rate,
    ...(rate.cost && { cost: addUp(same.map(({ cost }) => cost ?? '0')) }),
  }));
}

const size = (amount: bigint) => euros(formatCents(amount < 0n ? -amount : amount));

/** What is left at each rate where something is, as a sentence lists it. */
export const leftText = (original: Invoice, rectifying: readonly Invoice[]): string =>
  remainingOf(original, rectifying)
    .filter(({ base }) => cents(base) !== 0n)
    .map(rate => `${euros(rate.base)} de base al ${percentOf(rate)}`)
    .join(' y ') || 'nada';

/**
 * Rates of which more was taken back than the original has, with all that rectifies it. What a rectifying invoice takes
 * off is given back by another one, so there it is the other way round.
 */
export function takenBeyond(original: Invoice, rectifying: readonly Amounts[]): string[] {
  const standing = standingOf(original, rectifying);
  return rectifying
    .flatMap(({ rates }) => rates)
    .filter((rate, at, all) => all.findIndex(each => rateKey(each) === rateKey(rate)) === at)
    .flatMap(rate => {
      const had = baseAt(rateKey(rate), [original]) || cents(original.subtotal);
      const left = baseAt(rateKey(rate), standing);
      if (left === 0n || left > 0n === had >= 0n) return [];
      const [done, was] = left < 0n ? ['abonan', 'facturó'] : ['cargan', 'abonó'];
      return `Al ${percentOf(rate)} se ${done} ${size(left)} más de base de lo que se ${was} en ${original.fullNumber}.`;
    });
}
