import { signatureOf } from '../../sandbox/stripe/events';
import { SANDBOX_KEYS } from '../../sandbox/stripe/keys';
import { startShop, type Shop } from '../../test/servers/stripe';
import { tillOf, type Subject } from '../../test/servers/till';
import { purge } from '../retention/purge';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

const {
  ask,
  accountOf,
  onboard,
  linked,
  page,
  asideOf,
  goToPay,
  payAt,
  invoiceOf,
  collect,
  historyOf,
  rowsOf,
  send,
  deliver,
  lastOf,
  forged,
  held,
} = tillOf(() => shop);

const BUTTON = 'Pagar con tarjeta';

test('a company connects its own account, which is pending until Stripe knows who it is, and takes it off again', async () => {
  const ana = await shop.buildTenant();
  expect(await accountOf(ana)).toEqual({ state: 'none', accountId: null });
  const accountId = await onboard(ana, true);
  expect(await accountOf(ana)).toEqual({ state: 'pending', accountId });
  expect(await onboard(ana)).toBe(accountId);
  expect(await accountOf(ana)).toEqual({ state: 'ready', accountId });
  const off = await ask(ana, 'POST', '/disconnect');
  expect([off.status, off.body.account.state]).toEqual([200, 'disconnected']);
  expect((await ask(ana, 'POST', '/disconnect')).body.account.state).toBe('disconnected');
  expect(await onboard(ana)).toBe(accountId);
  expect((await accountOf(ana)).state).toBe('ready');
});

test('an account that was disconnected at Stripe is of no use any more: the next one is another', async () => {
  const ana = await shop.buildTenant();
  const accountId = await onboard(ana);
  shop.sandbox.revokeAccount(accountId);
  await shop.sandbox.events.settled();
  expect(await accountOf(ana)).toEqual({ state: 'disconnected', accountId });
  expect((await ask(ana, 'POST', '/refresh')).body.account.state).toBe('disconnected');
  const next = await onboard(ana);
  expect(next).not.toBe(accountId);
  expect(await accountOf(ana)).toEqual({ state: 'ready', accountId: next });
});

test('what Stripe did not manage to say is asked for, and what it said before comes too late', async () => {
  const ana = await shop.buildTenant();
  await held(() => onboard(ana));
  expect((await accountOf(ana)).state).toBe('pending');
  const refreshed = await ask(ana, 'POST', '/refresh');
  expect([refreshed.status, refreshed.body.account.state]).toEqual([200, 'ready']);
  const late = forged('account.updated', event => {
    event.created -= 60;
    event.data.object.charges_enabled = false;
  });
  expect((await deliver(late)).status).toBe(200);
  expect((await accountOf(ana)).state).toBe('ready');
});

test('while Stripe is silent nothing is connected, and the page says so in Spanish', async () => {
  const ana = await shop.buildTenant();
  shop.sandbox.fail({ mode: 'error', times: 100 });
  const answer = await ask(ana, 'POST', '/connect');
  expect([answer.status, answer.body.code]).toEqual([502, 'UPSTREAM_UNAVAILABLE']);
  shop.sandbox.fail(null);
  expect(await accountOf(ana)).toEqual({ state: 'none', accountId: null });
});

test('pays what is left from the link: money goes to the company’s own account, once, and the invoice says so', async () => {
  const invoice = await linked();
  const before = await page(invoice.path);
  expect(before.text).toContain(BUTTON);
  expect(before.headers.get('content-security-policy')).toContain(`form-action 'self' ${shop.sandbox.url}`);
  await collect(invoice, '21.00');
  const { status, to } = await goToPay(invoice);
  expect([status, to]).toEqual([303, expect.stringContaining(`${shop.sandbox.url}/card/cs_test`)]);
  expect((await goToPay(invoice)).to).toBe(to);
  const paid = await payAt(to);
  const back = paid.headers.get('location')!;
  expect(back).toBe(`http://folio.test${invoice.path}?pago=hecho`);
  const after = await page(back.slice('http://folio.test'.length));
  expect(asideOf(after.text)).toContain('Pago recibido: 100,00\u00a0€. Gracias.');
  expect(after.text).not.toContain(BUTTON);
  const { status: state, collections } = await invoiceOf(invoice);
  const [{ intent }] = await rowsOf(invoice);
  expect(state).toBe('paid');
  expect(collections.at(-1)).toMatchObject({ amount: 100, means: 'card', reference: intent });
  expect(await historyOf(invoice)).toContain('Pago con tarjeta de 100,00 € recibido por el enlace');
  const account = (await accountOf(invoice.person)).accountId;
  const charges = Object.values(shop.sandbox.account.kept.cardCharges).filter(each => each.intent === intent);
  expect(charges).toMatchObject([{ account, amount: 10_000 }]);
});

test('the same event twice, or its payment by another event, is written down once', async () => {
  const invoice = await linked();
  await payAt((await goToPay(invoice)).to);
  const { payload } = lastOf('checkout.session.completed');
  const again = forged('checkout.session.completed', () => undefined);
  const answers = await Promise.all([payload, payload, again].map(deliver));
  expect(answers.map(each => each.status)).toEqual([200, 200, 200]);
  expect((await invoiceOf(invoice)).collections).toHaveLength(1);
  expect(await rowsOf(invoice)).toMatchObject([{ state: 'paid', paid: '121.00', surplus: '0.00' }]);
});

test('events that come at the same moment write one entry', async () => {
  const invoice = await linked();
  const { to } = await goToPay(invoice);
  await held(() => payAt(to));
  const { payload } = lastOf('checkout.session.completed');
  const other = forged('checkout.session.completed', () => undefined);
  await Promise.all([payload, other, payload, other].map(deliver));
  expect((await invoiceOf(invoice)).collections).toHaveLength(1);
});

test('a forged signature, one of the platform’s own secret and one of no account are refused, and nothing is paid', async () => {
  const invoice = await linked();
  const { to } = await goToPay(invoice);
  await held(() => payAt(to));
  const { payload } = lastOf('checkout.session.completed');
  const without = forged('checkout.session.completed', event => delete event.account);
  const live = forged('checkout.session.completed', event => (event.livemode = true));
  const refused = await Promise.all([
    send(payload, ''),
    send(payload, signatureOf(payload, 'whsec_another00000000')),
    send(payload, signatureOf(payload, SANDBOX_KEYS.webhookSecret)),
    send(payload, signatureOf(payload, SANDBOX_KEYS.connectSecret, 1)),
    send(`${payload} `, signatureOf(payload, SANDBOX_KEYS.connectSecret)),
    deliver(without),
    deliver(live),
  ]);
  expect(refused.map(each => each.status)).toEqual(refused.map(() => 400));
  expect((await invoiceOf(invoice)).status).toBe('issued');
  expect((await deliver(payload)).status).toBe(200);
  expect((await invoiceOf(invoice)).status).toBe('paid');
});

test('an event of another company’s account, or of one that nobody has, never touches this one', async () => {
  const [mine, theirs] = [await linked(), await linked()];
  const { to } = await goToPay(mine);
  await held(() => payAt(to));
  const other = (await accountOf(theirs.person)).accountId;
  for (const account of [other, 'acct_nobody']) {
    const event = forged('checkout.session.completed', each => (each.account = account));
    expect((await deliver(event)).status).toBe(200);
  }
  expect(await rowsOf(mine)).toMatchObject([{ state: 'open', paid: null }]);
  expect((await invoiceOf(mine)).status).toBe('issued');
  await deliver(lastOf('checkout.session.completed').payload);
  const refund = forged('checkout.session.completed', event => {
    Object.assign(event, { type: 'charge.refunded', account: other });
    Object.assign(event.data.object, { object: 'charge', amount_refunded: 12_100 });
  });
  expect((await deliver(refund)).status).toBe(200);
  expect(await rowsOf(mine)).toMatchObject([{ state: 'paid', refunded: '0.00' }]);
});

test('what the company sells elsewhere by the same account is none of Folio’s', async () => {
  const invoice = await linked();
  await payAt((await goToPay(invoice)).to);
  const own = forged('checkout.session.completed', event => {
    event.data.object.metadata = {};
    event.data.object.payment_intent = 'pi_own';
  });
  const refund = forged('checkout.session.completed', event => {
    event.type = 'charge.refunded';
    event.data.object = {
      id: 'ch_own',
      object: 'charge',
      amount_refunded: 500,
      payment_intent: 'pi_own',
      metadata: {},
    };
  });
  for (const event of [own, refund]) expect((await deliver(event)).status).toBe(200);
  expect(await rowsOf(invoice)).toMatchObject([{ paid: '121.00', refunded: '0.00' }]);
});

test('a payment that is not through yet, or in another currency, pays nothing', async () => {
  const invoice = await linked();
  const { to } = await goToPay(invoice);
  await held(() => payAt(to));
  const wrong = [
    (object: Subject) => (object.payment_status = 'unpaid'),
    (object: Subject) => (object.currency = 'usd'),
    (object: Subject) => (object.amount_total = 12.5),
    (object: Subject) => (object.metadata.folio_payment = "x'; DROP"),
  ];
  for (const change of wrong) {
    const event = forged('checkout.session.completed', each => change(each.data.object));
    expect((await deliver(event)).status).toBe(200);
  }
  expect((await invoiceOf(invoice)).status).toBe('issued');
});

test('paid meanwhile in another way, what comes by card is kept and shown in the history as too much', async () => {
  const invoice = await linked();
  const { to } = await goToPay(invoice);
  expect((await collect(invoice, '100.00')).status).toBe(201);
  await payAt(to);
  const { status, collections } = await invoiceOf(invoice);
  expect([status, collections.map((each: { amount: number }) => each.amount)]).toEqual(['paid', [100, 21]]);
  expect(await rowsOf(invoice)).toMatchObject([{ state: 'paid', paid: '121.00', surplus: '100.00' }]);
  expect(await historyOf(invoice)).toContain('Pagado de más con tarjeta: 100,00 € que ya no se debían');
  shop.sandbox.refundCard((await rowsOf(invoice))[0].intent, 10_000);
  await shop.sandbox.events.settled();
  expect((await invoiceOf(invoice)).status).toBe('paid');
  expect(await historyOf(invoice)).toContain('Devueltos 100,00 € a la tarjeta de quien pagó');
});

test('an invoice that was annulled meanwhile takes nothing: all of it is too much, and none is lost', async () => {
  const invoice = await linked();
  const { to } = await goToPay(invoice);
  expect((await shop.app.rest('POST', `/invoices/${invoice.id}/cancel`, { token: invoice.person.token })).status).toBe(
    200,
  );
  await payAt(to);
  expect(await rowsOf(invoice)).toMatchObject([{ state: 'paid', paid: '121.00', surplus: '121.00' }]);
});

test('a refund undoes what was written down: all of it, or a part and the rest stays', async () => {
  const invoice = await linked();
  await payAt((await goToPay(invoice)).to);
  const [{ intent }] = await rowsOf(invoice);
  shop.sandbox.refundCard(intent, 2_100);
  await shop.sandbox.events.settled();
  const part = await invoiceOf(invoice);
  expect([part.status, part.collected]).toEqual(['issued', 100]);
  // It is owed again, and nobody who paid is reminded unless the company says so.
  expect(await historyOf(invoice)).toContainEqual(expect.stringMatching(/^Recordatorios de la factura \S+ quitados$/));
  expect((await deliver(lastOf('charge.refunded').payload)).status).toBe(200);
  expect((await deliver(forged('charge.refunded', () => undefined))).status).toBe(200);
  expect((await invoiceOf(invoice)).collected).toBe(100);
  shop.sandbox.refundCard(intent);
  await shop.sandbox.events.settled();
  const none = await invoiceOf(invoice);
  expect([none.status, none.collected]).toEqual(['issued', 0]);
  // What it said first comes late.
  const late = forged('charge.refunded', event => (event.data.object.amount_refunded = 2_100));
  expect((await deliver(late)).status).toBe(200);
  expect(await rowsOf(invoice)).toMatchObject([{ refunded: '121.00' }]);
});

test('a refund that is heard of before its payment is written down with it', async () => {
  const invoice = await linked();
  const { to } = await goToPay(invoice);
  await held(async () => {
    await payAt(to);
    const [charge] = Object.values(shop.sandbox.account.kept.cardCharges).slice(-1);
    shop.sandbox.refundCard(charge!.intent);
  });
  await deliver(lastOf('charge.refunded').payload);
  expect((await invoiceOf(invoice)).collections).toEqual([]);
  await deliver(lastOf('checkout.session.completed').payload);
  const { status, collected } = await invoiceOf(invoice);
  expect([status, collected]).toEqual(['issued', 0]);
  expect(await rowsOf(invoice)).toMatchObject([{ state: 'paid', refunded: '121.00' }]);
});

test('another amount is another page, and the one before it ends', async () => {
  const invoice = await linked();
  const first = await goToPay(invoice);
  await collect(invoice, '20.00');
  const second = await goToPay(invoice);
  expect(second.to).not.toBe(first.to);
  expect((await payAt(first.to)).status).toBe(404);
  await payAt(second.to);
  expect(await rowsOf(invoice)).toMatchObject([{ state: 'closed' }, { state: 'paid', paid: '101.00' }]);
});

test('two who go to pay at once are led to one page', async () => {
  const invoice = await linked();
  const went = await Promise.all([goToPay(invoice), goToPay(invoice), goToPay(invoice)]);
  expect(new Set(went.map(each => each.to)).size).toBe(1);
  expect(await rowsOf(invoice)).toHaveLength(1);
});

test('an answer that was lost makes no second page', async () => {
  const invoice = await linked();
  shop.sandbox.fail({ mode: 'cut', times: 100, only: /checkout\/sessions$/ });
  const failed = await goToPay(invoice);
  expect(failed.status).toBe(502);
  expect(failed.text).toContain('No se ha podido abrir el pago con tarjeta');
  shop.sandbox.fail(null);
  const { to } = await goToPay(invoice);
  await payAt(to);
  const account = (await accountOf(invoice.person)).accountId;
  const sessions = Object.values(shop.sandbox.account.kept.cardSessions).filter(each => each.account === account);
  expect(sessions).toHaveLength(1);
  expect((await invoiceOf(invoice)).status).toBe('paid');
});

test('a page of Stripe’s under the company’s own name is a link, since no form leads there', async () => {
  const invoice = await linked();
  const { stripe } = shop.services;
  const { to } = await goToPay(invoice);
  // The same answers, by another name of this machine.
  shop.services.stripe = { ...stripe!, apiBase: shop.sandbox.url.replace('127.0.0.1', 'localhost') };
  const { status, text } = await goToPay(invoice);
  shop.services.stripe = stripe;
  expect(status).toBe(200);
  expect(text).toContain(`href="${to}"`);
  expect(text).toContain('Continuar al pago');
});

test('who comes back before the event is told that it is being confirmed, and is not led to pay twice', async () => {
  const invoice = await linked();
  const { to } = await goToPay(invoice);
  await held(() => payAt(to));
  const waiting = await page(`${invoice.path}?pago=hecho`);
  expect(asideOf(waiting.text)).toContain('El pago se está confirmando');
  expect(waiting.text).not.toContain(BUTTON);
  expect(await goToPay(invoice)).toMatchObject({ status: 303, to: `${invoice.path}?pago=hecho` });
  const cancelled = await page(`${invoice.path}?pago=cancelado`);
  expect(asideOf(cancelled.text)).toContain('No se ha cobrado nada.');
  await deliver(lastOf('checkout.session.completed').payload);
  expect(asideOf((await page(`${invoice.path}?pago=hecho`)).text)).toContain('Pago recibido: 121,00');
});

test('a card that the bank refuses pays nothing, and another one does', async () => {
  const invoice = await linked();
  const { to } = await goToPay(invoice);
  expect((await payAt(to, 'declined')).status).toBe(402);
  expect((await invoiceOf(invoice)).status).toBe('issued');
  expect((await payAt(to)).status).toBe(303);
  expect((await invoiceOf(invoice)).status).toBe('paid');
});

test.each([
  ['0.49', 100, '120.51', false],
  ['0.50', 100, '120.50', true],
  ['999999.99', 826446.27, null, true],
  ['1000000.00', 826446.28, null, false],
])('Stripe’s bounds: of %s € it is offered or not', async (owed, price, before, offered) => {
  const invoice = await linked(null, price);
  if (before) await collect(invoice, before);
  expect((await invoiceOf(invoice)).owed).toBe(Number(owed));
  expect((await page(invoice.path)).text.includes(BUTTON)).toBe(offered);
  const { status, to } = await goToPay(invoice);
  expect(status).toBe(303);
  expect(to.startsWith(shop.sandbox.url)).toBe(offered);
});

test('nothing is offered where nothing is owed, nor by a company whose account is not ready', async () => {
  const invoice = await linked();
  await collect(invoice);
  expect((await page(invoice.path)).text).not.toContain(BUTTON);
  expect((await goToPay(invoice)).to).toBe(invoice.path);
  expect(await rowsOf(invoice)).toEqual([]);

  const ana = await shop.buildTenant();
  const unconnected = await linked(ana);
  expect((await page(unconnected.path)).text).not.toContain(BUTTON);
  await onboard(ana, true);
  expect((await page(unconnected.path)).text).not.toContain(BUTTON);
  await onboard(ana);
  expect((await page(unconnected.path)).text).toContain(BUTTON);
  const { to } = await goToPay(unconnected);
  await ask(ana, 'POST', '/disconnect');
  expect((await page(unconnected.path)).text).not.toContain(BUTTON);
  expect((await goToPay(unconnected)).to).toBe(unconnected.path);
  // Who was on Stripe's page already has paid all the same: it is written down.
  await payAt(to);
  expect((await invoiceOf(unconnected)).status).toBe('paid');
});

test('a link that is revoked, over or guessed leads nobody to pay', async () => {
  const invoice = await linked();
  await shop.app.rest('DELETE', `/invoices/${invoice.id}/link`, { token: invoice.person.token });
  expect((await goToPay(invoice)).status).toBe(404);
  expect((await goToPay({ path: `/f/${'a'.repeat(43)}` })).status).toBe(404);
  const over = await linked(invoice.person);
  shop.app.at(new Date(Date.now() + 91 * 86_400_000));
  expect((await goToPay(over)).status).toBe(404);
  shop.app.at(null);
  expect(await rowsOf(invoice)).toEqual([]);
});

test('the twenty-first way to Stripe in a day is refused, of this link alone', async () => {
  const limited = await startShop({ RATE_LIMITS: 'on' });
  const before = shop;
  try {
    shop = limited;
    const invoice = await linked();
    const path = `${limited.app.url}${invoice.path}/tarjeta`;
    const statuses: number[] = [];
    for (let n = 0; n < 21; n += 1) {
      await limited.services.limits.giveBack('linkCardAddress', '127.0.0.1');
      await limited.services.db.acrossTenants('a test', em =>
        em.query(
          `DELETE FROM rate_limits WHERE key LIKE 'general%' OR key LIKE 'linkPage%' OR key LIKE 'linkCardAddress%'`,
        ),
      );
      statuses.push((await fetch(path, { method: 'POST', redirect: 'manual' })).status);
    }
    expect(statuses).toEqual([...Array(20).fill(303), 429]);
  } finally {
    shop = before;
    await limited.close();
  }
});

test('the twenty-first way to Stripe in ten minutes is refused of one network, by whichever links', async () => {
  const limited = await startShop({ RATE_LIMITS: 'on' });
  const before = shop;
  try {
    shop = limited;
    const invoice = await linked();
    const other = await linked(invoice.person);
    const statuses: number[] = [];
    for (let n = 0; n < 22; n += 1) {
      await limited.services.db.acrossTenants('a test', em =>
        em.query(`DELETE FROM rate_limits WHERE key LIKE 'general%' OR key LIKE 'linkPage%'`),
      );
      const { path } = n % 2 ? other : invoice;
      statuses.push((await goToPay({ path })).status);
    }
    expect(statuses).toEqual([...Array(20).fill(303), 429, 429]);
  } finally {
    shop = before;
    await limited.close();
  }
});

test('without Stripe nothing of it is offered', async () => {
  const ana = await shop.buildTenant();
  const { stripe } = shop.services;
  shop.services.stripe = null;
  expect(await accountOf(ana)).toEqual({ state: 'unavailable', accountId: null });
  expect((await ask(ana, 'POST', '/connect')).status).toBe(502);
  shop.services.stripe = { ...stripe!, connectSecret: null };
  expect((await accountOf(ana)).state).toBe('unavailable');
  shop.services.stripe = stripe;
});

test('pages that nobody paid on go a month later; what was paid stays', async () => {
  const [paid, left] = [await linked(), await linked()];
  await payAt((await goToPay(paid)).to);
  await goToPay(left);
  shop.app.at(new Date(Date.now() + 32 * 86_400_000));
  await purge(shop.services);
  expect(await rowsOf(left)).toEqual([]);
  expect(await rowsOf(paid)).toHaveLength(1);
  shop.app.at(null);
});
