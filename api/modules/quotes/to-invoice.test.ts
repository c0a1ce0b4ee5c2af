import { buildTenant, setSubscription, type Person } from '../../test/build';
import { sharedTestApp, type Body, type TestApp } from '../../test/harness';
import { buildQuote } from '../../test/quotes';

let app: TestApp;
let ana: Person;
beforeAll(async () => {
  app = await sharedTestApp();
  app.at(new Date('2026-11-20T09:00:00Z'));
  ana = await buildTenant(app);
  await setSubscription(app, ana, { plan: 'pro', status: 'active' });
});
afterAll(() => app.close());

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
  app.rest(method, path, { token: ana.token, body });
const look = async (id: string): Promise<Body> => (await call('GET', `/quotes/${id}`)).body.quote;
const invoiceOf = async (id: string): Promise<Body> => (await call('GET', `/invoices/${id}`)).body.invoice;
const prepay = async (id: string, body: object) => call('POST', `/quotes/${id}/prepay`, body);
const turn = async (id: string) => call('POST', `/quotes/${id}/invoice`);
const issue = async (id: string) => (await call('POST', `/invoices/${id}/issue`)).body.invoice;
const line = (price: number, more: object = {}) => ({ description: 'Obra', quantity: 1, price, ivaRate: 21, ...more });
const said = ({ status, body }: { status: number; body: Body }) => [status, body.fields ?? body.error];

test('an accepted quote becomes the draft of one invoice, which comes to what was accepted; of many at once one is made', async () => {
  const lines = [line(33.333, { quantity: 3, discountPercent: 5 }), line(9.99, { ivaRate: 10 })];
  const quote = await buildQuote(app, ana, { lines, discountPercent: 3, withholdingPercent: '15' });
  expect(said(await turn(quote.id))).toEqual([409, expect.stringContaining('no está aceptado')]);
  await call('POST', `/quotes/${quote.id}/answer`, { accepted: true });
  const tries = await Promise.all([1, 2, 3].map(() => turn(quote.id)));
  expect(tries.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  const { id } = tries.find(({ status }) => status === 201)!.body.invoice;
  const invoice = await invoiceOf(id);
  expect(invoice).toMatchObject({
    ...{ status: 'draft', total: quote.total, payable: quote.payable, date: '2026-11-20' },
    notes: `Según presupuesto ${quote.fullNumber}.`,
  });
  expect(await look(quote.id)).toMatchObject({
    state: 'invoiced',
    invoices: [{ invoiceId: id, fullNumber: null, status: 'draft', prepayment: false, total: quote.total }],
  });
  const { body } = await app.gql(
    'query ($id: ID!) { invoice(id: $id) { quote { id fullNumber } } }',
    { id },
    { token: ana.token },
  );
  expect(body.data.invoice.quote).toEqual({ id: quote.id, fullNumber: quote.fullNumber });
  // A draft that is deleted, and an invoice that is annulled, make room for another.
  await call('DELETE', `/invoices/${id}`);
  expect((await look(quote.id)).state).toBe('accepted');
  const again = await turn(quote.id);
  await issue(again.body.invoice.id);
  expect(said(await turn(quote.id))[0]).toBe(409);
  await call('POST', `/invoices/${again.body.invoice.id}/cancel`, {});
  expect((await turn(quote.id)).status).toBe(201);
});

test('prepayments by percent and by amount, up to the total; the final invoice takes off those that are issued', async () => {
  const lines = [line(1000), line(500, { ivaRate: 10 })];
  const { id, total } = await buildQuote(app, ana, { lines, accepted: true });
  const half = (await prepay(id, { percent: 40 })).body.invoice;
  expect(half).toMatchObject({ status: 'draft', prepayment: true, subtotal: 600, total: 704, quote: { id } });
  expect(said(await turn(id))).toEqual([409, expect.stringContaining('anticipo en borrador')]);
  expect((await issue(half.id)).status).toBe('paid');
  const more = (await prepay(id, { amount: 500 })).body.invoice;
  expect(more).toMatchObject({ total: 500 });
  await issue(more.id);
  expect(said(await prepay(id, { amount: 556.01 }))).toEqual([
    400,
    { amount: 'Como mucho 556,00 €: es lo que queda por facturar' },
  ]);
  expect(said(await prepay(id, { percent: 60 }))).toEqual([400, { percent: expect.stringContaining('556,00 €') }]);
  expect((await look(id)).invoices).toHaveLength(2);
  const final = (await turn(id)).body.invoice;
  expect(final.total).toBe(total - 704 - 500);
  const whole = await invoiceOf(final.id);
  expect(whole.settles.map((each: Body) => each.id).sort()).toEqual([half.id, more.id].sort());
  expect((await issue(final.id)).fullNumber).toMatch(/^A-2026-/);
  expect(said(await prepay(id, { percent: 1 }))).toEqual([409, expect.stringContaining('ya está facturado')]);
  // What is invoiced is not refused any more, nor deleted.
  expect((await call('POST', `/quotes/${id}/answer`, { accepted: false })).status).toBe(409);
  expect((await call('DELETE', `/quotes/${id}`)).status).toBe(409);
});

test('how much is asked for has to be said once, and be something', async () => {
  const { id } = await buildQuote(app, ana, { accepted: true });
  expect(said(await prepay(id, {}))).toEqual([400, { percent: 'Escribe un porcentaje mayor que 0' }]);
  expect(said(await prepay(id, { percent: 0 }))).toEqual([400, { percent: 'Escribe un porcentaje mayor que 0' }]);
  expect(said(await prepay(id, { percent: 100.01 }))).toEqual([400, { percent: expect.any(String) }]);
  expect(said(await prepay(id, { amount: 0 }))).toEqual([400, { amount: 'Escribe un importe mayor que 0' }]);
  expect(said(await prepay(id, { percent: 10, amount: 10 }))).toEqual([400, { amount: expect.any(String) }]);
  expect((await prepay(id, { percent: 100 })).body.invoice.total).toBe(1210);
});

test('where the card of its customer has changed, the invoice is refused rather than another than was accepted', async () => {
  const customer = { name: 'Mercería Ruiz', nif: '12345678Z', recargo: true };
  const quote = await buildQuote(app, ana, { customer, accepted: true });
  expect([quote.total, quote.recargo]).toEqual([1262, 52]);
  await call('PUT', `/customers/${quote.customerId}`, { ...customer, recargo: false });
  expect(said(await turn(quote.id))).toEqual([400, { recargo: expect.stringContaining('no ha acreditado') }]);
  await call('PUT', `/customers/${quote.customerId}`, customer);
  expect((await turn(quote.id)).body.invoice.total).toBe(1262);
});

test('with prepayments the invoices add up to what was accepted, to the cent and with recargo', async () => {
  const made = async (given: object, percents: number[]) => {
    const { id, total } = await buildQuote(app, ana, { ...given, accepted: true });
    const parts: number[] = [];
    for (const percent of percents) {
      const { invoice } = (await prepay(id, { percent })).body;
      parts.push(Math.round(invoice.total * 100));
      await issue(invoice.id);
    }
    parts.push(Math.round((await turn(id)).body.invoice.total * 100));
    return [Math.round(total * 100), parts.reduce((sum, part) => sum + part, 0)];
  };
  const retailer = { name: 'Mercería Ruiz', nif: '12345678Z', recargo: true };
  for (const [given, percents] of [
    [{ lines: [line(101)] }, [50]],
    [{ lines: [line(10.06)] }, [50]],
    [{ lines: [line(101.01)] }, [50, 50]],
    [{ lines: [line(33.33), line(7.77, { ivaRate: 10 })] }, [30, 30]],
    [{ lines: [line(101)], customer: retailer }, [50]],
  ] as const) {
    const [whole, sum] = await made(given, [...percents]);
    expect([given, sum]).toEqual([given, whole]);
  }
});

test('a prepayment that is credited makes room, one that is replaced counts as what replaces it, and a whole one credited gives the quote back', async () => {
  const rectify = (id: string, body: object) =>
    call('POST', `/invoices/${id}/rectify`, { kind: 'R1', cause: 'Cambio', ...body });
  const { id } = await buildQuote(app, ana, { lines: [line(1000)], accepted: true });
  const first = (await prepay(id, { percent: 50 })).body.invoice;
  await issue(first.id);
  expect((await call('POST', `/quotes/${id}/answer`, { accepted: false })).status).toBe(409);
  const back = await rectify(first.id, { way: 'I' });
  expect(said(back)[0]).toBe(201);
  expect((await look(id)).invoices).toMatchObject([{ status: 'paid', stands: false }]);
  const second = (await prepay(id, { percent: 100 })).body.invoice;
  expect(second.total).toBe(1210);
  await call('DELETE', `/invoices/${second.id}`);
  const third = (await prepay(id, { percent: 40 })).body.invoice;
  await issue(third.id);
  expect(said(await rectify(third.id, { way: 'S', lines: [line(300)] }))[0]).toBe(201);
  const final = await turn(id);
  expect([final.status, final.body.invoice?.total]).toEqual([201, 847]);
  await issue(final.body.invoice.id);
  // The whole, credited: it may be invoiced again, or refused.
  const whole = await buildQuote(app, ana, { lines: [line(1000)], accepted: true });
  const { invoice } = (await turn(whole.id)).body;
  await issue(invoice.id);
  expect((await look(whole.id)).state).toBe('invoiced');
  expect(said(await rectify(invoice.id, { way: 'I' }))[0]).toBe(201);
  expect((await look(whole.id)).state).toBe('accepted');
  const listed = await call('GET', `/quotes?state=accepted&search=${whole.fullNumber}`);
  expect(listed.body.quotes.map((each: Body) => each.id)).toEqual([whole.id]);
  expect((await turn(whole.id)).status).toBe(201);
});

test('of a customer whose card is deleted nothing is invoiced or mailed: it says what to do', async () => {
  const quote = await buildQuote(app, ana, { accepted: true });
  await call('DELETE', `/customers/${quote.customerId}`);
  const no = [409, expect.stringContaining('anota que el presupuesto se rechaza y haz otro')];
  expect(said(await turn(quote.id))).toEqual(no);
  expect(said(await prepay(quote.id, { percent: 50 }))).toEqual(no);
  expect(said(await call('POST', `/quotes/${quote.id}/deliver`, { to: ['a@b.example'] }))[0]).toBe(409);
  expect((await call('POST', `/quotes/${quote.id}/answer`, { accepted: false })).status).toBe(200);
});

test('a company that has moved since invoices nothing of it under another tax', async () => {
  const eva = await buildTenant(app);
  await setSubscription(app, eva, { plan: 'pro', status: 'active' });
  const lines = [line(100, { ivaRate: 5 })];
  await app.services.db.tx(eva.tenantId, em => em.query("UPDATE tenants SET territory = 'canarias'"));
  const { id } = await buildQuote(app, eva, { lines, accepted: true });
  await app.services.db.tx(eva.tenantId, em => em.query("UPDATE tenants SET territory = 'ceuta'"));
  const ask = (path: string, body?: object) => app.rest('POST', `/quotes/${id}/${path}`, { token: eva.token, body });
  expect(said(await ask('invoice'))).toEqual([409, { expectedTax: expect.stringContaining('IPSI') }]);
  expect(said(await ask('prepay', { percent: 50 }))).toEqual([409, { expectedTax: expect.stringContaining('IPSI') }]);
});
