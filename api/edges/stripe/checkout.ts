import type Stripe from 'stripe';
import { sessionOf, type RemoteSession } from './answers';
import { orNothing } from './failure';
import { keyed } from './keyed';
import type { NewSession } from './stripe-edge';
import type { VatRate } from './vat-rate';

export const createCustomer = async (
  stripe: Stripe,
  { tenantId, name, email, nif }: { tenantId: string; name: string; email: string; nif: string },
): Promise<string> => {
  const params = { name, email, preferred_locales: ['es'], metadata: { tenantId, nif } };
  const { id } = await keyed(`customer-${tenantId}`, params, (given, options) =>
    stripe.customers.create(given, options),
  );
  return id;
};

export async function createSession(
  stripe: Stripe,
  vatRate: VatRate,
  { after, ...session }: NewSession,
): Promise<RemoteSession> {
  const params = {
    mode: 'subscription' as const,
    locale: 'es' as const,
    customer: session.customerId,
    client_reference_id: session.tenantId,
    line_items: [{ price: session.priceId, quantity: 1 }],
    success_url: session.successUrl,
    cancel_url: session.cancelUrl,
    ...(session.coupon && { discounts: [{ coupon: session.coupon }] }),
    subscription_data: {
      default_tax_rates: [await vatRate()],
      ...(after && { trial_end: Math.floor(after.at.getTime() / 1000) }),
      metadata: {
        tenantId: session.tenantId,
        ...(session.offer && { offer: session.offer }),
        ...(after && { given: after.given }),
      },
    },
  };
  return sessionOf(
    await keyed(session.key, params, (given, options) => stripe.checkout.sessions.create(given, options)),
  );
}

export const readSession = async (stripe: Stripe, id: string): Promise<RemoteSession> =>
  sessionOf(await stripe.checkout.sessions.retrieve(id));

export const findSession = (stripe: Stripe, id: string): Promise<RemoteSession | null> =>
  orNothing(readSession(stripe, id));

export const openSessionsOf = async (stripe: Stripe, customer: string): Promise<string[]> =>
  (await stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 })).data.map(({ id }) => id);

export const createPortal = async (stripe: Stripe, customer: string, returnUrl: string): Promise<string> =>
  (await stripe.billingPortal.sessions.create({ customer, return_url: returnUrl, locale: 'es' })).url;

/** Adds to those that are known the product of each price that Stripe has. */
export async function findProducts(stripe: Stripe, products: Map<string, string>, prices: string[]): Promise<void> {
  for (const id of prices.filter(each => !products.has(each))) {
    const price = await orNothing(stripe.prices.retrieve(id));
    if (price) products.set(id, typeof price.product === 'string' ? price.product : price.product.id);
  }
}
