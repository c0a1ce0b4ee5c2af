import { buildCustomer, buildInvoice, buildProduct, buildTenant } from '../../test/build';
import { sharedTestApp, type TestApp } from '../../test/harness';

let app: TestApp;
beforeAll(async () => {
  app = await sharedTestApp();
});
afterAll(() => app.close());

test('counts issued and paid invoices with VAT, by the invoice date, and names the best customers', async () => {
  app.at(new Date('2026-11-20T10:00:00Z'));
  const ana = await buildTenant(app);
  const bodega = await buildCustomer(app, ana, { name: 'Bodega' });
  await buildProduct(app, ana);
  const sell = (price: number, given: Record<string, unknown>) =>
    buildInvoice(app, ana, { lines: [{ description: 'x', quantity: 1, price, ivaRate: 21 }], ...given });
  const saved = { customerManual: undefined, customerId: bodega.id };
  await sell(100, { ...saved, date: '2026-11-03' });
  await sell(100, { ...saved, date: '2026-10-31' });
  await sell(50, { date: '2025-11-30', customerManual: { name: 'Luis', nif: 'Z1' } });
  await sell(60, { date: '2025-12-01', customerManual: { name: 'Luis G.', nif: 'z-1' } });
  const cancelled = await sell(900, { ...saved, date: '2026-11-04' });
  await app.rest('POST', `/invoices/${cancelled.id}/cancel`, { token: ana.token });
  const paid = await sell(10, { date: '2026-11-05' });
  await app.rest('POST', `/invoices/${paid.id}/pay`, { token: ana.token });
  await sell(700, { status: 'draft', date: '2026-11-06' });

  const { body } = await app.rest('GET', '/stats/dashboard', { token: ana.token });
  expect(body.overview).toEqual({
    totalInvoices: 5,
    monthInvoices: 2,
    totalCustomers: 1,
    totalProducts: 1,
    totalRevenue: 387.2,
    monthRevenue: 133.1,
  });
  expect(body.topCustomers).toEqual([
    { id: bodega.id, name: 'Bodega', invoice_count: 2, total_revenue: 242 },
    { id: null, name: 'Luis G.', invoice_count: 2, total_revenue: 133.1 },
    { id: null, name: 'Ana Pérez', invoice_count: 1, total_revenue: 12.1 },
  ]);
  expect(body.recentInvoices.map((each: { status: string }) => each.status)).toEqual([
    'draft',
    'paid',
    'cancelled',
    'issued',
    'issued',
  ]);
  expect(body.recentInvoices[0]).toEqual({
    id: expect.any(String),
    number: null,
    fullNumber: null,
    date: '2026-11-06',
    customer: { name: 'Ana Pérez' },
    total: 847,
    status: 'draft',
  });

  const before = app.statements();
  const graph = await app.gql(
    '{ dashboard { overview { previousMonthRevenue pendingRevenue } revenueByMonth { month revenue } recentInvoices { id } topCustomers { name } } }',
    {},
    { token: ana.token },
  );
  // Session, viewer (3 with its BEGIN and COMMIT), two statements between BEGIN and COMMIT.
  expect(app.statements() - before).toBeLessThanOrEqual(8);
  expect(graph.body.data.dashboard.overview).toEqual({ previousMonthRevenue: '121.00', pendingRevenue: '375.10' });
  const months = graph.body.data.dashboard.revenueByMonth;
  expect([months.length, months[0], months[11]]).toEqual([
    12,
    { month: '2025-12', revenue: '72.60' },
    { month: '2026-11', revenue: '133.10' },
  ]);
  app.at(null);
});

test('what is pending is what is left to collect: without what came in, without what is withheld', async () => {
  const ana = await buildTenant(app);
  const pending = async () =>
    (await app.gql('{ dashboard { overview { totalRevenue pendingRevenue } } }', {}, { token: ana.token })).body.data
      .dashboard.overview;
  const { id } = await buildInvoice(app, ana, {});
  await buildInvoice(app, ana, { withholdingPercent: 15 });
  expect(await pending()).toEqual({ totalRevenue: '242.00', pendingRevenue: '227.00' });
  const collect = (amount?: number) =>
    app.rest('POST', `/invoices/${id}/collections`, { token: ana.token, body: { amount } });
  const { body } = await collect(21.01);
  expect(await pending()).toEqual({ totalRevenue: '242.00', pendingRevenue: '205.99' });
  await app.rest('POST', `/collections/${body.invoice.collections[0].id}/undo`, { token: ana.token });
  expect(await pending()).toEqual({ totalRevenue: '242.00', pendingRevenue: '227.00' });
  await collect();
  expect(await pending()).toEqual({ totalRevenue: '242.00', pendingRevenue: '106.00' });
});

test('a company that has just started sees zeros', async () => {
  const eva = await buildTenant(app);
  const { body } = await app.rest('GET', '/stats/dashboard', { token: eva.token });
  expect(body).toEqual({
    overview: {
      totalInvoices: 0,
      monthInvoices: 0,
      totalCustomers: 0,
      totalProducts: 0,
      totalRevenue: 0,
      monthRevenue: 0,
    },
    recentInvoices: [],
    topCustomers: [],
  });
});

test("the month is Madrid's", async () => {
  app.at(new Date('2026-11-30T23:30:00Z'));
  const eva = await buildTenant(app);
  await buildInvoice(app, eva, { date: '2026-12-01' });
  expect((await app.rest('GET', '/stats/dashboard', { token: eva.token })).body.overview.monthInvoices).toBe(1);
  app.at(null);
});
