import { CardRefused, StripeRefused, StripeSilent } from '../../../edges/stripe/failure';
import { openStripe } from '../../../edges/stripe/stripe';
import type { StripeEdge } from '../../../edges/stripe/stripe-edge';
import type { Services } from '../../../platform/context';
import type { StripeAccount } from '../../../platform/config/config';
import { AppError, conflict } from '../../../platform/errors';

const opened = new WeakMap<StripeAccount, StripeEdge>();

/** The way to the account that tenants pay to; null where there is none. */
export function stripeOf({ stripe }: Pick<Services, 'stripe'>): StripeEdge | null {
  if (!stripe) return null;
  const edge = opened.get(stripe) ?? openStripe(stripe);
  opened.set(stripe, edge);
  return edge;
}

/**
 * Does what needs Stripe. What it cannot do is reported with the text of the act: 502 where Stripe is silent or refuses
 * (the log says why), 409 where the bank does.
 */
export async function withStripe<T>(
  services: Services,
  failing: string,
  work: (stripe: StripeEdge) => Promise<T>,
): Promise<T> {
  const stripe = stripeOf(services);
  if (!stripe) throw new AppError('UPSTREAM_UNAVAILABLE', failing);
  try {
    return await work(stripe);
  } catch (error) {
    if (error instanceof CardRefused)
      throw conflict(`${failing}: el banco ha rechazado la tarjeta. Cámbiala en el portal de facturación.`);
    if (error instanceof StripeSilent || error instanceof StripeRefused) {
      const level = error instanceof StripeSilent ? 'warn' : 'error';
      services.log[level]({ reason: error.message }, 'Stripe');
      throw new AppError('UPSTREAM_UNAVAILABLE', failing);
    }
    throw error;
  }
}
