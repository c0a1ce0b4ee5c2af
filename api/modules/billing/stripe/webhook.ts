import type { Services } from '../../../platform/context';
import { AppError } from '../../../platform/errors';
import { addJob } from '../../../platform/jobs';
import { stripeOf } from './stripe-of';
import { StripeEvent } from './stripe-event.entity';

/** Kinds of events that may change what is kept here; others are taken and left alone. */
const RELEVANT = /^(checkout\.session|customer\.subscription|invoice|charge|refund|subscription_schedule)\./;

export const SYNC_JOB = 'billingSync';

/** Asks for a reading of Stripe; asked many times before it runs, it runs once. */
export const queueSync = ({ db }: Pick<Services, 'db'>, tenantId: string): Promise<void> =>
  db.tx(tenantId, em => addJob(em, SYNC_JOB, { tenantId, id: tenantId }));

/**
 * Takes an event: noted once by its id, and the company that it is about is read anew from Stripe by a job. An event
 * that is not to be believed is refused with 400 and leaves nothing.
 */
export async function receiveEvent(services: Services, body: Buffer, signature: string): Promise<void> {
  const stripe = stripeOf(services);
  if (!stripe) throw new AppError('NOT_FOUND', 'Esta dirección de la API no existe');
  const event = stripe.readEvent(body, signature);
  if (!event) throw new AppError('BAD_USER_INPUT', 'Firma no válida');
  const now = services.now();
  const tenantId = await services.db.acrossTenants('events of the payment provider', async em => {
    // Disputes and refunds do not say whose they are, only of which charge.
    const [owner] = RELEVANT.test(event.type)
      ? await em.query(
          `SELECT tenant_id FROM stripe_customers WHERE customer_id = $1
       UNION SELECT tenant_id FROM payments WHERE $1::text IS NULL
         AND charge_id = $2`,
          [event.customerId, event.chargeId],
        )
      : [];
    const id: string | null = owner?.tenant_id ?? null;
    await em.query(
      `INSERT INTO stripe_events (event_id, type, tenant_id, received_at, applied_at) VALUES ($1, $2, $3, $4, $5)
         ON CONFLICT DO NOTHING`,
      [event.id, event.type.slice(0, 100), id, now, id === null ? now : null],
    );
    const { appliedAt } = await em.findOneByOrFail(StripeEvent, { eventId: event.id });
    return appliedAt === null ? id : null;
  });
  if (tenantId !== null) await queueSync(services, tenantId);
}
