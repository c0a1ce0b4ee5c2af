import type { EntityManager } from 'typeorm';
import { addUp, formatCents, isZero, parseDecimal, toCents } from '../../../../schema/decimal';
import { collectedOfPart } from '../../../../schema/collect/owed';
import { cameInOf, type CameIn, type Money } from '../../../../schema/kinds/money-advice';
import { balancesOf } from '../collect/owed';
import type { Invoice } from '../invoice.entity';
import { InvoiceStatus } from '../invoice.types';
import { RectificationWay } from './rectify.types';
import { rectifiedOf } from './related';

const cents = (text: string) => toCents(parseDecimal(text));

/** What an invoice replaces, and what that replaces. */
async function replacedBy(em: EntityManager, invoice: Invoice): Promise<Invoice[]> {
  if (invoice.rectificationWay !== RectificationWay.S) return [];
  const originals = await rectifiedOf(em, invoice);
  const before = await Promise.all(originals.map(each => replacedBy(em, each)));
  return [...originals, ...before.flat()];
}

/** Of what came in for one, no more than was too much went back for a credit of several: the rest was of the others. */
function lessGiven(collected: string, left: string, given: string): string {
  const excess = cents(collected) - cents(left);
  if (excess <= 0n) return collected;
  const back = -cents(given);
  return formatCents(cents(collected) - (back < excess ? back : excess));
}

/**
 * The money of an invoice with that of its family: what came in for what it replaces came in for it, and what rectifies
 * it, which stands, takes off what is to be paid and what was given back.
 */
export async function moneyOf(em: EntityManager, invoice: Invoice, standing: readonly Invoice[]): Promise<Money> {
  const family = [invoice, ...standing, ...(await replacedBy(em, invoice))];
  const balances = await balancesOf(
    em,
    invoice.tenantId,
    family.map(({ id }) => id),
  );
  const came: string[] = [];
  const given: string[] = [];
  for (const { id, payable, payableOfAll } of family) {
    const { collected } = balances.get(id)!;
    if (!payableOfAll) came.push(collected);
    else if (collected.startsWith('-')) given.push(collected);
    else came.push(collectedOfPart(collected, payable, payableOfAll));
  }
  const left = addUp([invoice, ...standing].map(({ payable }) => payable));
  return { left, collected: lessGiven(addUp(came), left, addUp(given)) };
}

/** One of zero to pay, and one that stands for simplified ones, have no entries of their own: their status says it. */
export async function cameInFor(em: EntityManager, invoice: Invoice, standing: readonly Invoice[]): Promise<CameIn> {
  const settled = invoice.kind === 'F3' || isZero(invoice.payable);
  if (settled) return invoice.status === InvoiceStatus.paid ? 'all' : 'none';
  return cameInOf(await moneyOf(em, invoice, standing));
}
