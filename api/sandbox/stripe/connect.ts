import { metadataOf, one, type Handler } from './call';
import type { World } from './collect';
import { isTrue, textAt, treeAt } from './form';
import type { CardCharge, CardSession, Connected, Dispute } from './objects';
import { invalid, Refused } from './refused';
import { disputeShape } from './shapes';

/** Cents that Stripe charges at least and at most at once. */
const LEAST = 50;
const MOST = 99_999_999;
/** Seconds that a page lasts at least and at most. */
const SOONEST = 30 * 60;
const LATEST = 24 * 60 * 60;

const connectedShape = ({ id, created, name, email, metadata, ...state }: Connected) => ({
  id,
  object: 'account',
  created,
  email,
  metadata,
  country: 'ES',
  business_profile: { name },
  charges_enabled: state.chargesEnabled,
  details_submitted: state.detailsSubmitted,
  payouts_enabled: state.chargesEnabled,
});

const cardSessionShape = (session: CardSession, base: string) => ({
  id: session.id,
  object: 'checkout.session',
  created: session.created,
  expires_at: session.expiresAt,
  status: session.status,
  mode: 'payment',
  currency: 'eur',
  amount_total: session.amount,
  client_reference_id: session.reference,
  metadata: session.metadata,
  payment_intent: session.intent,
  payment_status: session.status === 'complete' ? 'paid' : 'unpaid',
  success_url: session.successUrl,
  cancel_url: session.cancelUrl,
  url: session.status === 'open' ? `${base}/card/${session.id}` : null,
  livemode: false,
});

const chargeShape = (charge: CardCharge) => ({
  id: charge.id,
  object: 'charge',
  created: charge.created,
  amount: charge.amount,
  amount_refunded: charge.refunded,
  refunded: charge.refunded === charge.amount,
  currency: 'eur',
  metadata: charge.metadata,
  payment_intent: charge.intent,
  status: 'succeeded',
  paid: true,
  livemode: false,
});

const createAccount: Handler = ({ world: { account }, params }) => {
  const made: Connected = {
    id: account.newId('acct'),
    created: account.now(),
    name: textAt(params, 'business_profile', 'name') ?? null,
    email: textAt(params, 'email') ?? null,
    metadata: metadataOf(params),
    chargesEnabled: false,
    detailsSubmitted: false,
  };
  account.kept.connected[made.id] = made;
  return connectedShape(made);
};

/** The key of a platform opens the accounts that are connected to it, and no other. */
const connectedOf = ({ account }: World, id: string | null): Connected => {
  const found = id !== null && Object.hasOwn(account.kept.connected, id) ? account.kept.connected[id] : undefined;
  if (!found)
    throw new Refused(403, 'invalid_request_error', `The provided key does not have access to account '${id}'`);
  return found;
};

const createLink: Handler = ({ world, base, params }) => {
  const { account } = world;
  const id = account.newId('alink');
  const of = connectedOf(world, textAt(params, 'account') ?? null).id;
  account.kept.accountLinks[id] = { id, account: of, returnUrl: textAt(params, 'return_url') ?? '' };
  return {
    object: 'account_link',
    created: account.now(),
    expires_at: account.now() + 300,
    url: `${base}/onboarding/${id}`,
  };
};

const createSession: Handler = ({ world, base, params, connected }) => {
  const { account } = world;
  const of = connectedOf(world, connected);
  if (!of.chargesEnabled) throw invalid('In order to use Checkout, you must set an account or business name.');
  if (textAt(params, 'mode') !== 'payment') throw invalid('Connected accounts of this sandbox take single payments.');
  const now = account.now();
  const price = ['line_items', '0', 'price_data'] as const;
  const amount = Number(textAt(params, ...price, 'unit_amount'));
  if (!Number.isInteger(amount) || amount < LEAST || amount > MOST || textAt(params, ...price, 'currency') !== 'eur')
    throw invalid('The Checkout Session total amount must convert to at least 50 cents.', 'amount_too_small');
  const expiresAt = Number(textAt(params, 'expires_at') ?? now + LATEST);
  if (!(expiresAt >= now + SOONEST && expiresAt <= now + LATEST))
    throw invalid('The `expires_at` timestamp must be at least 30 minutes and less than 24 hours from creation.');
  if (isTrue(textAt(params, 'adaptive_pricing', 'enabled'))) throw invalid('This sandbox charges euros alone.');
  const session: CardSession = {
    id: account.newId('cs_test'),
    account: of.id,
    created: now,
    expiresAt,
    status: 'open',
    name: textAt(params, ...price, 'product_data', 'name') ?? '',
    amount,
    reference: textAt(params, 'client_reference_id') ?? null,
    metadata: metadataOf(params),
    paymentMetadata: metadataOf(treeAt(params, 'payment_intent_data')),
    successUrl: textAt(params, 'success_url') ?? '',
    cancelUrl: textAt(params, 'cancel_url') ?? '',
    intent: null,
  };
  account.kept.cardSessions[session.id] = session;
  return cardSessionShape(session, base);
};

const ofAccount = (world: World, id: string, connected: string | null): CardSession => {
  const found = one(world.account.kept.cardSessions, id, 'checkout session');
  return one({ [connectedOf(world, connected).id]: found }, found.account, 'checkout session');
};

/** What is open is over with its time; events say so. */
export function expireWhenDue(world: World, session: CardSession, base: string): void {
  if (session.status === 'open' && world.account.now() >= session.expiresAt) expire(world, session, base);
}

function expire(world: World, session: CardSession, base: string): void {
  session.status = 'expired';
  world.emit('checkout.session.expired', cardSessionShape(session, base), session.account);
}

const expireSession: Handler = ({ world, base, id, connected }) => {
  const session = ofAccount(world, id, connected);
  expireWhenDue(world, session, base);
  if (session.status !== 'open') throw invalid(`Only Checkout Sessions with a status in ["open"] can be expired.`);
  expire(world, session, base);
  return cardSessionShape(session, base);
};

const readSession: Handler = ({ world, base, id, connected }) => {
  const session = ofAccount(world, id, connected);
  expireWhenDue(world, session, base);
  return cardSessionShape(session, base);
};

/** A card pays what a page asks for. */
export function payCard(world: World, session: CardSession, base: string): void {
  const { account, emit } = world;
  const charge: CardCharge = {
    id: account.newId('ch'),
    account: session.account,
    created: account.now(),
    amount: session.amount,
    refunded: 0,
    intent: account.newId('pi'),
    metadata: session.paymentMetadata,
  };
  account.kept.cardCharges[charge.id] = charge;
  Object.assign(session, { status: 'complete', intent: charge.intent });
  emit('charge.succeeded', chargeShape(charge), session.account);
  emit('checkout.session.completed', cardSessionShape(session, base), session.account);
}

/** Who fills in the form is let take money. */
export function finishOnboarding({ emit }: World, connected: Connected, submitted: boolean): void {
  Object.assign(connected, { detailsSubmitted: submitted, chargesEnabled: submitted });
  emit('account.updated', connectedShape(connected), connected.id);
}

export function refundCard({ account, emit }: World, intent: string, cents?: number): void {
  const charge = Object.values(account.kept.cardCharges).find(each => each.intent === intent)!;
  charge.refunded = Math.min(charge.amount, charge.refunded + (cents ?? charge.amount));
  emit('charge.refunded', chargeShape(charge), charge.account);
}

/** A cardholder reclaims what they paid to a connected account, or the bank has decided; the same dispute until it is closed. */
export function disputeCard({ account, emit }: World, intent: string, status: Dispute['status'], cents?: number): void {
  const { disputes, cardCharges } = account.kept;
  const { id: charge, amount, account: of } = Object.values(cardCharges).find(each => each.intent === intent)!;
  const known = Object.values(disputes).find(each => each.charge === charge && each.status === 'needs_response');
  const created = { charge, intent, amount: cents ?? amount, status, created: account.now() };
  const made = known ?? { id: account.newId('du'), ...created };
  disputes[made.id] = Object.assign(made, { status });
  emit(`charge.dispute.${known ? 'closed' : 'created'}`, disputeShape(made), of);
}

export function revokeAccount({ account, emit }: World, id: string): void {
  delete account.kept.connected[id];
  emit('account.application.deauthorized', { id: 'ca_sandbox', object: 'application', name: 'Folio' }, id);
}

const readAccount: Handler = ({ world, id }) => connectedShape(connectedOf(world, id));

/** Rows of the platform's own account. */
export const ACCOUNTS_API: Record<string, Handler> = {
  'POST /v1/accounts': createAccount,
  'GET /v1/accounts/:id': readAccount,
  'POST /v1/account_links': createLink,
};

/** Rows that are asked with `Stripe-Account`. */
export const CONNECT_API: Record<string, Handler> = {
  'POST /v1/checkout/sessions': createSession,
  'GET /v1/checkout/sessions/:id': readSession,
  'POST /v1/checkout/sessions/:id/expire': expireSession,
};
