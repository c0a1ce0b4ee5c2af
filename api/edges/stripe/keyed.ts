import { createHash } from 'node:crypto';
import Stripe from 'stripe';

/** Failures of one request within a day that are stepped over. */
const MOST = 50;

/** A failure of Stripe's own that is answered again for a day, since its key has it. */
const isOld = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeAPIError && error.headers?.['idempotent-replayed'] === 'true';

/**
 * A request that makes one thing however often it is asked for: its key is its name and its parameters, so that other
 * parameters are another request. An answer that was lost comes again with the same key; a failure that Stripe has
 * noted under it is stepped over by counting on.
 */
export async function keyed<P extends object, T>(
  name: string,
  params: P,
  ask: (params: P, options: { idempotencyKey: string }) => Promise<T>,
): Promise<T> {
  const digest = createHash('sha256').update(JSON.stringify(params)).digest('base64url');
  for (let failed = 0; ; failed += 1) {
    try {
      return await ask(params, { idempotencyKey: `${name}-${digest}-${failed}` });
    } catch (error) {
      if (failed === MOST || !isOld(error)) throw error;
    }
  }
}
