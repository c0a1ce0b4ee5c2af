import Stripe from 'stripe';
import { isName, isRecent, nameOf, TOLERANCE } from './webhook';

/** By which of its metadata a payment is known to be of ours. */
export const PAYMENT_REFERENCE = 'folio_payment';

/** What came in for a page: `reference` is the one that the page was made with. */
export interface CardPaid {
  reference: string;
  sessionId: string;
  intent: string | null;
  cents: number;
  currency: string;
  /** False: it is under way still. */
  paid: boolean;
}

/** How much of a payment has gone back in all. */
export interface CardRefunded {
  reference: string | null;
  intent: string | null;
  cents: number;
}

export interface AccountState {
  chargesEnabled: boolean;
  detailsSubmitted: boolean;
}

/** An event of a company's own account; each of the last five is null where it is not about that. */
export interface ConnectEvent {
  id: string;
  type: string;
  accountId: string;
  at: Date;
  paid: CardPaid | null;
  /** The reference of a page that ended unpaid. */
  expired: string | null;
  refunded: CardRefunded | null;
  account: AccountState | null;
  /** The company has taken the connection back at Stripe. */
  revoked: boolean;
}

type Fields = Record<string, unknown>;
const centsOf = (given: unknown): number | null =>
  typeof given === 'number' && Number.isSafeInteger(given) && given >= 0 ? given : null;
const referenceOf = ({ metadata }: Fields): string | null =>
  nameOf(metadata && typeof metadata === 'object' ? (metadata as Fields)[PAYMENT_REFERENCE] : null);

function paidOf(session: Fields): CardPaid | null {
  const [reference, sessionId, cents] = [referenceOf(session), nameOf(session.id), centsOf(session.amount_total)];
  if (session.mode !== 'payment' || !reference || !sessionId || cents === null) return null;
  return {
    ...{ reference, sessionId, cents },
    intent: nameOf(session.payment_intent),
    currency: String(session.currency),
    paid: session.payment_status === 'paid',
  };
}

function refundedOf(charge: Fields): CardRefunded | null {
  const cents = centsOf(charge.amount_refunded);
  return cents === null ? null : { reference: referenceOf(charge), intent: nameOf(charge.payment_intent), cents };
}

const PAID = ['checkout.session.completed', 'checkout.session.async_payment_succeeded'];

/**
 * The event of a signed body of a connected account; null where the signature is wrong, too old or dated in the future,
 * it names no account, or is of the other mode (live or test).
 */
export function readConnectEvent(body: Buffer, signature: string, secret: string, live: boolean): ConnectEvent | null {
  try {
    const event = Stripe.webhooks.constructEvent(body, signature, secret, TOLERANCE);
    const { id, type, account: accountId, created } = event as Stripe.Event & { type: string };
    if (!isRecent(signature) || event.livemode !== live || !isName(id) || !isName(type) || !isName(accountId))
      return null;
    const object = event.data.object as unknown as Fields;
    return {
      ...{ id, type, accountId },
      at: new Date((centsOf(created) ?? 0) * 1000),
      paid: PAID.includes(type) ? paidOf(object) : null,
      expired: type === 'checkout.session.expired' ? referenceOf(object) : null,
      refunded: type === 'charge.refunded' ? refundedOf(object) : null,
      account:
        type === 'account.updated'
          ? { chargesEnabled: object.charges_enabled === true, detailsSubmitted: object.details_submitted === true }
          : null,
      revoked: type === 'account.application.deauthorized',
    };
  } catch {
    return null;
  }
}
