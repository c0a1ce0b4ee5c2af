import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Ctx, Services } from '../../../platform/context';
import { AppError } from '../../../platform/errors';
import { Subscription } from '../../plans/subscription.entity';

/** An act that is not heard of for so long has died with its process. It is renewed well within. */
const LEASE_SECONDS = 60;
const RENEWED_MS = 15_000;
const PATIENCE_MS = 30_000;
/** How often a waiting caller asks. */
const LOOKS_MS = [50, 100, 200, 400];

const busy = () =>
  new AppError(
    'UNAVAILABLE',
    'Ya hay un cambio de plan de tu empresa en marcha. Inténtalo de nuevo en unos segundos.',
    undefined,
    5,
  );

/** Notes or renews who acts. False: somebody else does. */
async function hold({ db }: Pick<Services, 'db'>, tenantId: string, act: string): Promise<boolean> {
  const [, mine] = await db.acrossTenants('whose turn it is to change a plan', em =>
    em.query(
      `UPDATE subscriptions SET acting = $2, acting_until = clock_timestamp() + interval '${LEASE_SECONDS} seconds'
      WHERE tenant_id = $1 AND (acting IS NULL OR acting = $2 OR acting_until < clock_timestamp())`,
      [tenantId, act],
    ),
  );
  return mine === 1;
}

/**
 * What is done at Stripe with one company's plan is done one after the other, whatever the number of processes: two
 * changes at once would both start from the same plan. A row says who acts and until when, so that no transaction is
 * open while Stripe is asked. UNAVAILABLE where the turn does not come within 30 seconds.
 */
export async function exclusively<T>(
  services: Pick<Services, 'db' | 'log'>,
  tenantId: string,
  work: () => Promise<T>,
): Promise<T> {
  const { db, log } = services;
  const act = randomUUID();
  const until = Date.now() + PATIENCE_MS;
  for (let look = 0; !(await hold(services, tenantId, act)); look += 1) {
    if (Date.now() > until) throw busy();
    await pause(LOOKS_MS[Math.min(look, LOOKS_MS.length - 1)]);
  }
  const renewing = setInterval(() => {
    hold(services, tenantId, act).catch((error: Error) =>
      log.warn({ tenantId, reason: error.message }, 'turno de facturación sin renovar'),
    );
  }, RENEWED_MS);
  try {
    return await work();
  } finally {
    clearInterval(renewing);
    await db
      .acrossTenants('whose turn it is to change a plan', em =>
        em.update(Subscription, { tenantId, acting: act }, { acting: null, actingUntil: null }),
      )
      // It ends by itself.
      .catch((error: Error) => log.warn({ tenantId, reason: error.message }, 'turno de facturación sin devolver'));
  }
}

const underWay = new Map<string, Promise<unknown>>();

/**
 * Those who ask for the same while it is under way, and with the same Idempotency-Key, share its outcome: a second
 * click does nothing twice.
 */
export function oneAtATime<T>(ctx: Ctx, what: string, work: () => Promise<T>): Promise<T> {
  const { tenantId } = ctx.me;
  const key = JSON.stringify([tenantId, what, ctx.caller.idempotencyKey]);
  const known = underWay.get(key) as Promise<T> | undefined;
  if (known) return known;
  const started = exclusively(ctx.services, tenantId, work).finally(() => underWay.delete(key));
  underWay.set(key, started);
  return started;
}
