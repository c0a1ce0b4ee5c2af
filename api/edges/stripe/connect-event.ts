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

/** What a card's holder reclaims from the bank of a payment. */
export interface CardDisputed {
  disputeId: string;
  intent: string;
  cents: number;
  state: 'open' | 'won' | 'lost';
}

export interface AccountState {
  chargesEnabled: boolean;
  detailsSubmitted: boolean;
}

/** An event of a company's own account; each of the last six is null where it is not about that. */
export interface ConnectEvent {
  id: string;
  type: string;
  accountId: string;
  at: Date;
  paid: CardPaid | null;
  /** The reference of a page that ended unpaid. */
  expired: string | null;
  refunded: CardRefunded | null;
  disputed: CardDisputed | null;
  account: AccountState | null;
  /** The company has taken the connection back at Stripe. */
  revoked: boolean;
}

type Fields = Record<string, unknown>;
/** What our tables hold: Stripe takes no such sum at once. */
const MOST_CENTS = 99_999_999_999_999;
/** The year 9999 is over, in Unix seconds. */
const END_OF_TIME = 253_402_300_800;
const wholeOf = (given: unknown, most: number): number | null =>
  typeof given === 'number' && Number.isSafeInteger(given) && given >= 0 && given <= most ? given : null;
const centsOf = (given: unknown) => wholeOf(given, MOST_CENTS);
const referenceOf = ({ metadata }: Fields): string | null =>
  nameOf(metadata && typeof metadata === 'object' ? (metadata as Fields)[PAYMENT_REFERENCE] : null);

function paidOf(session: Fields): CardPaid | null {
  const [reference, sessionId, cents] = [referenceOf(session), nameOf(session.id), centsOf(session.amount_total)];
  if (session.mode !== 'payment' || !reference || !sessionId || !cents) return null;
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

const DISPUTE = { created: 'charge.dispute.created', closed: 'charge.dispute.closed' };

/** Closed in any other way than lost, as an inquiry that came to nothing, the money is the company's. */
function disputedOf(dispute: Fields, type: string): CardDisputed | null {
  const [disputeId, intent, cents] = [nameOf(dispute.id), nameOf(dispute.payment_intent), centsOf(dispute.amount)];
  if (!disputeId || !intent || !cents || dispute.currency !== 'eur') return null;
  const state = dispute.status === 'lost' ? 'lost' : type === DISPUTE.closed ? 'won' : 'open';
  return { disputeId, intent, cents, state };
}

const PAID = ['checkout.session.completed', 'checkout.session.async_payment_succeeded'];

/**
 * The event of a signed body of a connected account; null where the signature is wrong, too old or dated in the future,
 * it names no account or no moment, or is of the other mode (live or test).
 */
export function readConnectEvent(body: Buffer, signature: string, secret: string, live: boolean): ConnectEvent | null {
  try {
    const event = Stripe.webhooks.constructEvent(body, signature, secret, TOLERANCE);
    const { id, type, account: accountId, created } = event as Stripe.Event & { type: string };
    const at = wholeOf(created, END_OF_TIME);
    if (!isRecent(signature) || event.livemode !== live || at === null) return null;
    if (!isName(id) || !isName(type) || !isName(accountId)) return null;
    const object = event.data.object as unknown as Fields;
    return {
      ...{ id, type, accountId },
      at: new Date(at * 1000),
      paid: PAID.includes(type) ? paidOf(object) : null,
      expired: type === 'checkout.session.expired' ? referenceOf(object) : null,
      refunded: type === 'charge.refunded' ? refundedOf(object) : null,
      disputed: Object.values(DISPUTE).includes(type) ? disputedOf(object, type) : null,
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
