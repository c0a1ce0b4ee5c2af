import type { EntityManager } from 'typeorm';
import { addUp, compare, isPositive, isZero, parseDecimal } from '../../../schema/decimal';
import { turned } from '../../../schema/totals';
import type { Ctx } from '../../platform/context';
import { newId } from '../../platform/ids';
import { membersOf } from '../invoices/collect/asked';
import { collectInvoice, undoCollection } from '../invoices/collect/collect';
import { holdAsked, partOf } from '../invoices/collect/collect-asked';
import { standing } from '../invoices/collect/ledger';
import { markInvoice } from '../reminders/reminders';
import type { CardPaymentRow } from './card-payment.entity';

export const isMore = (a: string, b: string): boolean => compare(parseDecimal(a), parseDecimal(b)) > 0;
const lesser = (a: string, b: string) => (isMore(a, b) ? b : a);

/** What came in and how much of it has gone: given back, or lost to the bank of its holder. */
type Gone = Pick<CardPaymentRow, 'paid' | 'surplus' | 'refunded' | 'disputes'>;

const disputed = ({ disputes }: Pick<CardPaymentRow, 'disputes'>, state: 'open' | 'lost') =>
  Object.values(disputes)
    .filter(each => each.state === state)
    .map(({ amount }) => amount);

/** Never more than came in. */
export const goneOf = (row: Gone): string =>
  lesser(row.paid ?? '0.00', addUp([row.refunded, ...disputed(row, 'lost')]));

/** What its holder reclaims and nobody has decided on yet, of what has not gone. */
export const reclaimedOf = (row: Gone): string =>
  lesser(addUp([row.paid ?? '0.00', turned(goneOf(row))]), addUp(disputed(row, 'open')));

/** What was paid too much and is here still: the first that goes. */
export function surplusOf(row: Gone): string {
  const rest = addUp([row.surplus ?? '0.00', turned(goneOf(row))]);
  return isPositive(rest) ? rest : '0.00';
}

/** The part of what has gone that is no surplus. */
const ofLedger = (row: Gone): string => {
  const rest = addUp([goneOf(row), turned(row.surplus ?? '0.00')]);
  return isPositive(rest) ? rest : '0.00';
};

/**
 * What goes back is first what the company owes the customer of all that is asked with the invoice: a credit of it is given
 * back by that. Answers how much is left.
 */
async function settleCredits(em: EntityManager, ctx: Ctx, { invoiceId, intent }: CardPaymentRow, back: string) {
  const members = (await membersOf(em, ctx.me.tenantId, invoiceId)).filter(({ whole }) => whole);
  let left = turned(partOf(turned(back), addUp(members.map(({ owed }) => owed))));
  const rest = addUp([back, turned(left)]);
  for (const { id, owed } of members) {
    const amount = partOf(turned(left), owed);
    if (isZero(amount)) continue;
    const entry = { amount, date: ctx.today(), means: 'card' as const, reference: intent };
    await collectInvoice(em, ctx, id, entry, newId(ctx.now().getTime()));
    left = addUp([left, amount]);
  }
  return rest;
}

/** Undoes entries of a payment, the last first, as far as `back`; of the one that is undone in part the rest is entered anew. */
async function undo(em: EntityManager, ctx: Ctx, row: CardPaymentRow, back: string): Promise<string[]> {
  const { tenantId } = ctx.me;
  const ids = (await membersOf(em, tenantId, row.invoiceId)).map(({ id }) => id);
  const mine = (await standing(em, tenantId, ids)).filter(({ id }) => row.entries.includes(id)).toReversed();
  const whole = !isMore(addUp(mine.map(({ amount }) => amount)), back);
  const entries = [...row.entries];
  let left = back;
  for (const { id, invoiceId, amount, date, reference } of mine) {
    if (!whole && (isZero(left) || !isPositive(amount))) continue;
    await undoCollection(em, ctx, id);
    if (!whole && isMore(amount, left)) {
      const entryId = newId(ctx.now().getTime());
      const rest = addUp([amount, turned(left)]);
      await collectInvoice(em, ctx, invoiceId, { amount: rest, date, means: 'card', reference }, entryId);
      entries.push(entryId);
      left = '0.00';
    } else left = addUp([left, turned(amount)]);
  }
  return entries;
}

/** Takes out of the ledger what has gone between two states of a payment; answers its entries by then. */
export async function takeOutGone(
  em: EntityManager,
  ctx: Ctx,
  { before, after, writes }: { before: CardPaymentRow; after: CardPaymentRow; writes: boolean },
): Promise<string[]> {
  const back = addUp([ofLedger(after), turned(ofLedger(before))]);
  if (!writes || !isPositive(back)) return before.entries;
  await holdAsked(em, ctx.me.tenantId, [before.invoiceId]);
  const left = await settleCredits(em, ctx, before, back);
  if (!isPositive(left)) return before.entries;
  const entries = await undo(em, ctx, before, left);
  // It is owed again by the figures; whether it is, the company knows that gave it back.
  await markInvoice(em, ctx, before.invoiceId, { on: false });
  return entries;
}
