import { buildCustomer, buildRequest, buildTenant, setSubscription, type Person } from '../../test/build';
import { sharedTestApp, type Body, type TestApp } from '../../test/harness';
import { buildQuote, quotePayload } from '../../test/quotes';

let app: TestApp;
let ana: Person;
beforeAll(async () => {
  app = await sharedTestApp();
  app.at(new Date('2026-11-20T09:00:00Z'));
  ana = await buildTenant(app);
  await setSubscription(app, ana, { plan: 'pro', status: 'active' });
});
afterEach(() => app.at(new Date('2026-11-20T09:00:00Z')));
afterAll(() => app.close());

const call = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object, who = ana) =>
  app.rest(method, path, { token: who.token, body });
const look = async (id: string): Promise<Body> => (await call('GET', `/quotes/${id}`)).body.quote;
const refused = async (...args: Parameters<typeof call>): Promise<unknown[]> => {
  const { status, body } = await call(...args);
  return [status, body.fields ?? body.error];
};
const line = (price: number, more: object = {}) => ({ description: 'Obra', quantity: 1, price, ivaRate: 21, ...more });

test('a quote has a number of its own, the totals of an invoice, and takes none of the series of invoices', async () => {
  const eva = await buildTenant(app);
  const lines = [line(33.333, { quantity: 3, discountPercent: 5 }), line(99.99, { ivaRate: 10 })];
  const given = { customer: { name: 'Óptica Güell', nif: 'A58402165' }, lines, discountAmount: 10 };
  const quote = await buildQuote(app, eva, given);
  const { body } = await call(
    'POST',
    '/invoices',
    { date: '2026-11-20', customerId: quote.customerId, lines, discountAmount: 10 },
    eva,
  );
  const { subtotal, totalIva, total } = body.invoice;
  expect(quote).toMatchObject({ subtotal, totalIva, total });
  expect(quote).toMatchObject({
    ...{ kind: 'quote', fullNumber: 'P-2026-0001', state: 'draft', customerName: 'Óptica Güell' },
    ...{ date: '2026-11-20', validUntil: '2026-12-20', events: [], invoices: [], link: null },
  });
  expect(body.invoice.fullNumber).toBe('A-2026-0001');
  const more = await Promise.all(
    ['quote', 'proforma', 'quote'].map(kind => buildQuote(app, eva, { kind, date: '2026-11-20' })),
  );
  expect(more.map(({ fullNumber }) => fullNumber).sort()).toEqual(['P-2026-0002', 'P-2026-0003', 'PF-2026-0001']);
  expect((await buildQuote(app, eva, { date: '2027-01-02' })).fullNumber).toBe('P-2027-0001');
});

test('what is refused of a quote is said on its field, and nothing is kept', async () => {
  const { id: customerId } = await buildCustomer(app, ana);
  const { body: before } = await call('GET', '/quotes?limit=1');
  const post = (more: object) => refused('POST', '/quotes', quotePayload(app, { customerId, ...more }));
  const many = (count: number) => Array.from({ length: count }, () => line(1));
  expect(await post({ lines: [] })).toEqual([400, { lines: 'Añade al menos una línea' }]);
  expect(await post({ lines: many(101) })).toEqual([400, { lines: 'Un presupuesto lleva como mucho 100 líneas' }]);
  expect(await post({ lines: [line(1), line(0)] })).toEqual([400, { 'lines.1.price': expect.any(String) }]);
  expect(await post({ lines: [line(1, { ivaRate: 7 })] })).toEqual([400, { 'lines.0.ivaRate': expect.any(String) }]);
  for (const ivaRegime of ['03', '05', '14', '15'])
    expect(await post({ lines: [line(1, { ivaRegime })] })).toEqual([
      400,
      { 'lines.0.ivaRegime': expect.stringContaining('una de 07, 08, 11, o ninguna') },
    ]);
  expect(await post({ validUntil: '2026-11-19' })).toEqual([
    400,
    { validUntil: 'Vale al menos hasta su propia fecha' },
  ]);
  expect(await post({ date: '2028-01-01' })).toEqual([400, { date: 'Escribe una fecha a menos de un año de hoy' }]);
  expect(await post({ notes: 'x'.repeat(2001) })).toEqual([400, { notes: expect.any(String) }]);
  expect(await post({ customerId: 'nadie' })).toEqual([400, { customerId: expect.any(String) }]);
  expect((await call('GET', '/quotes?limit=1')).body.pagination.total).toBe(before.pagination.total);
  expect((await call('POST', '/quotes', quotePayload(app, { customerId, lines: many(100) }))).status).toBe(201);
});

test('what another company wrote is not there, nor is its customer', async () => {
  const eva = await buildTenant(app);
  const { id, customerId } = await buildQuote(app, ana, { accepted: true });
  for (const [method, path, body] of [
    ['GET', '', undefined],
    ['PUT', '', quotePayload(app, { customerId: (await buildCustomer(app, eva)).id })],
    ['DELETE', '', undefined],
    ['POST', '/answer', { accepted: false }],
    ['POST', '/invoice', undefined],
    ['POST', '/prepay', { percent: 10 }],
  ] as const)
    expect([path, await refused(method, `/quotes/${id}${path}`, body, eva)]).toEqual([
      path,
      [404, 'Presupuesto no encontrado'],
    ]);
  expect(await refused('POST', '/quotes', quotePayload(app, { customerId }), eva)).toEqual([
    404,
    'Cliente no encontrado',
  ]);
  expect((await look(id)).state).toBe('accepted');
});

test('a quote changes until it is accepted; refused it may be written anew, and deleted it leaves its number behind', async () => {
  const quote = await buildQuote(app, ana);
  const put = (body: Record<string, unknown>) => call('PUT', `/quotes/${quote.id}`, quotePayload(app, body));
  const { customerId } = quote;
  expect((await put({ customerId, lines: [line(50)] })).body.quote).toMatchObject({
    ...{ fullNumber: quote.fullNumber, total: 60.5, state: 'draft' },
  });
  expect(await refused('PUT', `/quotes/${quote.id}`, quotePayload(app, { customerId, kind: 'proforma' }))).toEqual([
    400,
    { kind: expect.stringContaining('otro documento') },
  ]);
  const answer = (body: object) => call('POST', `/quotes/${quote.id}/answer`, body);
  expect((await answer({ accepted: false, words: 'Muy caro' })).body.quote).toMatchObject({
    state: 'refused',
    events: [{ kind: 'refused', words: 'Muy caro', byLink: false, by: expect.any(String), email: null }],
  });
  expect((await put({ customerId, lines: [line(40)] })).body.quote).toMatchObject({ state: 'draft', total: 48.4 });
  expect((await answer({ accepted: true, words: 'x'.repeat(121) })).status).toBe(400);
  expect((await answer({ accepted: true, words: 'Núria' })).body.quote.state).toBe('accepted');
  const locked = [409, 'El presupuesto está aceptado: ya no cambia'];
  expect(await refused('PUT', `/quotes/${quote.id}`, quotePayload(app, { customerId }))).toEqual(locked);
  expect(await refused('DELETE', `/quotes/${quote.id}`)).toEqual(locked);
  expect((await answer({ accepted: true })).status).toBe(409);
  expect((await look(quote.id)).total).toBe(48.4);
  // Who changes their mind says so, as long as nothing is invoiced.
  expect((await answer({ accepted: false })).body.quote.state).toBe('refused');
  expect((await call('DELETE', `/quotes/${quote.id}`)).body).toEqual({ success: true });
  const next = await buildQuote(app, ana);
  expect(next.fullNumber > quote.fullNumber).toBe(true);
});

test('who changes or answers a quote that a colleague has changed meanwhile is told so, by either door', async () => {
  const { id, customerId, version } = await buildQuote(app, ana);
  expect(version).toBe(1);
  const put = (more: object) => call('PUT', `/quotes/${id}`, quotePayload(app, { customerId, ...more }));
  expect((await put({ lines: [line(7)], version: 1 })).body.quote.version).toBe(2);
  const no = [409, 'El presupuesto ha cambiado mientras tanto: ábrelo otra vez'];
  expect(await refused('PUT', `/quotes/${id}`, quotePayload(app, { customerId, version: 1 }))).toEqual(no);
  expect(await refused('POST', `/quotes/${id}/answer`, { accepted: true, version: 1 })).toEqual(no);
  const { body } = await app.gql(
    'mutation ($id: ID!) { answerQuote(id: $id, input: { accepted: true, version: 1 }) { state } }',
    { id },
    { token: ana.token },
  );
  expect(body.errors[0].message).toBe(no[1]);
  expect(await look(id)).toMatchObject({ state: 'draft', total: 8.47 });
  expect((await call('POST', `/quotes/${id}/answer`, { accepted: true, version: 2 })).status).toBe(200);
});

test('a quote that is valid for longer keeps its link for as long', async () => {
  const { id, customerId, link } = await buildQuote(app, ana, { linked: true });
  const put = async (validUntil: string) =>
    (await call('PUT', `/quotes/${id}`, quotePayload(app, { customerId, validUntil }))).body.quote.link;
  expect(await put('2027-06-30')).toEqual({ url: link.url, expiresAt: '2027-07-31T00:00:00.000Z' });
  expect(await put('2026-12-01')).toEqual({ url: link.url, expiresAt: '2027-07-31T00:00:00.000Z' });
});

test('what its customer has is for no other customer: once it has a link or a history, before that it changes', async () => {
  const { id: other } = await buildCustomer(app, ana);
  const put = (id: string, customerId: string) => refused('PUT', `/quotes/${id}`, quotePayload(app, { customerId }));
  const no = [400, { customerId: expect.stringContaining('haz otro documento') }];
  const linked = await buildQuote(app, ana, { linked: true });
  expect(await put(linked.id, other)).toEqual(no);
  expect((await look(linked.id)).customerId).toBe(linked.customerId);
  expect((await put(linked.id, linked.customerId))[0]).toBe(200);
  const answered = await buildQuote(app, ana);
  await call('POST', `/quotes/${answered.id}/answer`, { accepted: false });
  expect(await put(answered.id, other)).toEqual(no);
  const draft = await buildQuote(app, ana);
  expect((await put(draft.id, other))[0]).toBe(200);
  expect((await look(draft.id)).customerId).toBe(other);
});

test('the list is searched, narrowed to a state and a customer, sorted and paged', async () => {
  const eva = await buildTenant(app);
  const made = [];
  for (const [at, name] of ['Bodegas Ñu', 'Álvarez', 'Óptica Güell'].entries())
    made.push(
      await buildQuote(app, eva, {
        customer: { name },
        lines: [line(10 * (3 - at))],
        validUntil: `2026-12-0${at + 1}`,
      }),
    );
  await call('POST', `/quotes/${made[0]!.id}/answer`, { accepted: true }, eva);
  const list = async (query: string) =>
    (await call('GET', `/quotes?${query}`, undefined, eva)).body.quotes.map((each: Body) => each.customerName);
  expect(await list('search=guell')).toEqual(['Óptica Güell']);
  expect(await list('search=p-2026-0002')).toEqual(['Álvarez']);
  expect(await list('state=accepted')).toEqual(['Bodegas Ñu']);
  expect(await list('state=draft&sort=numberAsc')).toEqual(['Álvarez', 'Óptica Güell']);
  expect(await list('state=expired')).toEqual([]);
  expect(await list(`customerId=${made[2]!.customerId}`)).toEqual(['Óptica Güell']);
  expect(await list('sort=totalAsc')).toEqual(['Óptica Güell', 'Álvarez', 'Bodegas Ñu']);
  expect(await list('sort=validDesc&limit=2')).toEqual(['Óptica Güell', 'Álvarez']);
  expect(await list('sort=validDesc&limit=2&page=2')).toEqual(['Bodegas Ñu']);
  expect(await refused('GET', '/quotes?limit=201', undefined, eva)).toEqual([400, { limit: expect.any(String) }]);
});

test('a copy of their data has the quotes of who asks, and an erasure deletes them', async () => {
  const eva = await buildTenant(app);
  await setSubscription(app, eva, { plan: 'pro', status: 'active' });
  const rosa = { name: 'Rosa Vidal', nif: '12345678Z', email: 'rosa@cliente.example' };
  const { id } = await buildQuote(app, eva, { customer: rosa, accepted: true });
  await call('POST', `/quotes/${id}/prepay`, { percent: 10 }, eva);
  const request = await buildRequest(app, eva, { ...rosa, requestType: 'erasure' });
  const { status, body } = await call('POST', `/lopd/data-requests/${request.id}/erase`, undefined, eva);
  expect([status, body.plan.now]).toEqual([
    200,
    expect.arrayContaining([{ what: 'Presupuestos y facturas proforma a su nombre', detail: '1' }]),
  ]);
  expect((await call('GET', `/quotes/${id}`, undefined, eva)).status).toBe(404);
});
