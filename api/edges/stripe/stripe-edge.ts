import type { StripeAccount } from '../../platform/config/config';
import type { RemoteCharge, RemoteInvoice, RemoteSession, RemoteSubscription } from './answers';
import type { RemoteEvent } from './webhook';

export interface NewSession {
  key: string;
  tenantId: string;
  customerId: string;
  priceId: string;
  coupon: string | null;
  offer: string | null;
  successUrl: string;
  cancelUrl: string;
  /** Nothing is charged until the plan that was given ends (at least two days ahead). */
  after: { given: string; at: Date } | null;
}

/** Everything that is asked of Stripe. Throws StripeSilent, StripeRefused or CardRefused. */
export interface StripeEdge {
  readonly account: StripeAccount;
  /** One for a tenant of that name, however often it is asked. */
  createCustomer(tenant: { tenantId: string; name: string; email: string; nif: string }): Promise<string>;
  createSession(session: NewSession): Promise<RemoteSession>;
  readSession(id: string): Promise<RemoteSession>;
  /** null: there is none of that id. */
  findSession(id: string): Promise<RemoteSession | null>;
  expireSession(id: string): Promise<void>;
  /** Those of a customer that can still be paid. */
  openSessionsOf(customerId: string): Promise<string[]>;
  /** The product of each price that there is. */
  productsOf(priceIds: string[]): Promise<Map<string, string>>;
  createPortal(customerId: string, returnUrl: string): Promise<string>;
  /** Newest first, ended ones too. */
  subscriptionsOf(customerId: string): Promise<RemoteSubscription[]>;
  /** The latest hundred, newest first. */
  chargesOf(customerId: string): Promise<RemoteCharge[]>;
  /** The invoice that a payment is for; null where it is for none. */
  invoicePaidBy(intent: string): Promise<RemoteInvoice | null>;
  /** Cents that are charged next, with VAT, as everything stands; null where nothing is. */
  nextPayment(subscription: RemoteSubscription): Promise<number | null>;
  endWithPeriod(id: string): Promise<void>;
  /** Takes an end back, however it was set. */
  goOn(subscription: RemoteSubscription): Promise<void>;
  /**
   * Another price at once, without the launch offer: the difference is charged now, or nothing changes; of one that has
   * not started to be paid nothing is. A change that was planned is `outdated` from then on.
   */
  changePrice(subscription: RemoteSubscription, priceId: string): Promise<void>;
  /** Another price from the next period on, of one that goes on. */
  changePriceLater(subscription: RemoteSubscription, priceId: string): Promise<void>;
  /** Forgets the change that was planned. */
  keepPrice(scheduleId: string): Promise<void>;
  /** Gives back whole what was paid last for a subscription. Asked again, nothing goes back twice. */
  refundLatest(subscription: RemoteSubscription): Promise<void>;
  /** Ends a subscription now, and asks no more for what is owed. */
  end(subscription: RemoteSubscription): Promise<void>;
  /** The same, of what is owed still by a reading of this moment. False, and nothing done, where it is not. */
  endOwed(id: string, stillOwed: (now: RemoteSubscription) => boolean): Promise<boolean>;
  /** null: not to be believed. */
  readEvent(body: Buffer, signature: string): RemoteEvent | null;
}
