import type { Said } from './causes';
import { isBusinessAbroad, isHere, isInUnion, type Identity } from '../identity';
import { conditionsOf } from './conditions';
import { marginName } from './margin';
import { RULES, type Tax, type Territory } from './territory';

/** What leaves the territory, or is put on a level with it. */
const EXPORTS: readonly string[] = ['E2', 'E3', 'E4'];

/**
 * Whether a cause that was chosen for somebody else may be proposed for this customer. Stricter than what the law
 * refuses: an export may be delivered for a customer of the Union or of Spain, but nobody means it without saying so,
 * and what stays here is nothing for somebody abroad.
 */
export function isLikely(said: Said, customer: Identity, tax: Tax): boolean {
  if (conditionsOf(customer, [said], tax).length > 0) return false;
  const { ivaCause } = said;
  if (isHere(customer)) return !EXPORTS.includes(ivaCause ?? '') && (ivaCause !== 'N2' || said.ivaRegime === '08');
  if (EXPORTS.includes(ivaCause ?? '')) return tax !== 'IVA' || !isInUnion(customer);
  return ['E5', 'N2'].includes(ivaCause ?? '');
}

/** Whether a Spanish customer's territory has another tax than the company's. `where` null: its address says nothing. */
const isElsewhere = (where: Territory | null, tax: Tax): where is Territory =>
  where !== null && RULES[where].tax !== tax;

const placeOf = (where: Territory) => (where === 'peninsula' ? 'la Península o Baleares' : RULES[where].name);

/**
 * Whether a cause that is likely is put without asking. Of somebody abroad, or where another tax is, it may as well have
 * been goods as a service: whoever invoices is asked, once a customer.
 */
export const goesUnasked = (customer: Identity, where: Territory | null, tax: Tax): boolean =>
  isHere(customer) && !isElsewhere(where, tax);

interface Taxable extends Said {
  ivaRate: number;
}

/**
 * Whether it has tax that a business abroad mostly does not pay. What is earned of travel is taxed where the agency is;
 * goods bought second-hand go with their tax to another Member State too (LIVA, arts. 25 and 144).
 */
const isAmiss = ({ ivaRate, ivaRegime }: Taxable, inUnion: boolean): boolean =>
  ivaRate !== 0 && !(ivaRegime === '05' || (inUnion && marginName(ivaRegime)));

/**
 * What the law allows and is mostly a slip, to be said before an invoice is issued. `customer` null: nobody is known.
 * `where`: the territory that a customer's address says.
 */
export function doubtsOf(
  customer: Identity | null,
  where: Territory | null,
  lines: readonly Taxable[],
  tax: Tax,
): string[] {
  if (!customer || lines.length === 0) return [];
  if (isHere(customer))
    return isElsewhere(where, tax) && lines.some(({ ivaRate }) => ivaRate !== 0)
      ? [
          `Lleva ${tax} y el cliente está en ${placeOf(where)}: lo que se envía allí, y casi todo servicio a una empresa de allí, va sin ${tax}, con su causa.`,
        ]
      : [];
  const found: string[] = [];
  const exported = lines.find(({ ivaCause }) => EXPORTS.includes(ivaCause ?? ''));
  if (exported && tax === 'IVA' && isInUnion(customer))
    found.push(
      `Una línea va como exportación (${exported.ivaCause}) y el cliente es de la Unión: lo usual es E5 si es mercancía, o N2 si es un servicio.`,
    );
  if (isBusinessAbroad(customer) && lines.some(each => isAmiss(each, isInUnion(customer))))
    found.push(
      tax === 'IVA' && isInUnion(customer)
        ? 'Lleva IVA y el cliente es una empresa de otro país de la Unión: lo usual es ir sin IVA, con su causa.'
        : `Lleva ${tax} y el cliente es de otro país: lo usual es ir sin ${tax}, con su causa.`,
    );
  return found;
}
