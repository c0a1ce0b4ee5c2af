import { addDays, dayOf } from '../../platform/dates';
import { buildCustomer, buildInvoice, buildProduct, buildTenant, invoicePayload, type Person } from '../../test/build';
import { sharedTestApp, type TestApp } from '../../test/harness';

let app: TestApp;
let ana: Person;
beforeAll(async () => {
  app = await sharedTestApp();
  ana = await buildTenant(app, { companyName: 'Estudio Marea, S.L.' });
});
afterAll(() => app.close());

const post = (body: Record<string, unknown>, person = ana, headers?: Record<string, string>) =>
  app.rest('POST', '/invoices', { token: person.token, body, headers });
const act = (id: string, action: string, body?: Record<string, unknown>) =>
  app.rest('POST', `/invoices/${id}/${action}`, { token: ana.token, body });
const get = (id: string) => app.rest('GET', `/invoices/${id}`, { token: ana.token });

/** Neither the company nor the customer of `invoicePayload` has an address. */
/** Of a company's first, where nobody has said who sends. */
const ASSUMED = expect.stringMatching(/^Nadie ha dicho quién envía las facturas/);
const NO_ADDRESSES = ['de tu empresa', 'de Ana Pérez'].map(
  whose => `Falta la dirección ${whose}, que la ley pide en la factura: emitida, ya no se puede añadir.`,
);

describe('an issued invoice', () => {
  test('has its number, its totals and every field of the contract', async () => {
    const person = await buildTenant(app);
    const { status, body } = await post(
      invoicePayload({
        notes: 'Gracias',
        lines: [
          { description: ' Diseño ', quantity: 3, price: 33.333333, ivaRate: 21 },
          { description: 'Libro', quantity: '2', price: '5.50', ivaRate: 4 },
        ],
      }),
      person,
    );
    expect(status).toBe(201);
    expect(body.invoice).toEqual({
      exchange: null,
      devicesOrMetals: false,
      copyOf: null,
      collected: 0,
      owed: 132.44,
      id: expect.any(String),
      number: 1,
      kind: 'F1',
      qualified: false,
      prepayment: false,
      issuedBy: null,
      settles: [],
      recargo: null,
      rectification: null,
      fullNumber: 'A-2026-0001',
      series: 'A',
      date: '2026-11-20',
      notes: 'Gracias',
      status: 'issued',
      customer: null,
      customerName: 'Ana Pérez',
      customerNif: '48213960A',
      customerAddress: null,
      verifactu: null,
      customerId: null,
      customerManual: { name: 'Ana Pérez', nif: '48213960A', address: null, country: null, idKind: null },
      lines: [
        {
          description: 'Diseño',
          quantity: 3,
          price: 33.333333,
          ivaRate: 21,
          ivaCause: null,
          ivaRegime: null,
          cost: null,
          grossPrice: null,
          discountPercent: null,
          discountAmount: null,
          subtotal: 100,
          total: 121,
          productId: null,
          operationDate: null,
          prepaymentId: null,
          returned: false,
        },
        {
          description: 'Libro',
          quantity: 2,
          price: 5.5,
          ivaRate: 4,
          ivaCause: null,
          ivaRegime: null,
          cost: null,
          grossPrice: null,
          discountPercent: null,
          discountAmount: null,
          subtotal: 11,
          total: 11.44,
          productId: null,
          operationDate: null,
          prepaymentId: null,
          returned: false,
        },
      ],
      subtotal: 111,
      totalIva: 21.44,
      total: 132.44,
      operationDate: null,
      dueDate: null,
      paymentTerms: null,
      paymentMeans: null,
      iban: null,
      discountPercent: null,
      discountAmount: null,
      discount: 0,
      withholdingPercent: null,
      withholding: null,
      suplidos: [],
      payable: 132.44,
      warnings: [...NO_ADDRESSES, ASSUMED],
    });
    const again = await app.rest('GET', `/invoices/${body.invoice.id}`, { token: person.token });
    const { warnings, ...stored } = body.invoice;
    expect(warnings).toEqual([...NO_ADDRESSES, ASSUMED]);
    expect(again.body.invoice).toEqual({
      ...stored,
      version: null,
      collections: [],
      cardPayments: [],
      exchangedBy: null,
      settledBy: null,
      rectifiedBy: [],
      remaining: null,
    });
  });

  test('keeps company and customer as they were', async () => {
    const customer = await buildCustomer(app, ana, {
      name: 'Óptica Güell',
      nif: 'a-58402165',
      city: 'Barcelona',
      email: 'o@guell.example',
    });
    const invoice = await buildInvoice(app, ana, { customerManual: undefined, customerId: customer.id });
    await app.rest('PUT', `/customers/${customer.id}`, { token: ana.token, body: { name: 'Otro', nif: 'X' } });
    await app.rest('DELETE', `/customers/${customer.id}`, { token: ana.token });
    const { body } = await get(invoice.id);
    expect(body.invoice.customer).toEqual({
      id: customer.id,
      name: 'Óptica Güell',
      nif: 'A58402165',
      email: 'o@guell.example',
      address: null,
      city: 'Barcelona',
      postalCode: null,
    });
    expect(body.invoice.customerName).toBeNull();
    const { body: graph } = await app.gql(
      'query($id: ID!) { invoice(id: $id) { issuer { name nif address } } }',
      { id: invoice.id },
      { token: ana.token },
    );
    expect(graph.data.invoice.issuer).toEqual({ name: 'Estudio Marea, S.L.', nif: 'B98241573', address: null });
  });

  test('is never changed or deleted', async () => {
    const invoice = await buildInvoice(app, ana);
    const put = await app.rest('PUT', `/invoices/${invoice.id}`, {
      token: ana.token,
      body: invoicePayload({ notes: 'cambio' }),
    });
    expect([put.status, put.body.code]).toEqual([409, 'CONFLICT']);
    expect((await app.rest('DELETE', `/invoices/${invoice.id}`, { token: ana.token })).status).toBe(409);
    expect((await get(invoice.id)).body.invoice.notes).toBeNull();
  });
});

describe('numbers', () => {
  test('are correlative per series and year of the date', async () => {
    const person = await buildTenant(app);
    const number = async (given: Record<string, unknown>) => (await buildInvoice(app, person, given)).fullNumber;
    expect(await number({})).toBe('A-2026-0001');
    expect(await number({ series: 'b2' })).toBe('B2-2026-0001');
    expect(await number({ date: '2025-12-31' })).toBe('A-2025-0001');
    expect(await number({})).toBe('A-2026-0002');
    expect(await number({ series: null })).toBe('A-2026-0003');
  });

  test('have no gaps and no duplicates when 60 come at once, a third of them refused', async () => {
    const person = await buildTenant(app);
    const product = await buildProduct(app, person);
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        post(
          invoicePayload({
            series: index % 2 ? 'A' : 'B',
            ...(index % 3 === 2 && { date: '2999-01-01' }),
            lines: [{ description: 'x', quantity: 1, price: 1, ivaRate: 21, productId: product.id }],
          }),
          person,
        ),
      ),
    );
    for (const series of ['A', 'B']) {
      const numbers = answers
        .filter(each => each.status === 201 && each.body.invoice.series === series)
        .map(each => each.body.invoice.number as number);
      expect(numbers.sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
    }
    expect(answers.filter(each => each.status === 400)).toHaveLength(20);
  });

  test('the form can ask for the coming one', async () => {
    const person = await buildTenant(app);
    const ask = async (variables: Record<string, unknown>) =>
      (
        await app.gql(
          'query($series: String! = "A", $date: Date!) { nextNumber(series: $series, date: $date) { number fullNumber previousFullNumber previousDate latestDate outOfOrder } }',
          variables,
          { token: person.token },
        )
      ).body.data.nextNumber;
    expect(await ask({ date: '2026-11-20' })).toEqual({
      number: 1,
      fullNumber: 'A-2026-0001',
      previousFullNumber: null,
      previousDate: null,
      latestDate: null,
      outOfOrder: false,
    });
    await buildInvoice(app, person, { date: '2026-11-18' });
    expect(await ask({ date: '2026-11-17' })).toEqual({
      number: 2,
      fullNumber: 'A-2026-0002',
      previousFullNumber: 'A-2026-0001',
      previousDate: '2026-11-18',
      latestDate: '2026-11-18',
      outOfOrder: true,
    });
    await buildInvoice(app, person, { date: '2026-11-01' });
    expect(await ask({ date: '2026-11-19' })).toMatchObject({
      previousFullNumber: 'A-2026-0002',
      previousDate: '2026-11-01',
      latestDate: '2026-11-18',
      outOfOrder: false,
    });
    expect(await ask({ series: 'nueva', date: '2026-11-17' })).toMatchObject({
      fullNumber: 'NUEVA-2026-0001',
      outOfOrder: false,
    });
  });
});

describe('warnings', () => {
  test('report missing addresses first, of a rate of 0 without cause, of old dates and of dates out of order', async () => {
    const person = await buildTenant(app);
    await buildInvoice(app, person);
    const line = { description: 'Clase', quantity: 1, price: 50, ivaRate: 0 };
    const { warnings } = await buildInvoice(app, person, { date: '2024-10-27', lines: [line] });
    expect(warnings).toEqual([
      ...NO_ADDRESSES,
      'La AEAT no admite facturas con fecha anterior al 28/10/2024: cambia la fecha.',
      'Hay líneas al 0 % sin causa: se declaran como sujetas al tipo 0 %.',
      'La fecha es anterior a la de la última factura emitida en la serie A (20/11/2026).',
    ]);
    await app.rest('PUT', '/settings', {
      token: person.token,
      body: { companyName: 'Estudio', companyNif: 'B98241573', companyAddress: 'Calle de Sorní, 18' },
    });
    const whole = {
      customerManual: { name: 'Ana Pérez', nif: '48213960A', address: 'Calle Mayor, 1' },
      lines: [{ ...line, ivaCause: 'E1' }],
    };
    expect((await buildInvoice(app, person, whole)).warnings).toEqual([]);
  });

  test('say to a company that does not send what the AEAT would refuse, and issue all the same', async () => {
    const person = await buildTenant(app);
    const { status, warnings } = await buildInvoice(app, person, {
      customerManual: { name: 'Ana', nif: '48213960B', address: 'x' },
    });
    expect([status, warnings.slice(1)]).toEqual([
      'issued',
      [expect.stringMatching(/^El NIF del cliente \(48213960B\) no es válido/), ASSUMED],
    ]);
  });
});

describe('drafts', () => {
  test('have no number, are changed, deleted and issued', async () => {
    const person = await buildTenant(app);
    const draft = await buildInvoice(app, person, { status: 'draft', date: dayOf(addDays(new Date(), 2)) });
    expect(draft).toMatchObject({ status: 'draft', number: null, fullNumber: null });
    const future = await app.rest('POST', `/invoices/${draft.id}/issue`, { token: person.token });
    expect([future.status, future.body.fields]).toEqual([
      400,
      { date: 'La fecha de una factura emitida no puede ser futura' },
    ]);
    const put = await app.rest('PUT', `/invoices/${draft.id}`, {
      token: person.token,
      body: invoicePayload({ notes: 'dos', lines: [{ description: 'y', quantity: 2, price: 7, ivaRate: 10 }] }),
    });
    expect(put.body.invoice).toMatchObject({ id: draft.id, status: 'draft', notes: 'dos', total: 15.4 });
    const issued = await app.rest('POST', `/invoices/${draft.id}/issue`, { token: person.token });
    expect(issued.body.invoice).toMatchObject({
      id: draft.id,
      status: 'issued',
      fullNumber: 'A-2026-0001',
      total: 15.4,
      lines: [{ description: 'y' }],
    });
    const other = await buildInvoice(app, person, { status: 'draft' });
    expect((await app.rest('DELETE', `/invoices/${other.id}`, { token: person.token })).body).toEqual({
      success: true,
    });
    expect((await app.rest('GET', `/invoices/${other.id}`, { token: person.token })).status).toBe(404);
  });

  test('are issued with the company and the customer of that moment', async () => {
    const customer = await buildCustomer(app, ana, { name: 'Antes' });
    const draft = await buildInvoice(app, ana, { status: 'draft', customerManual: undefined, customerId: customer.id });
    await app.rest('PUT', `/customers/${customer.id}`, { token: ana.token, body: { name: 'Después', nif: 'B1' } });
    expect((await act(draft.id, 'issue')).body.invoice.customer.name).toBe('Después');
  });

  test('are issued once when 10 ask at once', async () => {
    const draft = await buildInvoice(app, ana, { status: 'draft', series: 'ONCE' });
    const answers = await Promise.all(Array.from({ length: 10 }, () => act(draft.id, 'issue')));
    expect(answers.map(each => each.status).sort()).toEqual([200, ...Array(9).fill(409)]);
    expect((await buildInvoice(app, ana, { series: 'ONCE' })).number).toBe(2);
  });
});

describe('transitions', () => {
  test('issued → paid → issued → paid → cancelled, and nothing else', async () => {
    const { id } = await buildInvoice(app, ana);
    expect((await act(id, 'pay', { date: '2026-11-20' })).body.invoice.status).toBe('paid');
    const twice = await act(id, 'pay');
    expect([twice.status, twice.body.error]).toEqual([409, 'La factura ya está pagada']);
    expect((await act(id, 'issue')).body.invoice.status).toBe('issued');
    expect((await act(id, 'issue')).status).toBe(409);
    expect((await act(id, 'pay', {})).body.invoice.status).toBe('paid');
    expect((await act(id, 'cancel')).body.invoice).toMatchObject({ status: 'cancelled', number: expect.any(Number) });
    for (const action of ['issue', 'pay', 'cancel'])
      expect((await act(id, action)).body).toMatchObject({ code: 'CONFLICT', error: 'La factura está anulada' });
  });

  test('a draft is neither paid nor cancelled; a payment is not in the future', async () => {
    const draft = await buildInvoice(app, ana, { status: 'draft' });
    expect((await act(draft.id, 'pay')).status).toBe(409);
    expect((await act(draft.id, 'cancel')).status).toBe(409);
    const { id } = await buildInvoice(app, ana);
    expect((await act(id, 'pay', { date: '2999-01-01' })).body.fields).toEqual({
      date: 'La fecha de pago no puede ser futura',
    });
    expect((await act(id, 'pay', { date: 'ayer' })).status).toBe(400);
    expect((await get(id)).body.invoice.status).toBe('issued');
  });
});

describe('Idempotency-Key', () => {
  test('the same key and body answer the first invoice; another body 409', async () => {
    const key = { 'idempotency-key': 'pedido-1' };
    const first = await post(invoicePayload({ series: 'IDEM' }), ana, key);
    const again = await post(invoicePayload({ series: 'IDEM' }), ana, key);
    expect(again.body.invoice.id).toBe(first.body.invoice.id);
    expect([first.headers.get('idempotency-hit'), again.headers.get('idempotency-hit')]).toEqual([null, 'true']);
    expect((await post(invoicePayload({ series: 'OTRA' }), ana, key)).status).toBe(409);
    expect((await buildInvoice(app, ana, { series: 'IDEM' })).number).toBe(2);
  });

  test('a create that is asked for again repeats its warnings; a draft has none', async () => {
    const zero = { description: 'Hora', quantity: 1, price: 1, ivaRate: 0 };
    await buildInvoice(app, ana, { series: 'WARN', date: '2026-11-18' });
    for (const [status, count] of [
      ['issued', 4],
      ['draft', 0],
    ] as const) {
      const [body, key] = [
        invoicePayload({ series: 'WARN', date: '2026-11-15', status, lines: [zero] }),
        { 'idempotency-key': `avisos ${status}` },
      ];
      const first = (await post(body, ana, key)).body.invoice;
      await buildInvoice(app, ana, { series: 'WARN', date: '2026-11-20' });
      const again = await post(body, ana, key);
      expect([first.warnings.length, again.headers.get('idempotency-hit'), again.body.invoice]).toEqual([
        count,
        'true',
        first,
      ]);
    }
  });

  test('30 at once make one; a refused one leaves the key free; the other door knows it too', async () => {
    const body = invoicePayload({ series: 'ATONCE' });
    const key = { 'idempotency-key': 'a la vez' };
    expect((await post({ ...body, date: '2999-01-01' }, ana, key)).status).toBe(400);
    const answers = await Promise.all(Array.from({ length: 30 }, () => post(body, ana, key)));
    expect(new Set(answers.map(each => `${each.status} ${each.body.invoice?.id}`)).size).toBe(1);
    const graph = await app.gql(
      'mutation($input: InvoiceInput!) { createInvoice(input: $input) { id } }',
      { input: body },
      { token: ana.token, headers: key },
    );
    expect(graph.body.data.createInvoice.id).toBe(answers[0]!.body.invoice.id);
    expect(graph.headers.get('idempotency-hit')).toBe('true');
  });

  test('belongs to its tenant, is 1 to 255 printable characters and goes with one mutation', async () => {
    const other = await buildTenant(app);
    const key = { 'idempotency-key': 'compartida' };
    const mine = await post(invoicePayload(), ana, key);
    const theirs = await post(invoicePayload(), other, key);
    expect([theirs.status, theirs.body.invoice.id === mine.body.invoice.id]).toEqual([201, false]);
    expect((await post(invoicePayload(), ana, { 'idempotency-key': 'x'.repeat(256) })).status).toBe(400);
    const two = await app.gql(
      'mutation($input: InvoiceInput!) { a: createInvoice(input: $input) { id } b: createInvoice(input: $input) { id } }',
      { input: invoicePayload() },
      { token: ana.token, headers: key },
    );
    expect([two.status, two.body.errors[0].extensions.code]).toEqual([400, 'BAD_USER_INPUT']);
  });
});

describe('the list', () => {
  let eva: Person;
  beforeAll(async () => {
    eva = await buildTenant(app);
    for (const [date, series] of [
      ['2026-01-05', 'A'],
      ['2026-03-01', 'A'],
      ['2026-03-01', 'A'],
      ['2025-06-30', 'B'],
    ])
      await buildInvoice(app, eva, { date, series });
    await buildInvoice(app, eva, {
      date: '2026-02-01',
      status: 'draft',
      customerManual: { name: 'Núñez 100%_\\', nif: 'Z-9' },
    });
  });
  const list = (query: string) => app.rest('GET', `/invoices${query}`, { token: eva.token });
  const numbers = async (query: string) =>
    (await list(query)).body.invoices.map((each: { fullNumber: string | null }) => each.fullNumber);

  test('comes newest first, in pages', async () => {
    expect(await numbers('')).toEqual(['A-2026-0003', 'A-2026-0002', null, 'A-2026-0001', 'B-2025-0001']);
    const { body } = await list('?page=2&limit=2');
    expect(body.pagination).toEqual({ page: 2, limit: 2, total: 5, totalPages: 3 });
    expect(body.invoices).toHaveLength(2);
    expect(body.invoices[0].lines).toBeUndefined();
    expect((await list('?page=99')).body.invoices).toEqual([]);
  });

  test('is filtered by search, status and dates', async () => {
    expect(await numbers('?search=nunez')).toEqual([null]);
    expect(await numbers(`?search=${encodeURIComponent('0%_\\')}`)).toEqual([null]);
    expect(await numbers('?search=b-2025')).toEqual(['B-2025-0001']);
    expect(await numbers('?search=48213960a&status=issued&dateFrom=2026-01-01&dateTo=2026-02-28')).toEqual([
      'A-2026-0001',
    ]);
    expect(await numbers('?status=draft&search=&dateFrom=')).toEqual([null]);
    expect(await numbers('?search=%25')).toEqual([null]);
  });

  test('costs a fixed number of statements, records included', async () => {
    const query = '{ invoices(limit: 50) { items { id total verifactu { hash } } } }';
    const before = app.statements();
    const { body } = await app.gql(query, {}, { token: eva.token });
    const few = app.statements() - before;
    expect(body.data.invoices.items).toHaveLength(5);
    for (let more = 0; more < 10; more += 1) await buildInvoice(app, eva);
    const middle = app.statements();
    await app.gql(query, {}, { token: eva.token });
    expect(app.statements() - middle).toBe(few);
    expect(few).toBeLessThanOrEqual(11);
  });
});
