import type Stripe from 'stripe';
import type { StripeAccount } from '../../platform/config/config';
import { asked, client } from './client';
import { PAYMENT_REFERENCE, readConnectEvent, type AccountState, type ConnectEvent } from './connect-event';
import { keyed } from './keyed';

/** A page on which one amount is paid by card to a company's own account. */
interface NewCardPage {
  accountId: string;
  /** Stripe's idempotency key, and what the payment is known by afterwards. */
  reference: string;
  cents: number;
  /** What is paid, as the page names it. */
  concept: string;
  locale: 'es' | 'en';
  expiresAt: Date;
  successUrl: string;
  cancelUrl: string;
}

export interface CardPage {
  sessionId: string;
  url: string | null;
  state: 'open' | 'complete' | 'expired';
}

/**
 * Companies' own accounts at Stripe, connected to the platform's: what is charged is charged by the company (a direct
 * charge), and no cent passes through the platform. Throws StripeSilent or StripeRefused.
 */
export interface ConnectEdge {
  /** A new account; the same one for the same `key`. */
  createAccount(company: { key: string; tenantId: string; name: string; email: string }): Promise<string>;
  /** Where the company says who it is and where its money goes; good for minutes, once. */
  onboarding(accountId: string, back: string): Promise<string>;
  readAccount(accountId: string): Promise<AccountState>;
  createPage(page: NewCardPage): Promise<CardPage>;
  readPage(accountId: string, sessionId: string): Promise<CardPage>;
  expirePage(accountId: string, sessionId: string): Promise<void>;
  /** null: not to be believed, or of no connected account. */
  readEvent(body: Buffer, signature: string): ConnectEvent | null;
}

const STATES = ['open', 'complete', 'expired'] as const;
const pageOf = ({ id, url, status }: Stripe.Checkout.Session): CardPage => ({
  sessionId: id,
  url,
  state: STATES.find(each => each === status) ?? 'open',
});

export function openConnect(account: StripeAccount, connectSecret: string): ConnectEdge {
  const stripe = client(account);
  const live = /^(sk|rk)_live_/.test(account.secretKey);
  return {
    createAccount: ({ key, tenantId, name, email }) =>
      asked(
        async () =>
          (
            await keyed(
              key,
              {
                country: 'ES',
                email,
                business_profile: { name },
                // The company pays Stripe, answers to Stripe and has Stripe's whole dashboard.
                controller: {
                  fees: { payer: 'account' as const },
                  losses: { payments: 'stripe' as const },
                  requirement_collection: 'stripe' as const,
                  stripe_dashboard: { type: 'full' as const },
                },
                metadata: { tenantId },
              },
              (params, options) => stripe.accounts.create(params, options),
            )
          ).id,
      ),
    onboarding: (accountId, back) =>
      asked(
        async () =>
          (
            await stripe.accountLinks.create({
              account: accountId,
              type: 'account_onboarding',
              refresh_url: back,
              return_url: back,
            })
          ).url,
      ),
    readAccount: accountId =>
      asked(async () => {
        const found = await stripe.accounts.retrieve(accountId);
        return { chargesEnabled: found.charges_enabled, detailsSubmitted: found.details_submitted };
      }),
    createPage: ({ accountId, reference, cents, concept, locale, expiresAt, successUrl, cancelUrl }) =>
      asked(async () => {
        const metadata = { [PAYMENT_REFERENCE]: reference };
        return pageOf(
          await keyed(
            reference,
            {
              mode: 'payment' as const,
              locale,
              payment_method_types: ['card' as const],
              // What is owed is owed in euros.
              adaptive_pricing: { enabled: false },
              line_items: [
                { quantity: 1, price_data: { currency: 'eur', unit_amount: cents, product_data: { name: concept } } },
              ],
              client_reference_id: reference,
              metadata,
              payment_intent_data: { metadata, description: concept },
              expires_at: Math.floor(expiresAt.getTime() / 1000),
              success_url: successUrl,
              cancel_url: cancelUrl,
            },
            (params, options) => stripe.checkout.sessions.create(params, { ...options, stripeAccount: accountId }),
          ),
        );
      }),
    readPage: (accountId, sessionId) =>
      asked(async () => pageOf(await stripe.checkout.sessions.retrieve(sessionId, {}, { stripeAccount: accountId }))),
    expirePage: (accountId, sessionId) =>
      asked(async () => {
        await stripe.checkout.sessions.expire(sessionId, {}, { stripeAccount: accountId });
      }),
    readEvent: (body, signature) => readConnectEvent(body, signature, connectSecret, live),
  };
}
