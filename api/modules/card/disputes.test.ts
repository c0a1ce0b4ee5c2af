import { buildInvoice, buildPrepayment, buildRequest, leaveAnswer } from '../../test/build';
import { startShop, type Shop } from '../../test/servers/stripe';
import { tillOf, type Linked } from '../../test/servers/till';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

const { collect, deliver, forged, goToPay, held, historyOf, invoiceOf, lastOf, linked, onboard, payAt, rowsOf } =
  tillOf(() => shop);

const CREATED = 'charge.dispute.created';
const CLOSED = 'charge.dispute.closed';
const PAID = 'checkout.session.completed';

const intentOf = async (invoice: Linked): Promise<string> => (await rowsOf(invoice))[0].intent;
async function paid(before?: string) {
  const invoice = await linked();
  const { to } = await goToPay(invoice);
  if (before) await collect(invoice, before);
  await payAt(to);
  return { invoice, intent: await intentOf(invoice) };
}
async function dispute(intent: string, status: 'needs_response' | 'lost' | 'won', cents?: number) {
  shop.sandbox.disputeCard(intent, status, cents);
  await shop.sandbox.events.settled();
}
const stands = async (invoice: Linked) => {
  const { status, collected, owed } = await invoiceOf(invoice);
  return [status, collected, owed];
};
const shown = async (invoice: Linked) =>
  (await invoiceOf(invoice)).cardPayments.map(({ paidAt: _, ...each }: { paidAt: string }) => each);

test('what a holder reclaims from the bank is said and stays paid; won, nothing has changed', async () => {
  const { invoice, intent } = await paid();
  await dispute(intent, 'needs_response');
  expect(await stands(invoice)).toEqual(['paid', 121, 0]);
  expect(await shown(invoice)).toEqual([{ paid: 121, surplus: 0, back: 0, reclaimed: 121 }]);
  expect(await historyOf(invoice)).toContain(
    'Quien pagó con tarjeta reclama 121,00 € a su banco: se responde en el panel de Stripe',
  );
  await dispute(intent, 'won');
  expect(await stands(invoice)).toEqual(['paid', 121, 0]);
  expect(await shown(invoice)).toEqual([{ paid: 121, surplus: 0, back: 0, reclaimed: 0 }]);
  expect(await historyOf(invoice)).toContain(
    'Reclamación al banco cerrada a favor de la empresa: 121,00 € pagados con tarjeta',
  );
});

test('lost, it is owed again and nobody is reminded of it; the same events in any order change nothing more', async () => {
  const { invoice, intent } = await paid();
  await dispute(intent, 'needs_response');
  await dispute(intent, 'lost');
  expect(await stands(invoice)).toEqual(['issued', 0, 121]);
  expect(await shown(invoice)).toEqual([{ paid: 121, surplus: 0, back: 121, reclaimed: 0 }]);
  const said = await historyOf(invoice);
  expect(said).toContain('Reclamación al banco perdida: 121,00 € devueltos a quien pagó con tarjeta');
  expect(said).toContainEqual(expect.stringMatching(/^Recordatorios de la factura \S+ quitados$/));
  for (const type of [CLOSED, CREATED]) {
    expect((await deliver(lastOf(type).payload)).status).toBe(200);
    expect((await deliver(forged(type, () => undefined))).status).toBe(200);
  }
  const won = forged(CLOSED, event => (event.data.object.status = 'won'));
  expect((await deliver(won)).status).toBe(200);
  expect(await stands(invoice)).toEqual(['issued', 0, 121]);
  expect(await historyOf(invoice)).toEqual(said);
});

test('closed is heard of before it was made, and two that are lost count both, with what was given back, and no more than came in', async () => {
  const { invoice, intent } = await paid();
  await held(async () => {
    shop.sandbox.disputeCard(intent, 'needs_response', 2_100);
    shop.sandbox.disputeCard(intent, 'lost');
  });
  await Promise.all([CLOSED, CREATED, CLOSED].map(type => deliver(lastOf(type).payload)));
  expect(await stands(invoice)).toEqual(['issued', 100, 21]);
  await dispute(intent, 'needs_response', 5_000);
  expect(await shown(invoice)).toEqual([{ paid: 121, surplus: 0, back: 21, reclaimed: 50 }]);
  await dispute(intent, 'lost');
  expect(await stands(invoice)).toEqual(['issued', 50, 71]);
  shop.sandbox.refundCard(intent, 6_000);
  await shop.sandbox.events.settled();
  expect(await stands(invoice)).toEqual(['issued', 0, 121]);
  expect(await shown(invoice)).toEqual([{ paid: 121, surplus: 0, back: 121, reclaimed: 0 }]);
});

test('what was paid too much is shown with its invoice until it has gone, and goes first', async () => {
  const { invoice, intent } = await paid('100.00');
  expect(await shown(invoice)).toEqual([{ paid: 121, surplus: 100, back: 0, reclaimed: 0 }]);
  shop.sandbox.refundCard(intent, 4_000);
  await shop.sandbox.events.settled();
  expect(await shown(invoice)).toEqual([{ paid: 121, surplus: 60, back: 40, reclaimed: 0 }]);
  await dispute(intent, 'needs_response', 6_000);
  await dispute(intent, 'lost');
  expect(await shown(invoice)).toEqual([{ paid: 121, surplus: 0, back: 100, reclaimed: 0 }]);
  expect(await stands(invoice)).toEqual(['paid', 121, 0]);
});

test('a dispute of another account, in another currency, of nothing or of none of ours changes nothing', async () => {
  const [{ invoice, intent }, other] = [await paid(), await linked()];
  await held(async () => shop.sandbox.disputeCard(intent, 'needs_response'));
  const theirs = await onboard(other.person);
  const changes: Parameters<typeof forged>[1][] = [
    event => (event.account = theirs),
    event => (event.data.object.currency = 'usd'),
    event => (event.data.object.amount = 0),
    event => (event.data.object.amount = 1e300),
    event => (event.data.object.payment_intent = 'pi_nobody'),
    event => (event.data.object.id = 'x\u0000'),
  ];
  for (const change of changes) expect((await deliver(forged(CREATED, change))).status).toBe(200);
  expect(await shown(invoice)).toMatchObject([{ reclaimed: 0, back: 0 }]);
});

test('sums and moments that no table holds are none, and what is dated long ago is kept beside the ledger', async () => {
  const invoice = await linked();
  const { to } = await goToPay(invoice);
  await held(() => payAt(to));
  const sums = [0, -1, 1e14, Number.MAX_SAFE_INTEGER, '12100'];
  for (const sum of sums)
    expect((await deliver(forged(PAID, event => (event.data.object.amount_total = sum)))).status).toBe(200);
  for (const created of [-1, 253_402_300_801, 1e300, 1.5])
    expect((await deliver(forged(PAID, event => (event.created = created)))).status).toBe(400);
  expect(await rowsOf(invoice)).toMatchObject([{ state: 'open', paid: null }]);
  expect((await deliver(forged(PAID, event => (event.created = 0)))).status).toBe(200);
  expect(await rowsOf(invoice)).toMatchObject([{ state: 'paid', paid: '121.00', surplus: '121.00' }]);
  expect(await stands(invoice)).toEqual(['issued', 0, 121]);
});

test('by an account that the company has replaced what came in is given back still, and nothing of the new one changes', async () => {
  const { invoice, intent } = await paid();
  const before = await onboard(invoice.person);
  await held(async () => shop.sandbox.refundCard(intent));
  shop.sandbox.revokeAccount(before);
  await shop.sandbox.events.settled();
  const now = await onboard(invoice.person);
  expect(now).not.toBe(before);
  expect((await deliver(lastOf('charge.refunded').payload)).status).toBe(200);
  expect(await stands(invoice)).toEqual(['issued', 0, 121]);
  const late = forged('account.application.deauthorized', event => (event.account = before));
  expect((await deliver(late)).status).toBe(200);
  expect(await onboard(invoice.person)).toBe(now);
});

/** What is sold, rectified and linked by a company that takes cards. */
async function familyOf() {
  const person = await shop.buildTenant();
  await onboard(person);
  const customerManual = { name: 'Bodegas Larrañaga, S.L.', nif: 'B26304188', address: 'Mayor 1' };
  const sold = (price: number) => [{ description: 'Trabajo', quantity: 1, price, ivaRate: 21 }];
  const rectify = async (id: string, body: object) => {
    const answer = await shop.app.rest('POST', `/invoices/${id}/rectify`, {
      token: person.token,
      body: { kind: 'R1', cause: 'Precio', ...body },
    });
    expect([answer.status, answer.body.error]).toEqual([201, undefined]);
    return answer.body.invoice.id as string;
  };
  const linkOf = async (id: string): Promise<Linked> => ({ person, id, path: await leaveAnswer(shop.app, person, id) });
  return { person, customerManual, sold, rectify, linkOf };
}

test('who was erased while they paid is paid for all the same, and nothing leads to them at Stripe', async () => {
  const invoice = await linked();
  const { to } = await goToPay(invoice);
  await held(() => payAt(to));
  const { token } = invoice.person;
  const { customerName: name, customerNif: nif } = await invoiceOf(invoice);
  const who = { requestType: 'erasure', email: 'ana@cliente.example', name, nif };
  const { id } = await buildRequest(shop.app, invoice.person, who);
  expect((await shop.app.rest('POST', `/lopd/data-requests/${id}/erase`, { token })).status).toBe(200);
  expect((await deliver(lastOf(PAID).payload)).status).toBe(200);
  expect(await rowsOf(invoice)).toMatchObject([
    { state: 'paid', paid: '121.00', surplus: '0.00', intent: null, session_id: null, url: null },
  ]);
  const { status, collections } = await invoiceOf(invoice);
  expect([status, collections[0].reference]).toEqual(['paid', expect.not.stringMatching(/^pi_/)]);
  // By its own reference it is found still.
  const refund = forged(PAID, event => {
    event.type = 'charge.refunded';
    Object.assign(event.data.object, { object: 'charge', amount_refunded: 12_100 });
  });
  expect((await deliver(refund)).status).toBe(200);
  expect(await stands(invoice)).toEqual(['issued', 0, 121]);
});

test('a family is paid by card as it is asked for: what replaces another, and what takes a part off, are settled with it', async () => {
  const { person, customerManual, sold, rectify, linkOf } = await familyOf();
  const original = (await buildInvoice(shop.app, person, { customerManual, lines: sold(100) })).id;
  const right = await rectify(original, { way: 'S', lines: sold(90) });
  const replaced = await linkOf(right);
  await payAt((await goToPay(replaced)).to);
  expect(await rowsOf(replaced)).toMatchObject([{ state: 'paid', paid: '108.90', surplus: '0.00' }]);
  expect([(await stands(await linkOf(original)))[0], (await stands(replaced))[0]]).toEqual(['paid', 'paid']);
  shop.sandbox.refundCard(await intentOf(replaced));
  await shop.sandbox.events.settled();
  expect([(await stands(await linkOf(original)))[0], (await stands(replaced))[0]]).toEqual(['issued', 'issued']);

  const less = (await buildInvoice(shop.app, person, { customerManual, lines: sold(100) })).id;
  const credit = await rectify(less, { lines: sold(-20) });
  const cheaper = await linkOf(less);
  await payAt((await goToPay(cheaper)).to);
  expect(await rowsOf(cheaper)).toMatchObject([{ state: 'paid', paid: '96.80', surplus: '0.00' }]);
  expect([(await stands(cheaper))[0], (await stands(await linkOf(credit)))[0]]).toEqual(['paid', 'paid']);

  const prepaid = await buildPrepayment(shop.app, person, { customerManual, lines: sold(10) });
  const final = await buildInvoice(shop.app, person, {
    customerManual,
    lines: sold(100),
    prepayments: [prepaid.id],
  });
  const rest = await linkOf(final.id);
  await payAt((await goToPay(rest)).to);
  expect(await rowsOf(rest)).toMatchObject([{ state: 'paid', paid: '108.90', surplus: '0.00' }]);
  expect((await stands(rest))[0]).toBe('paid');
});

test('what a family was paid by card at once is undone at once: of what replaces another, and of tickets by their complete invoice', async () => {
  const { person, customerManual, sold, rectify, linkOf } = await familyOf();
  const { token } = person;
  // Each entry of one payment is written down at a moment of its own, were it not for the act.
  const { now } = shop.services;
  let ticks = now().getTime();
  shop.services.now = () => new Date((ticks += 5));
  try {
    const original = (await buildInvoice(shop.app, person, { customerManual, lines: sold(100) })).id;
    const right = await rectify(original, { way: 'S', lines: sold(90) });
    const one = await buildInvoice(shop.app, person, { kind: 'F2', customerManual: undefined, lines: sold(40) });
    const two = await buildInvoice(shop.app, person, { kind: 'F2', customerManual: undefined, lines: sold(60) });
    const body = { ids: [one.id, two.id], customerManual: { ...customerManual, address: 'Calle de la Vega, 14' } };
    const { invoice: whole } = (await shop.app.rest('POST', '/invoices/exchange', { token, body })).body;
    for (const [id, others] of [
      [right, [original, right]],
      [whole.id, [one.id, two.id]],
    ] as [string, string[]][]) {
      const page = await linkOf(id);
      await payAt((await goToPay(page)).to);
      const states = async () =>
        Promise.all(others.map(async each => (await stands({ ...page, id: each })).slice(0, 2)));
      expect((await states()).map(([status]) => status)).toEqual(['paid', 'paid']);
      expect((await shop.app.rest('POST', `/invoices/${id}/issue`, { token })).status).toBe(200);
      expect(await states()).toEqual([
        ['issued', 0],
        ['issued', 0],
      ]);
    }
  } finally {
    shop.services.now = now;
  }
});

test('two pages of one family that are paid at the same moment pay it once, and the rest is too much', async () => {
  const { person, customerManual, sold, rectify, linkOf } = await familyOf();
  const original = await linkOf((await buildInvoice(shop.app, person, { customerManual, lines: sold(100) })).id);
  const first = (await goToPay(original)).to;
  const right = await linkOf(await rectify(original.id, { way: 'S', lines: sold(90) }));
  const second = (await goToPay(right)).to;
  await held(async () => {
    await payAt(first);
    await payAt(second);
  });
  const events = shop.sandbox.events.all.filter(({ type }) => type === PAID).slice(-2);
  const answers = await Promise.all([...events, ...events].map(({ payload }) => deliver(payload)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const rows = [...(await rowsOf(original)), ...(await rowsOf(right))];
  const sum = (of: 'paid' | 'surplus') => rows.reduce((all, row) => all + Math.round(Number(row[of]) * 100), 0);
  expect([sum('paid'), sum('surplus')]).toEqual([12_100 + 10_890, 12_100]);
  expect([(await stands(original))[0], (await stands(right))[0]]).toEqual(['paid', 'paid']);
  // Both go back, the surplus first: what is left is owed as before.
  for (const row of rows) shop.sandbox.refundCard(row.intent);
  await shop.sandbox.events.settled();
  expect([(await stands(original))[0], (await stands(right))[0]]).toEqual(['issued', 'issued']);
});

test('what goes back of an invoice that was credited is what the credit owes its customer, once; the rest is owed again', async () => {
  const { person, customerManual, sold, rectify, linkOf } = await familyOf();
  const original = await linkOf((await buildInvoice(shop.app, person, { customerManual, lines: sold(100) })).id);
  await payAt((await goToPay(original)).to);
  const credit = await linkOf(await rectify(original.id, { lines: sold(-20) }));
  expect(await stands(credit)).toEqual(['issued', 0, -24.2]);
  const intent = await intentOf(original);
  shop.sandbox.refundCard(intent, 2_000);
  await shop.sandbox.events.settled();
  expect([await stands(original), await stands(credit)]).toEqual([
    ['paid', 121, 0],
    ['issued', -20, -4.2],
  ]);
  shop.sandbox.refundCard(intent, 1_000);
  await shop.sandbox.events.settled();
  expect([await stands(original), await stands(credit)]).toEqual([
    ['issued', 115.2, 5.8],
    ['paid', -24.2, 0],
  ]);
  shop.sandbox.refundCard(intent);
  await shop.sandbox.events.settled();
  expect([await stands(original), await stands(credit)]).toEqual([
    ['issued', 24.2, 96.8],
    ['paid', -24.2, 0],
  ]);
});
