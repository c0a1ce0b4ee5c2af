import Stripe from 'stripe';

/** What an event says of itself. Its object is not believed: the state is read from Stripe. */
export interface RemoteEvent {
  id: string;
  type: string;
  customerId: string | null;
  chargeId: string | null;
}

/** Seconds that a signature is good for. */
export const TOLERANCE = 300;

interface Subject {
  id?: unknown;
  object?: unknown;
  customer?: unknown;
  charge?: unknown;
}

/** Ids and names of Stripe's: nothing that a database would not take. */
export const isName = (given: unknown): given is string =>
  typeof given === 'string' && /^[\x21-\x7e]{1,255}$/.test(given);
export const nameOf = (given: unknown): string | null => {
  const name: unknown = given !== null && typeof given === 'object' ? (given as { id?: unknown }).id : given;
  return isName(name) ? name : null;
};

/** Of this moment, give or take: what is dated in the future could be kept and sent later. */
export function isRecent(signature: string): boolean {
  const at = Number(/(?:^|,)t=(\d+)(?:,|$)/.exec(signature)?.[1]);
  return Math.abs(Date.now() / 1000 - at) <= TOLERANCE + 1;
}

const customerOf = ({ object, id, customer }: Subject): string | null => nameOf(object === 'customer' ? id : customer);
/** Disputes and refunds name no customer, only what they are of. */
const chargeOf = ({ object, id, charge }: Subject): string | null => nameOf(object === 'charge' ? id : charge);

/**
 * The event of a signed body; null where the signature is wrong, too old or dated in the future, its id is none, or the
 * event is another account's or of the other mode (live or test).
 */
export function readEvent(body: Buffer, signature: string, secret: string, live: boolean): RemoteEvent | null {
  try {
    const event = Stripe.webhooks.constructEvent(body, signature, secret, TOLERANCE);
    if (!isRecent(signature) || event.account || event.livemode !== live || !isName(event.id) || !isName(event.type))
      return null;
    const subject = event.data.object as Subject;
    return { id: event.id, type: event.type, customerId: customerOf(subject), chargeId: chargeOf(subject) };
  } catch {
    return null;
  }
}
