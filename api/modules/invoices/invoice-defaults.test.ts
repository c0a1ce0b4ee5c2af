import { buildInvoice, buildTenant, invoicePayload, type Person } from '../../test/build';
import { sharedTestApp, type TestApp } from '../../test/harness';

let app: TestApp;
let ana: Person;
beforeAll(async () => {
  app = await sharedTestApp();
  ana = await buildTenant(app);
});
afterAll(() => app.close());

test('series A, VAT of 21 % and issued, where nothing else is said', async () => {
  const { body } = await app.rest('POST', '/invoices', {
    token: ana.token,
    body: invoicePayload({ lines: [{ description: 'x', quantity: 1, price: 10 }] }),
  });
  expect(body.invoice).toMatchObject({ series: 'A', status: 'issued', lines: [{ ivaRate: 21 }], total: 12.1 });
});

test('each rate of the law is taken: 21, 10, 4 and 0', async () => {
  const lines = [21, 10, 4, 0].map(ivaRate => ({ description: 'x', quantity: 1, price: 100, ivaRate }));
  expect((await buildInvoice(app, ana, { lines })).lines.map((line: { total: number }) => line.total)).toEqual([
    121, 110, 104, 100,
  ]);
});

test('a page of the list holds 50', async () => {
  const eva = await buildTenant(app);
  for (let n = 0; n < 51; n += 1) await buildInvoice(app, eva);
  const { body } = await app.rest('GET', '/invoices', { token: eva.token });
  expect([body.invoices.length, body.pagination]).toEqual([50, { page: 1, limit: 50, total: 51, totalPages: 2 }]);
  expect(
    (await app.rest('GET', '/invoices?page=2', { token: eva.token })).body.invoices.map(
      (each: { fullNumber: string }) => each.fullNumber,
    ),
  ).toEqual(['A-2026-0001']);
});
