import { openConnect, type ConnectEdge } from '../../edges/stripe/connect';
import { StripeRefused, StripeSilent } from '../../edges/stripe/failure';
import type { StripeAccount } from '../../platform/config/config';
import type { Services } from '../../platform/context';
import { AppError } from '../../platform/errors';

const opened = new WeakMap<StripeAccount, ConnectEdge>();

/** The way to companies' own accounts; null where this Folio connects none. */
export function connectOf({ stripe }: Pick<Services, 'stripe'>): ConnectEdge | null {
  if (!stripe?.connectSecret) return null;
  const edge = opened.get(stripe) ?? openConnect(stripe, stripe.connectSecret);
  opened.set(stripe, edge);
  return edge;
}

/** Does what needs Stripe: 502 with these words where it is silent or refuses; the log says why. */
export async function withConnect<T>(
  services: Services,
  failing: string,
  work: (stripe: ConnectEdge) => Promise<T>,
): Promise<T> {
  const stripe = connectOf(services);
  if (!stripe) throw new AppError('UPSTREAM_UNAVAILABLE', failing);
  try {
    return await work(stripe);
  } catch (error) {
    if (!(error instanceof StripeSilent || error instanceof StripeRefused)) throw error;
    services.log.warn({ reason: error.message }, 'Stripe, cobros con tarjeta');
    throw new AppError('UPSTREAM_UNAVAILABLE', failing);
  }
}
