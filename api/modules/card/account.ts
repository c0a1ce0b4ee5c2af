import type { EntityManager } from 'typeorm';
import type { ConnectEdge } from '../../edges/stripe/connect';
import type { AccountState } from '../../edges/stripe/connect-event';
import { StripeRefused } from '../../edges/stripe/failure';
import type { Ctx } from '../../platform/context';
import { logActivity } from '../activity/activity';
import { Tenant } from '../company/tenant.entity';
import { CardAccountRow } from './card-account.entity';
import { CardState, type CardAccount, type CardConnection } from './card.types';
import { connectOf, withConnect } from './connect-of';

const FAILS = 'No se ha podido conectar con Stripe. Inténtalo de nuevo en unos minutos.';
/** Where Stripe sends the browser back to. */
const BACK = '/app/settings?tab=cobro';

export const rowOf = (em: EntityManager, tenantId: string): Promise<CardAccountRow | null> =>
  em.findOneBy(CardAccountRow, { tenantId });

/** Customers can pay by it. */
export const isReady = (row: CardAccountRow | null): row is CardAccountRow =>
  row !== null && row.disconnectedAt === null && row.chargesEnabled;

function shown(ctx: Ctx, row: CardAccountRow | null): CardAccount {
  const accountId = row?.accountId ?? null;
  if (!connectOf(ctx.services)) return { state: CardState.unavailable, accountId };
  if (!row) return { state: CardState.none, accountId };
  if (row.disconnectedAt) return { state: CardState.disconnected, accountId };
  return { state: row.chargesEnabled ? CardState.ready : CardState.pending, accountId };
}

export const cardAccount = async (ctx: Ctx): Promise<CardAccount> =>
  shown(ctx, await ctx.read(em => rowOf(em, ctx.me.tenantId)));

const told = (ctx: Ctx, em: EntityManager, action: 'create' | 'update', description: string) =>
  logActivity(em, ctx, { action, entityType: 'settings', entityId: null, description, riskLevel: 'high' });

/** How an account stands; null: it was disconnected at Stripe. */
const stillThere = (stripe: ConnectEdge, accountId: string): Promise<AccountState | null> =>
  stripe.readAccount(accountId).catch((error: unknown) => {
    if (error instanceof StripeRefused) return null;
    throw error;
  });

/**
 * Leads the company to Stripe, which asks who it is: to the account that there is, or to a new one. Asked again the
 * account is the same one; one that was disconnected here is taken up again.
 */
export async function connectCardAccount(ctx: Ctx): Promise<CardConnection> {
  const { tenantId } = ctx.me;
  const { publicUrl } = ctx.services;
  const known = await ctx.read(em => rowOf(em, tenantId));
  return withConnect(ctx.services, FAILS, async stripe => {
    const state = known && !known.revoked ? await stillThere(stripe, known.accountId) : null;
    if (known && state) {
      const url = await stripe.onboarding(known.accountId, publicUrl + BACK);
      await ctx.tx(async em => {
        await em.update(CardAccountRow, { tenantId }, { ...state, toldAt: ctx.now(), disconnectedAt: null });
        if (known.disconnectedAt) await told(ctx, em, 'update', 'Cobro con tarjeta conectado otra vez');
      });
      return { url };
    }
    const { name, email } = await ctx.read(em => em.findOneByOrFail(Tenant, { id: tenantId }));
    const key = `card-account-${known?.accountId ?? tenantId}`;
    const accountId = await stripe.createAccount({ key, tenantId, name, email });
    await ctx.tx(async em => {
      const begun = { accountId, chargesEnabled: false, detailsSubmitted: false, toldAt: ctx.now() };
      const row = { ...begun, connectedAt: ctx.now(), disconnectedAt: null, revoked: false };
      await em
        .createQueryBuilder()
        .insert()
        .into(CardAccountRow)
        .values({ tenantId, ...row })
        .orIgnore()
        .execute();
      await em.update(CardAccountRow, { tenantId }, row);
      await told(ctx, em, 'create', 'Cuenta de Stripe creada para cobrar con tarjeta');
    });
    return { url: await stripe.onboarding(accountId, publicUrl + BACK) };
  });
}

/** Asks Stripe how the account stands by now; where there is none, nothing is asked. */
export async function refreshCardAccount(ctx: Ctx): Promise<CardAccount> {
  const { tenantId } = ctx.me;
  const row = await ctx.read(em => rowOf(em, tenantId));
  if (!row || row.revoked) return shown(ctx, row);
  const state = await withConnect(ctx.services, FAILS, stripe => stripe.readAccount(row.accountId));
  await ctx.tx(em => em.update(CardAccountRow, { tenantId }, { ...state, toldAt: ctx.now() }));
  return cardAccount(ctx);
}

/** From now on nobody pays by it; asked again, nothing changes. What is open at Stripe may still be paid for as long as its page lasts, and is written down. */
export async function disconnectCardAccount(ctx: Ctx): Promise<CardAccount> {
  const { tenantId } = ctx.me;
  await ctx.tx(async em => {
    const row = await rowOf(em, tenantId);
    if (!row || row.disconnectedAt) return;
    await em.update(CardAccountRow, { tenantId }, { disconnectedAt: ctx.now() });
    await told(ctx, em, 'update', 'Cobro con tarjeta desconectado');
  });
  return cardAccount(ctx);
}
