import Stripe from 'stripe';

/** What an event says of itself. Its object is not believed: the state is read from Stripe. */
export interface RemoteEvent { id: string; type: string; customerId: string | null }

/** Seconds that a signature is good for. */
const TOLERANCE = 300;

interface Subject { id?: string; object?: string; customer?: string | { id: string } | null }

function customerOf({ object, id, customer }: Subject): string | null {
  if (object === 'customer') return id ?? null;
  return typeof customer === 'string' ? customer : customer?.id ?? null;
}

/**
 * The event of a signed body; null where the signature is wrong or too old, or the event is another account's or of the
 * other mode (live or test).
 */
export function readEvent(body: Buffer, signature: string, secret: string, live: boolean): RemoteEvent | null {
  try {
    const event = Stripe.webhooks.constructEvent(body, signature, secret, TOLERANCE);
    if (event.account || event.livemode !== live || typeof event.id !== 'string' || typeof event.type !== 'string') return null;
    return { id: event.id, type: event.type, customerId: customerOf(event.data.object as Subject) };
  } catch {
    return null;
  }
}
