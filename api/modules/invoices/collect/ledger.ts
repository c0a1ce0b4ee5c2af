import { In, Not, type EntityManager } from 'typeorm';
import type { Means } from '../../../../schema/collect/means';
import { turned } from '../../../../schema/totals';
import { insertRows } from '../../../platform/database/insert';
import type { Ctx } from '../../../platform/context';
import { conflict } from '../../../platform/errors';
import { newId } from '../../../platform/ids';
import { Invoice } from '../invoice.entity';
import { InvoiceStatus } from '../invoice.types';
import { Collection } from './collection.entity';
import { sumAnew } from '../sums/sums';
import { balancesOf } from './owed';
import { isZero } from '../../../../schema/decimal';

/** Who writes an entry down, and when. */
export interface Clerk {
  tenantId: string;
  kind: string;
  id: string | null;
  at: Date;
}

export const clerkOf = (ctx: Ctx): Clerk => ({
  tenantId: ctx.me.tenantId,
  kind: ctx.me.kind,
  id: ctx.me.userId ?? ctx.me.apiKeyId,
  at: ctx.now(),
});

type Entry = Pick<Collection, 'invoiceId' | 'date' | 'amount'> &
  Partial<Pick<Collection, 'id' | 'undoes' | 'reference'>> & { means?: Means | null };

/** So many an invoice has in all, those that were undone among them; what undoes them comes on top. */
export const MOST_WRITTEN = 500;

/** Throws where an invoice has had as many entries as it may. */
async function checkRoom(em: EntityManager, tenantId: string, ids: string[]): Promise<void> {
  const full: unknown[] = await em.query(
    `SELECT 1 FROM collections WHERE tenant_id = $1 AND invoice_id = ANY ($2) AND undoes IS NULL
      GROUP BY invoice_id HAVING count(*) >= $3 LIMIT 1`,
    [tenantId, ids, MOST_WRITTEN],
  );
  if (full.length > 0)
    throw conflict(`Una factura lleva como mucho ${MOST_WRITTEN} cobros, contando los que se han deshecho`);
}

/** Writes entries down. The invoices are held by the caller. */
function enter(em: EntityManager, { tenantId, kind, id: actorId, at }: Clerk, entries: Entry[]): void {
  if (entries.length === 0) return;
  const rows = entries.map(entry =>
    Object.assign(new Collection(), {
      means: null,
      reference: null,
      undoes: null,
      ...entry,
      tenantId,
      id: entry.id ?? newId(at.getTime()),
      actorKind: kind,
      actorId,
      createdAt: at,
    }),
  );
  insertRows(em, Collection, rows);
}

/**
 * An invoice is paid on the day of its last entry once nothing is owed, and is not as soon as something is. Answers the
 * days of those that are paid.
 */
async function follow(em: EntityManager, { tenantId }: Clerk, ids: string[]): Promise<Map<string, string>> {
  const days = new Map<string, string>();
  const balances = await balancesOf(em, tenantId, ids);
  const entries = await standing(em, tenantId, ids);
  for (const id of ids) {
    const own = entries.filter(({ invoiceId }) => invoiceId === id);
    const isPaid = own.length > 0 && isZero(balances.get(id)!.owed);
    const paidOn = own.map(({ date }) => date).reduce<string | null>((a, b) => (a && a > b ? a : b), null);
    const [from, to] = isPaid
      ? [[InvoiceStatus.issued, InvoiceStatus.paid], { status: InvoiceStatus.paid, paidOn }]
      : [[InvoiceStatus.paid], { status: InvoiceStatus.issued, paidOn: null }];
    await em.update(Invoice, { tenantId, id, status: In(from) }, to);
    if (isPaid) days.set(id, paidOn!);
  }
  return days;
}

/** The entries that nothing undoes, the first one first. */
export async function standing(em: EntityManager, tenantId: string, ids: string[]): Promise<Collection[]> {
  const all = await em.find(Collection, {
    where: { tenantId, invoiceId: In(ids) },
    order: { createdAt: 'ASC', id: 'ASC' },
  });
  const undone = new Set(all.map(({ undoes }) => undoes));
  return all.filter(({ id, undoes }) => undoes === null && !undone.has(id));
}

/** One entry of an invoice that the caller holds. */
export async function enterOne(em: EntityManager, clerk: Clerk, entry: Entry): Promise<void> {
  await checkRoom(em, clerk.tenantId, [entry.invoiceId]);
  await sumAnew(em, clerk.tenantId, [entry.invoiceId]);
  enter(em, clerk, [entry]);
  await follow(em, clerk, [entry.invoiceId]);
}

/**
 * All that is owed of these invoices came in on a day. The caller holds them; what is paid by its entries already, or was
 * annulled, is left alone, and so is a complete one that stands for simplified ones. Answers the days of those paid by it.
 */
export async function enterAll(
  em: EntityManager,
  clerk: Clerk,
  ids: string[],
  date: string,
): Promise<Map<string, string>> {
  const { tenantId } = clerk;
  const found = await em.findBy(Invoice, { tenantId, id: In(ids), kind: Not('F3') });
  const balances = await balancesOf(em, tenantId, ids);
  const entered = new Set((await standing(em, tenantId, ids)).map(({ invoiceId }) => invoiceId));
  const isOpen = ({ id, status }: Invoice) =>
    status !== InvoiceStatus.cancelled && (!isZero(balances.get(id)!.owed) || !entered.has(id));
  const due = found.filter(isOpen).map(({ id }) => id);
  await checkRoom(em, tenantId, due);
  await sumAnew(em, tenantId, due);
  enter(
    em,
    clerk,
    due.map(id => ({ invoiceId: id, date, amount: balances.get(id)!.owed })),
  );
  return due.length > 0 ? follow(em, clerk, due) : new Map();
}

/** Undoes entries of invoices that the caller holds. */
export async function takeOut(em: EntityManager, clerk: Clerk, entries: Collection[]): Promise<void> {
  const ids = [...new Set(entries.map(({ invoiceId }) => invoiceId))];
  await sumAnew(em, clerk.tenantId, ids);
  enter(
    em,
    clerk,
    entries.map(({ id, invoiceId, date, amount, means }) => ({
      invoiceId,
      date,
      amount: turned(amount),
      means,
      undoes: id,
    })),
  );
  if (ids.length > 0) await follow(em, clerk, ids);
}

/**
 * Undoes the last payment by which nothing is owed of these invoices any more: of what several were paid by, that which
 * came in at once last. The caller holds them.
 */
export async function takeOutLast(em: EntityManager, clerk: Clerk, ids: string[]): Promise<void> {
  const balances = await balancesOf(em, clerk.tenantId, ids);
  const entries = (await standing(em, clerk.tenantId, ids)).filter(({ invoiceId }) =>
    isZero(balances.get(invoiceId)!.owed),
  );
  const last = [...new Map(entries.map(entry => [entry.invoiceId, entry])).values()];
  const newest = Math.max(...last.map(({ createdAt }) => createdAt.getTime()));
  await takeOut(
    em,
    clerk,
    last.filter(({ createdAt }) => createdAt.getTime() === newest),
  );
}

/**
 * Undoes the last payment of an invoice, with all that these were paid by in the same act. The caller holds them. Answers
 * the ids of those that it was undone of.
 */
export async function takeOutWith(em: EntityManager, clerk: Clerk, id: string, ids: string[]): Promise<Set<string>> {
  const entries = await standing(em, clerk.tenantId, ids);
  const at = entries
    .filter(({ invoiceId }) => invoiceId === id)
    .at(-1)
    ?.createdAt.getTime();
  const act = entries.filter(({ createdAt }) => createdAt.getTime() === at);
  await takeOut(em, clerk, act);
  return new Set(act.map(({ invoiceId }) => invoiceId));
}
