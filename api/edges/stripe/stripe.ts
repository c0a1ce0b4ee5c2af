import type { StripeAccount } from '../../platform/config/config';
import {
  chargeOf,
  invoiceOf,
  OUTDATED,
  sessionOf,
  subscriptionOf,
  type RemoteDispute,
  type RemoteSubscription,
} from './answers';
import { asked, client } from './client';
import { failureOf, StripeRefused } from './failure';
import { keyed } from './keyed';
import type { StripeEdge } from './stripe-edge';
import { readEvent } from './webhook';

/** Spanish VAT is added to every price. */
const VAT = { percentage: 21, country: 'ES', display_name: 'IVA' };
const EXPANDED = ['latest_invoice', 'schedule'];

/** Stripe takes back the end that was set, and none but that one. */
const goingOn = ({
  ends,
}: RemoteSubscription): { cancel_at: '' } | { cancel_at_period_end: false } | Record<string, never> =>
  ends === null ? {} : ends.by === 'date' ? { cancel_at: '' } : { cancel_at_period_end: false };

export function openStripe(account: StripeAccount): StripeEdge {
  const stripe = client(account);
  let vat: string | null = null;
  const products = new Map<string, string>();

  /** The account's tax rate of the VAT: looked for once, made where there is none. */
  async function vatRate(): Promise<string> {
    if (vat) return vat;
    const { data } = await stripe.taxRates.list({ active: true, inclusive: false, limit: 100 });
    const found = data.find(rate => rate.percentage === VAT.percentage && rate.country === VAT.country);
    vat = (
      found ??
      (await keyed('folio-vat', { ...VAT, inclusive: false }, (params, options) =>
        stripe.taxRates.create(params, options),
      ))
    ).id;
    return vat;
  }

  async function disputeOf(charge: string): Promise<RemoteDispute | null> {
    const {
      data: [dispute],
    } = await stripe.disputes.list({ charge, limit: 1 });
    return dispute ? { cents: dispute.amount, status: dispute.status } : null;
  }

  async function refundLatest({ id, invoice }: RemoteSubscription): Promise<void> {
    if (!invoice?.paid) return;
    const { data } = await stripe.invoicePayments.list({ invoice: invoice.id, status: 'paid', limit: 1 });
    const intent = data[0]?.payment.payment_intent;
    if (!intent) return;
    try {
      await keyed(
        `refund-${id}-${invoice.id}`,
        { payment_intent: typeof intent === 'string' ? intent : intent.id, reason: 'duplicate' as const },
        (params, options) => stripe.refunds.create(params, options),
      );
    } catch (error) {
      if ((error as { code?: string }).code !== 'charge_already_refunded') throw error;
    }
  }

  async function end(subscription: RemoteSubscription): Promise<void> {
    const { id, invoice, schedule } = subscription;
    if (schedule) await stripe.subscriptionSchedules.release(schedule.id);
    await stripe.subscriptions.cancel(id);
    if (!invoice?.open) return;
    try {
      await stripe.invoices.voidInvoice(invoice.id);
    } catch (error) {
      if (!(failureOf(error) instanceof StripeRefused)) throw error;
      // It was paid at this very moment, for what has just ended: that goes back.
      const { status } = await stripe.invoices.retrieve(invoice.id);
      await refundLatest({ ...subscription, invoice: { ...invoice, paid: status === 'paid' } });
    }
  }

  return {
    account,
    createCustomer: ({ tenantId, name, email, nif }) =>
      asked(
        async () =>
          (
            await keyed(
              `customer-${tenantId}`,
              { name, email, preferred_locales: ['es'], metadata: { tenantId, nif } },
              (params, options) => stripe.customers.create(params, options),
            )
          ).id,
      ),

    createSession: ({ after, ...session }) =>
      asked(async () =>
        sessionOf(
          await keyed(
            session.key,
            {
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
            },
            (params, options) => stripe.checkout.sessions.create(params, options),
          ),
        ),
      ),

    findSession: id =>
      asked(async () => {
        try {
          return sessionOf(await stripe.checkout.sessions.retrieve(id));
        } catch (error) {
          if (failureOf(error) instanceof StripeRefused) return null;
          throw error;
        }
      }),
    readSession: id => asked(async () => sessionOf(await stripe.checkout.sessions.retrieve(id))),
    openSessionsOf: customer =>
      asked(async () =>
        (await stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 })).data.map(({ id }) => id),
      ),
    productsOf: ids =>
      asked(async () => {
        for (const id of ids.filter(each => !products.has(each))) {
          const price = await stripe.prices.retrieve(id).catch((error: unknown) => {
            if (!(failureOf(error) instanceof StripeRefused)) throw error;
          });
          if (price) products.set(id, typeof price.product === 'string' ? price.product : price.product.id);
        }
        return products;
      }),
    expireSession: id =>
      asked(async () => {
        await stripe.checkout.sessions.expire(id);
      }),
    createPortal: (customer, returnUrl) =>
      asked(
        async () => (await stripe.billingPortal.sessions.create({ customer, return_url: returnUrl, locale: 'es' })).url,
      ),

    subscriptionsOf: customer =>
      asked(async () => {
        const { data } = await stripe.subscriptions.list({
          customer,
          status: 'all',
          limit: 20,
          expand: EXPANDED.map(name => `data.${name}`),
        });
        return data.map(subscriptionOf);
      }),
    chargesOf: customer =>
      asked(async () => {
        const { data } = await stripe.charges.list({ customer, limit: 100 });
        return Promise.all(
          data.map(async charge => chargeOf(charge, charge.disputed ? await disputeOf(charge.id) : null)),
        );
      }),
    invoicePaidBy: intent =>
      asked(async () => {
        const {
          data: [payment],
        } = await stripe.invoicePayments.list({
          payment: { type: 'payment_intent', payment_intent: intent },
          limit: 1,
        });
        if (!payment) return null;
        return invoiceOf(
          await stripe.invoices.retrieve(typeof payment.invoice === 'string' ? payment.invoice : payment.invoice.id!),
        );
      }),

    nextPayment: ({ id, schedule }) =>
      asked(async () => {
        try {
          return (
            await stripe.invoices.createPreview(
              schedule && !schedule.outdated ? { schedule: schedule.id } : { subscription: id },
            )
          ).total;
        } catch (error) {
          if (failureOf(error) instanceof StripeRefused) return null;
          throw error;
        }
      }),
    endWithPeriod: id =>
      asked(async () => {
        await stripe.subscriptions.update(id, { cancel_at_period_end: true });
      }),
    goOn: subscription =>
      asked(async () => {
        await stripe.subscriptions.update(subscription.id, goingOn(subscription));
      }),

    changePrice: (subscription, price) =>
      asked(async () => {
        await stripe.subscriptions.update(subscription.id, {
          items: [{ id: subscription.itemId, price }],
          ...goingOn(subscription),
          ...(subscription.offer && { discounts: '' }),
          // In the same breath as it is paid: releasing it may fail.
          ...(subscription.schedule && { metadata: { [OUTDATED]: subscription.schedule.id } }),
          ...(subscription.status === 'trialing'
            ? { proration_behavior: 'none' }
            : { proration_behavior: 'always_invoice', payment_behavior: 'error_if_incomplete' }),
        });
      }),
    changePriceLater: (subscription, price) =>
      asked(async () => {
        const { id } =
          subscription.schedule ?? (await stripe.subscriptionSchedules.create({ from_subscription: subscription.id }));
        const [start, end] = [subscription.periodStart, subscription.periodEnd].map(each =>
          Math.floor(each.getTime() / 1000),
        ) as [number, number];
        // A phase charges the taxes that it names.
        const taxed = { default_tax_rates: [await vatRate()] };
        await stripe.subscriptionSchedules.update(id, {
          end_behavior: 'release',
          proration_behavior: 'none',
          phases: [
            { items: [{ price: subscription.price.id, quantity: 1 }], ...taxed, start_date: start, end_date: end },
            {
              items: [{ price, quantity: 1 }],
              ...taxed,
              start_date: end,
              duration: { interval: 'month', interval_count: 1 },
            },
          ],
        });
      }),
    keepPrice: id =>
      asked(async () => {
        await stripe.subscriptionSchedules.release(id);
      }),
    refundLatest: subscription => asked(() => refundLatest(subscription)),
    end: subscription => asked(() => end(subscription)),
    endOwed: (id, stillOwed) =>
      asked(async () => {
        const now = subscriptionOf(await stripe.subscriptions.retrieve(id, { expand: EXPANDED }));
        if (!stillOwed(now)) return false;
        await end(now);
        return true;
      }),

    readEvent: (body, signature) =>
      readEvent(body, signature, account.webhookSecret, /^(sk|rk)_live_/.test(account.secretKey)),
  };
}
