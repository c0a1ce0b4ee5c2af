import { createHash } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { addUp, formatCents, isPositive, isZero } from '../../../schema/decimal';
import { ERASED_CODE } from '../../../schema/privacy/erased';
import { turned } from '../../../schema/totals';
import type { CardDisputed, CardPaid, CardRefunded, ConnectEvent } from '../../edges/stripe/connect-event';
import { systemContext, type Ctx, type Services } from '../../platform/context';
import { dayOf } from '../../platform/dates';
import { euros } from '../../platform/euros';
import { AppError } from '../../platform/errors';
import { isId } from '../../platform/ids';
import { logActivity } from '../activity/activity';
import { cameBefore, noteEvent } from '../billing/stripe/noted';
import { Tenant } from '../company/tenant.entity';
import { askedFor, membersOf } from '../invoices/collect/asked';
import { collectAsked, holdAsked, partOf, shares } from '../invoices/collect/collect-asked';
import { findInvoice } from '../invoices/invoices';
import { CardAccountRow } from './card-account.entity';
import { CardPaymentRow } from './card-payment.entity';
import { isMore, takeOutGone } from './give-back';

/** Whose account an event is of. `row`: null once the company has another one: what came in by it may still be given back. */
interface CardAccount {
  tenantId: string;
  accountId: string;
  row: CardAccountRow | null;
}

/** Whether the ledger takes part: what it refuses is kept all the same, beside it. */
type Writes = boolean;

const logged = (em: EntityManager, ctx: Ctx, invoiceId: string, description: string, grave = false) =>
  logActivity(em, ctx, {
    action: 'update',
    entityType: 'invoice',
    entityId: invoiceId,
    description,
    ...(grave && { riskLevel: 'high' as const }),
  });

/** A row of the company that the event is of, held until COMMIT; null: the payment is none of ours. */
async function held(
  em: EntityManager,
  { tenantId, accountId }: CardAccount,
  { reference, intent }: { reference: string | null; intent: string | null },
): Promise<CardPaymentRow | null> {
  const key = reference !== null && isId(reference) ? { id: reference } : intent !== null ? { intent } : null;
  if (!key) return null;
  return em.findOne(CardPaymentRow, { where: { tenantId, accountId, ...key }, lock: { mode: 'pessimistic_write' } });
}

/** What came in is written down for all that is asked with the invoice, which the caller holds; what is not owed any more is kept as surplus. */
async function enter(
  em: EntityManager,
  ctx: Ctx,
  { row, amount, intent, date }: { row: CardPaymentRow; amount: string; intent: string | null; date: string },
): Promise<{ entries: string[]; surplus: string }> {
  const { tenantId } = ctx.me;
  const { invoiceId } = row;
  const due = partOf(amount, (await askedFor(em, tenantId, invoiceId)).owed);
  if (isZero(due)) return { entries: [], surplus: amount };
  const parts = shares(await membersOf(em, tenantId, invoiceId), due);
  const entered = await collectAsked(em, ctx, parts, { date, means: 'card', reference: intent ?? row.id });
  return { entries: entered.map(({ entryId }) => entryId), surplus: addUp([amount, turned(due)]) };
}

/** Of somebody who was erased while they paid nothing is kept that leads to them at Stripe. */
const NOWHERE = { intent: null, sessionId: null };

async function isErased(em: EntityManager, ctx: Ctx, { invoiceId }: CardPaymentRow): Promise<boolean> {
  const { toNif } = await findInvoice(em, ctx, invoiceId);
  return new RegExp(ERASED_CODE).test(toNif ?? '');
}

async function recordPaid(
  em: EntityManager,
  ctx: Ctx,
  account: CardAccount,
  { paid, at, writes }: { paid: CardPaid; at: Date; writes: Writes },
): Promise<void> {
  const row = await held(em, account, paid);
  if (!row || row.state === 'paid' || !paid.paid || paid.currency !== 'eur') return;
  const { tenantId, id, invoiceId } = row;
  const amount = formatCents(BigInt(paid.cents));
  const [day, today] = [dayOf(at, ctx.zone), ctx.today()];
  await holdAsked(em, tenantId, [invoiceId]);
  const { intent, sessionId } = (await isErased(em, ctx, row)) ? NOWHERE : paid;
  const { entries, surplus } = writes
    ? await enter(em, ctx, { row, amount, intent, date: day < today ? day : today })
    : { entries: [], surplus: amount };
  const kept = { intent, paid: amount, surplus, paidAt: at, entries, sessionId };
  await em.update(CardPaymentRow, { tenantId, id }, { state: 'paid', ...kept });
  await logged(em, ctx, invoiceId, `Pago con tarjeta de ${euros(amount)} recibido por el enlace`);
  if (isPositive(surplus))
    await logged(em, ctx, invoiceId, `Pagado de más con tarjeta: ${euros(surplus)} que ya no se debían`, true);
  // The refund may have been heard of first.
  if (isPositive(row.refunded))
    await giveBack(em, ctx, { row: { ...row, ...kept, refunded: '0.00' }, refunded: row.refunded, writes });
}

/** Keeps how much of a payment has gone by now, and takes it out of the ledger. */
async function keepGone(
  em: EntityManager,
  ctx: Ctx,
  { row, gone, writes }: { row: CardPaymentRow; gone: Pick<CardPaymentRow, 'refunded' | 'disputes'>; writes: Writes },
): Promise<void> {
  const entries = await takeOutGone(em, ctx, { before: row, after: { ...row, ...gone }, writes });
  await em.update(CardPaymentRow, { tenantId: row.tenantId, id: row.id }, { ...gone, entries });
}

async function giveBack(
  em: EntityManager,
  ctx: Ctx,
  { row, refunded, writes }: { row: CardPaymentRow; refunded: string; writes: Writes },
): Promise<void> {
  await keepGone(em, ctx, { row, gone: { refunded, disputes: row.disputes }, writes });
  const now = addUp([refunded, turned(row.refunded)]);
  await logged(em, ctx, row.invoiceId, `Devueltos ${euros(now)} a la tarjeta de quien pagó`, true);
}

async function recordRefund(
  em: EntityManager,
  ctx: Ctx,
  account: CardAccount,
  { refund, writes }: { refund: CardRefunded; writes: Writes },
): Promise<void> {
  const row = await held(em, account, refund);
  if (!row) return;
  const refunded = formatCents(BigInt(refund.cents));
  // Events come in any order: the greater sum is the later one.
  if (!isMore(refunded, row.refunded)) return;
  const { tenantId, id } = row;
  if (row.state === 'paid') await giveBack(em, ctx, { row, refunded, writes });
  else await em.update(CardPaymentRow, { tenantId, id }, { refunded });
}

const keyOf = (disputeId: string) => createHash('sha256').update(disputeId).digest('hex').slice(0, 32);

const DISPUTED = {
  open: (sum: string) => `Quien pagó con tarjeta reclama ${sum} a su banco: se responde en el panel de Stripe`,
  won: (sum: string) => `Reclamación al banco cerrada a favor de la empresa: ${sum} pagados con tarjeta`,
  lost: (sum: string) => `Reclamación al banco perdida: ${sum} devueltos a quien pagó con tarjeta`,
};

async function recordDispute(
  em: EntityManager,
  ctx: Ctx,
  account: CardAccount,
  { dispute, writes }: { dispute: CardDisputed; writes: Writes },
): Promise<void> {
  const row = await held(em, account, { reference: null, intent: dispute.intent });
  if (row?.state !== 'paid') return;
  const key = keyOf(dispute.disputeId);
  const before = row.disputes[key];
  const { state } = dispute;
  // What was decided stays so, in whatever order events come.
  if (before && (before.state !== 'open' || state === 'open')) return;
  const amount = formatCents(BigInt(dispute.cents));
  const disputes = { ...row.disputes, [key]: { amount, state } };
  await keepGone(em, ctx, { row, gone: { refunded: row.refunded, disputes }, writes });
  await logged(em, ctx, row.invoiceId, DISPUTED[state](euros(amount)), state !== 'won');
}

async function recordAccount(em: EntityManager, row: CardAccountRow, event: ConnectEvent, now: Date): Promise<void> {
  const { tenantId, accountId } = row;
  if (event.revoked)
    await em.update(
      CardAccountRow,
      { tenantId, accountId },
      { revoked: true, chargesEnabled: false, disconnectedAt: row.disconnectedAt ?? now },
    );
  // To the second, as Stripe dates them: what it said earlier comes too late.
  else if (event.account && event.at.getTime() >= Math.floor(row.toldAt.getTime() / 1000) * 1000)
    await em.update(CardAccountRow, { tenantId, accountId }, { ...event.account, toldAt: event.at });
}

async function apply(services: Services, account: CardAccount, event: ConnectEvent, writes: Writes): Promise<void> {
  const { tenantId } = account;
  await services.db.tx(tenantId, async em => {
    const { territory } = await em.findOneByOrFail(Tenant, { id: tenantId });
    const ctx = systemContext(services, tenantId, territory);
    const { paid, refunded, disputed, expired, at } = event;
    if (paid) await recordPaid(em, ctx, account, { paid, at, writes });
    if (refunded) await recordRefund(em, ctx, account, { refund: refunded, writes });
    if (disputed) await recordDispute(em, ctx, account, { dispute: disputed, writes });
    if (expired && isId(expired))
      await em.update(CardPaymentRow, { tenantId, id: expired, state: 'open' }, { state: 'closed' });
    if (account.row) await recordAccount(em, account.row, event, services.now());
  });
}

async function whose(em: EntityManager, accountId: string): Promise<CardAccount | null> {
  const row = await em.findOneBy(CardAccountRow, { accountId });
  const found = row ?? (await em.findOneBy(CardPaymentRow, { accountId }));
  return found && { tenantId: found.tenantId, accountId, row };
}

/**
 * Takes an event of a company's own account: in the company that the account is of, whatever else the event says, and
 * once by its id. Where the ledger refuses what came in (the invoice was annulled, or is full), it is kept as surplus.
 */
export async function receiveCardEvent(services: Services, event: ConnectEvent): Promise<void> {
  const { db } = services;
  const { accountId } = event;
  const account = await db.acrossTenants('whose a connected account is', async em =>
    (await cameBefore(em, event.id)) ? null : whose(em, accountId),
  );
  if (account)
    await apply(services, account, event, true).catch((error: unknown) => {
      if (!(error instanceof AppError) || error.code === 'UNAVAILABLE') throw error;
      services.log.warn({ tenantId: account.tenantId, reason: error.message }, 'pago con tarjeta sin anotar');
      return apply(services, account, event, false);
    });
  // Applied twice it changes nothing: it is noted once it is.
  await db.acrossTenants('whose a connected account is', em =>
    noteEvent(em, event, account?.tenantId ?? null, services.now()),
  );
}
