import type { StripeAccount } from '../../platform/config/config';
import * as checkout from './checkout';
import { asked, client } from './client';
import * as ending from './subscription-end';
import * as payments from './payments';
import type { StripeEdge } from './stripe-edge';
import * as subscription from './subscription';
import { openVatRate } from './vat-rate';
import { readEvent } from './webhook';

export function openStripe(account: StripeAccount): StripeEdge {
  const stripe = client(account);
  const vatRate = openVatRate(stripe);
  const products = new Map<string, string>();

  return {
    account,

    createCustomer: tenant => asked(() => checkout.createCustomer(stripe, tenant)),
    createSession: session => asked(() => checkout.createSession(stripe, vatRate, session)),
    findSession: id => asked(() => checkout.findSession(stripe, id)),
    readSession: id => asked(() => checkout.readSession(stripe, id)),
    openSessionsOf: customer => asked(() => checkout.openSessionsOf(stripe, customer)),
    productsOf: prices =>
      asked(async () => {
        await checkout.findProducts(stripe, products, prices);
        return products;
      }),
    expireSession: id =>
      asked(async () => {
        await stripe.checkout.sessions.expire(id);
      }),
    createPortal: (customer, returnUrl) => asked(() => checkout.createPortal(stripe, customer, returnUrl)),

    chargesOf: customer => asked(() => payments.chargesOf(stripe, customer)),
    invoicePaidBy: intent => asked(() => payments.invoicePaidBy(stripe, intent)),
    nextPayment: of => asked(() => payments.nextPayment(stripe, of)),

    subscriptionsOf: customer => asked(() => subscription.subscriptionsOf(stripe, customer)),
    endWithPeriod: id => asked(() => subscription.endWithPeriod(stripe, id)),
    goOn: one => asked(() => subscription.goOn(stripe, one)),
    changePrice: (one, price) => asked(() => subscription.changePrice(stripe, one, price)),
    changePriceLater: (one, price) => asked(() => subscription.changePriceLater(stripe, vatRate, one, price)),
    keepPrice: schedule =>
      asked(async () => {
        await stripe.subscriptionSchedules.release(schedule);
      }),

    refundLatest: one => asked(() => ending.refundLatest(stripe, one)),
    end: one => asked(() => ending.end(stripe, one)),
    endOwed: (id, stillOwed) => asked(() => ending.endOwed(stripe, id, stillOwed)),

    readEvent: (body, signature) =>
      readEvent(body, signature, account.webhookSecret, /^(sk|rk)_live_/.test(account.secretKey)),
  };
}
