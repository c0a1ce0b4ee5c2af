import type { EntityManager } from 'typeorm';
import { ratesLeft, saysLeft } from '../../../../schema/kinds/left';
import type { Invoice } from '../invoice.entity';
import { isOfDebt } from './debt';
import { type RateLeft } from './rectify.types';
import { rectifyingOf } from './related';

/** It had been issued when the other was, and was not annulled until then. */
const stoodAt = ({ id, issuedAt, cancelledAt }: Invoice, other: Invoice): boolean => {
  if (id === other.id) return true;
  const [own, at] = [issuedAt!.getTime(), other.issuedAt!.getTime()];
  return (own < at || (own === at && id < other.id)) && (cancelledAt === null || cancelledAt.getTime() > at);
};

/**
 * How an invoice by differences leaves the one that it rectifies, by rate: as it was when it was issued, so that its paper
 * says the same whenever it is drawn. Null where it says nothing of that, and where it rectifies several.
 */
export async function leftAfter(
  em: EntityManager,
  document: Invoice,
  originals: readonly Invoice[],
): Promise<RateLeft[] | null> {
  const [original, ...more] = originals;
  if (!original || more.length > 0 || document.issuedAt === null) return null;
  const { rectificationWay: way, rates } = document;
  if (!saysLeft({ way, debt: isOfDebt(document), rates }, original.rates)) return null;
  const standing = (await rectifyingOf(em, original)).filter(each => stoodAt(each, document));
  return ratesLeft(
    original.rates,
    [original, ...standing].flatMap(({ rates }) => rates),
  ) as RateLeft[];
}
