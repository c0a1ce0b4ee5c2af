import { blankToNull } from '../../../platform/graphql/validation';
import type { EntityManager } from 'typeorm';
import type { Means } from '../../../../schema/collect/means';
import { addUp, compare, isZero, parseDecimal } from '../../../../schema/decimal';
import { turned } from '../../../../schema/totals';
import type { Ctx } from '../../../platform/context';
import { newId } from '../../../platform/ids';
import { lockInvoices } from '../lock-invoice';
import { membersOf, type Member } from './asked';
import { collectInvoice } from './collect';
import { clerkOf, enterOne } from './ledger';

/** What came in for what is asked, and how. */
interface Came {
  date: string;
  amount: string;
  means: Means;
  reference: string;
}

export interface Entered {
  entryId: string;
  invoiceId: string;
  amount: string;
}

const isLess = (a: string, b: string) => compare(parseDecimal(a), parseDecimal(b)) < 0;

/** How much of `left` goes to what is owed: no more than either, and 0 where their signs differ. */
export function partOf(left: string, owed: string): string {
  if (isZero(owed) || isZero(left) || left.startsWith('-') !== owed.startsWith('-')) return '0.00';
  return isLess(left, owed) === left.startsWith('-') ? owed : left;
}

/**
 * How an amount is spread over a family. All that is asked settles each of them with its own sign: a credit as given
 * back, the others as paid. A part goes to those of which something is owed, the oldest first.
 */
export function shares(members: readonly Member[], amount: string): Omit<Entered, 'entryId'>[] {
  const whole = members.filter(each => each.whole);
  if (members.length === whole.length && addUp(whole.map(({ owed }) => owed)) === addUp([amount]))
    return whole
      .filter(({ owed, entered }) => !isZero(owed) || !entered)
      .map(({ id, owed }) => ({ invoiceId: id, amount: owed }))
      .toSorted((a, b) => Number(a.amount.startsWith('-')) - Number(b.amount.startsWith('-')));
  let left = amount;
  return members.flatMap(({ id, owed }) => {
    const part = partOf(left, owed);
    left = addUp([left, turned(part)]);
    return isZero(part) ? [] : [{ invoiceId: id, amount: part }];
  });
}

/** Holds invoices and their families until COMMIT. */
export async function holdAsked(em: EntityManager, tenantId: string, ids: string[]): Promise<void> {
  const members: string[] = [];
  for (const id of new Set(ids)) for (const member of await membersOf(em, tenantId, id)) members.push(member.id);
  await lockInvoices(em, tenantId, [...new Set([...ids, ...members])]);
}

/** Writes down what came in for a family as one act, which is undone as one too. The caller holds its invoices. */
export async function collectAsked(
  em: EntityManager,
  ctx: Ctx,
  parts: readonly Omit<Entered, 'entryId'>[],
  { date, means, reference }: Omit<Came, 'amount'>,
): Promise<Entered[]> {
  const entered: Entered[] = [];
  const clerk = clerkOf(ctx);
  for (const { invoiceId, amount } of parts) {
    const entryId = newId(clerk.at.getTime());
    const entry = { date, amount, means, reference: blankToNull(reference) };
    // What replaces another with the same total owes nothing: an entry of 0 pays it together with that one.
    if (isZero(amount)) await enterOne(em, clerk, { id: entryId, invoiceId, ...entry });
    else await collectInvoice(em, ctx, invoiceId, entry, entryId, clerk);
    entered.push({ entryId, invoiceId, amount });
  }
  return entered;
}
