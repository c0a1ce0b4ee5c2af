import { buildInvoice, buildTenant, buildUser, type Person } from '../../../test/build';
import { sharedTestApp, type Body, type TestApp } from '../../../test/harness';
import { cashInvoices } from './cash-documents';

let app: TestApp;
let clock: Date;
beforeAll(async () => {
  app = await sharedTestApp();
  at('2026-11-20');
});
afterAll(() => app.close());

function at(day: string): void {
  clock = new Date(`${day}T10:00:00Z`);
  app.at(clock);
}

interface Company extends Person {
  ask(method: string, path: string, body?: object): Promise<{ status: number; body: Body; text: string }>;
}

const asking = (person: Person): Company => ({
  ...person,
  ask: (method, path, body) => app.rest(method, path, { token: person.token, body }),
});

async function turn({ ask }: Company, cashBasis: boolean): Promise<void> {
  const { companyName, companyNif, companyAddress } = (await ask('GET', '/settings')).body.settings;
  const { status } = await ask('PUT', '/settings', { companyName, companyNif, companyAddress, cashBasis });
  expect(status).toBe(200);
}

async function company(): Promise<Company> {
  const made = asking(await buildTenant(app, { companyName: 'Estudio Marea, S.L.' }));
  await turn(made, true);
  return made;
}

const line = (more: object = {}) => ({ description: 'Diseño', quantity: 1, price: 1000, ivaRate: 21, ...more });
const make = (by: Company, date: string, more: object = {}): Promise<Body> =>
  buildInvoice(app, by, { date, lines: [line()], ...more });
async function collect({ ask }: Company, id: string, given: object = {}): Promise<Body> {
  const { status, body } = await ask('POST', `/invoices/${id}/collections`, given);
  expect([status, body.error]).toEqual([201, undefined]);
  return body.invoice;
}
async function report({ ask }: Company, year: number, quarter: number, more = ''): Promise<Body> {
  const { status, body } = await ask('GET', `/invoices/cash-basis?year=${year}&quarter=${quarter}${more}`);
  expect([status, body.error]).toEqual([200, undefined]);
  return body.cashAccrual;
}
const told = ({ entries }: Body) =>
  entries.map((e: Body) => [e.on, e.cause, e.fullNumber, e.ivaRate, e.amount, e.base, e.quota]);
const sum = (base: number, quota: number) => ({ base, quota });
const NOTHING = sum(0, 0);

test('by quarter, what came in accrues by rate to the cent, and what was undone is taken back', async () => {
  const marea = await company();
  const two = { lines: [line(), line({ price: 500, ivaRate: 10 })] };
  const { id, fullNumber } = await make(marea, '2026-08-10', two);
  // 1,760.00 to be paid.
  await collect(marea, id, { date: '2026-09-30', amount: 500, means: 'transfer' });
  const wrong = await collect(marea, id, { date: '2026-10-05', amount: 100, means: 'card' });
  await marea.ask('POST', `/collections/${wrong.collections.find((each: Body) => each.means === 'card').id}/undo`);
  await collect(marea, id, { date: '2026-10-20', means: 'cash' });
  const third = await report(marea, 2026, 3);
  expect(third).toMatchObject({ applies: true, from: '2026-07-01', until: '2026-09-30', whole: sum(426.14, 73.86) });
  expect(told(third)).toEqual([
    ['2026-09-30', 'collected', fullNumber, 21, 500, 284.09, 59.66],
    ['2026-09-30', 'collected', fullNumber, 10, 500, 142.05, 14.2],
  ]);
  expect(third.entries[0]).toMatchObject({ means: 'transfer', customerNif: expect.any(String), expected: false });
  // It was invoiced in the third quarter: there it would have accrued by the general rule.
  expect(third.rates.map((r: Body) => [r.tax, r.ivaRate, r.collected, r.yearEnd, r.general])).toEqual([
    ['IVA', 21, sum(284.09, 59.66), NOTHING, sum(1000, 210)],
    ['IVA', 10, sum(142.05, 14.2), NOTHING, sum(500, 50)],
  ]);
  const fourth = await report(marea, 2026, 4);
  expect(told(fourth).map(([, cause, , rate, ...amounts]: unknown[]) => [cause, rate, ...amounts])).toEqual([
    ['collected', 21, 100, 56.82, 11.93],
    ['collected', 10, 100, 28.4, 2.85],
    ['undone', 21, -100, -56.82, -11.93],
    ['undone', 10, -100, -28.4, -2.85],
    ['collected', 21, 1260, 715.91, 150.34],
    ['collected', 10, 1260, 357.95, 35.8],
  ]);
  expect(fourth.rates.map((r: Body) => [r.whole, r.general])).toEqual([
    [sum(715.91, 150.34), NOTHING],
    [sum(357.95, 35.8), NOTHING],
  ]);
});

test('what was not collected accrues on 31 December of the year after that of the operation, and later payments do not', async () => {
  const marea = await company();
  at('2026-11-20');
  const { id, fullNumber } = await make(marea, '2026-11-10');
  await collect(marea, id, { date: '2026-11-20', amount: 210 });
  // Until then it is foreseen.
  const [foreseen] = (await report(marea, 2027, 4)).entries;
  expect(foreseen).toMatchObject({ on: '2027-12-31', cause: 'year_end', expected: true, base: 826.45, quota: 173.55 });
  at('2028-01-10');
  const { token } = (await app.rest('POST', '/auth/login', { body: { email: marea.email, password: 'secreta-123' } }))
    .body;
  const later = asking({ ...marea, token });
  await collect(later, id, { date: '2028-01-09', means: 'transfer' });
  const end = await report(later, 2027, 4);
  expect(told(end)).toEqual([['2027-12-31', 'year_end', fullNumber, 21, null, 826.45, 173.55]]);
  expect(end.entries[0].expected).toBe(false);
  expect(end.rates[0]).toMatchObject({ yearEnd: sum(826.45, 173.55), collected: NOTHING, whole: sum(826.45, 173.55) });
  expect((await report(later, 2028, 1)).entries).toEqual([]);
  expect((await report(later, 2026, 4)).whole).toEqual(sum(173.55, 36.45));
  // Collected before that day after all: nothing was left.
  at('2026-11-20');
});

test('withheld tax and suplidos are part of what is paid, and rows that do not go by it take theirs', async () => {
  const marea = await company();
  const { id } = await make(marea, '2026-11-10', {
    lines: [line(), line({ ivaRate: 0, ivaCause: 'N1' })],
    withholdingPercent: 15,
    suplidos: [{ description: 'Tasa', amount: 90 }],
  });
  // 2,210 − 300 + 90 = 2,000 to be paid: half of it is half of the row under 07.
  await collect(marea, id, { date: '2026-11-20', amount: 1000 });
  expect(told(await report(marea, 2026, 4)).map((row: unknown[]) => row.slice(3))).toEqual([[21, 1000, 500, 105]]);
});

test('what rectifies accrues as it is given back; by substitution what it changes; annulled nothing; an F3 by its tickets', async () => {
  const marea = await company();
  const original = await make(marea, '2026-11-02');
  await collect(marea, original.id, { date: '2026-11-03' });
  const rectify = async (id: string, body: object) =>
    (await marea.ask('POST', `/invoices/${id}/rectify`, { kind: 'R1', cause: 'Precio', ...body })).body.invoice;
  const credit = await rectify(original.id, { lines: [line({ price: -100 })] });
  expect((await report(marea, 2026, 4)).whole).toEqual(sum(1000, 210));
  await marea.ask('POST', `/invoices/${credit.id}/pay`, { date: '2026-11-20' });
  expect((await report(marea, 2026, 4)).whole).toEqual(sum(900, 189));
  const second = await make(marea, '2026-11-04');
  const instead = await rectify(second.id, { way: 'S', lines: [line({ price: 1200 })] });
  await marea.ask('POST', `/invoices/${instead.id}/pay`, { date: '2026-11-20' });
  const after = await report(marea, 2026, 4);
  expect(after.whole).toEqual(sum(2100, 441));
  expect(after.entries.filter((e: Body) => e.fullNumber === instead.fullNumber)).toMatchObject([
    { amount: 242, base: 200, quota: 42 },
  ]);
  const annulled = await make(marea, '2026-11-05');
  await collect(marea, annulled.id, { date: '2026-11-20', amount: 121 });
  await marea.ask('POST', `/invoices/${annulled.id}/cancel`);
  expect((await report(marea, 2026, 4)).whole).toEqual(sum(2100, 441));
  const ticket = await make(marea, '2026-11-06', {
    kind: 'F2',
    customerManual: undefined,
    lines: [line({ price: 10 })],
  });
  await marea.ask('POST', `/invoices/${ticket.id}/pay`, { date: '2026-11-20' });
  const customerManual = { name: 'Bodegas Larrañaga, S.L.', nif: 'B26304188', address: 'Calle 1, Haro' };
  expect((await marea.ask('POST', '/invoices/exchange', { ids: [ticket.id], customerManual })).status).toBe(201);
  expect((await report(marea, 2026, 4)).whole).toEqual(sum(2110, 443.1));
});

test('a company that is not under it is told so; one that has left it sees what it invoiced by it until then', async () => {
  const general = asking(await buildTenant(app));
  const { id } = await make(general, '2026-11-10');
  await collect(general, id, { date: '2026-11-20' });
  expect(await report(general, 2026, 4)).toMatchObject({ applies: false, whole: NOTHING, rates: [], entries: [] });
  const marea = await company();
  const before = await make(marea, '2026-11-10');
  await turn(marea, false);
  const since = await make(marea, '2026-11-11');
  for (const each of [before, since]) await collect(marea, each.id, { date: '2026-11-20' });
  const seen = await report(marea, 2026, 4);
  expect([seen.applies, seen.whole, told(seen).length]).toEqual([true, sum(1000, 210), 1]);
});

test('a year, quarter or page that there is not is refused on its field', async () => {
  const marea = await company();
  for (const [query, fields] of [
    ['year=2013&quarter=1', { year: 'Escribe un año entre 2014 y 2100' }],
    ['year=2101&quarter=1', { year: 'Escribe un año entre 2014 y 2100' }],
    ['year=2026&quarter=0', { quarter: 'El trimestre va del 1 al 4' }],
    ['year=2026&quarter=5', { quarter: 'El trimestre va del 1 al 4' }],
    ['year=2026&quarter=1&page=0', { page: 'La página va de 1 en adelante' }],
    ['year=2026&quarter=1&limit=201', { limit: 'El límite va de 1 a 200' }],
  ] as const) {
    const { status, body } = await marea.ask('GET', `/invoices/cash-basis?${query}`);
    expect([query, status, body.fields]).toEqual([query, 400, fields]);
  }
  for (const [year, quarter] of [
    [2014, 1],
    [2100, 4],
  ] as const)
    expect((await report(marea, year, quarter)).entries).toEqual([]);
});

test('is paged, says the same through GraphQL, and another company and a colleague see their own', async () => {
  const marea = await company();
  for (const day of ['2026-11-10', '2026-11-11', '2026-11-12'])
    await collect(marea, (await make(marea, day)).id, { date: '2026-11-20' });
  const page = await report(marea, 2026, 4, '&page=2&limit=2');
  expect(page.pagination).toEqual({ page: 2, limit: 2, total: 3, totalPages: 2 });
  expect([page.entries.length, page.whole]).toEqual([1, sum(3000, 630)]);
  const { body } = await app.gql(
    '{ cashAccrual(year: 2026, quarter: 4) { whole { base quota } pagination { total } } }',
    {},
    { token: (await buildUser(app, marea)).token },
  );
  expect(body.data.cashAccrual).toEqual({ whole: { base: '3000.00', quota: '630.00' }, pagination: { total: 3 } });
  expect((await report(await company(), 2026, 4)).entries).toEqual([]);
});

test('so many invoices as are wanted are read, and one more says that there are too many', async () => {
  const marea = await company();
  for (const day of ['2026-11-10', '2026-11-11', '2026-11-12']) await make(marea, day);
  const read = (most: number) =>
    app.services.db.read(marea.tenantId, em => cashInvoices(em, marea.tenantId, ['2026-10-01', '2026-12-31'], most));
  expect([(await read(2)).length, (await read(4)).length]).toEqual([2, 3]);
});

test('the CSV says the account of a transfer, the day of the operation, and what is still to come', async () => {
  const marea = await company();
  const { companyName, companyNif, companyAddress } = (await marea.ask('GET', '/settings')).body.settings;
  const account = { companyName, companyNif, companyAddress, cashBasis: true, iban: 'ES91 2100 0418 4502 0005 1332' };
  expect((await marea.ask('PUT', '/settings', account)).status).toBe(200);
  const { id, fullNumber } = await make(marea, '2026-11-10', { operationDate: '2025-12-15', paymentMeans: 'transfer' });
  await collect(marea, id, { date: '2026-11-20', amount: 605, means: 'transfer' });
  const { text } = await marea.ask('GET', '/invoices/cash-basis/csv?year=2026&quarter=4');
  const invoice = `${fullNumber};10/11/2026;15/12/2025;48213960A;Ana Pérez`;
  expect(text.trimEnd().split('\r\n').slice(1)).toEqual([
    `20/11/2026;Cobro;${invoice};605,00;Transferencia;ES9121000418450200051332;IVA;21 %;;500,00;105,00`,
    `31/12/2026;31 de diciembre (previsto);${invoice};;;;IVA;21 %;;500,00;105,00`,
  ]);
});

test('the CSV has all of it, with the means and the account of each payment, and its export is in the log', async () => {
  const marea = await company();
  const name = '=HYPERLINK("http://mal.example")';
  const customerManual = { name, nif: 'B26304188', address: 'Calle 1' };
  const { id, fullNumber } = await make(marea, '2026-11-10', { customerManual });
  const { collections } = await collect(marea, id, { date: '2026-11-20', amount: 50, means: 'bizum' });
  await marea.ask('POST', `/collections/${collections[0].id}/undo`);
  const answer = await fetch(`${app.url}/api/invoices/cash-basis/csv?year=2026&quarter=4`, {
    headers: { authorization: `Bearer ${marea.token}` },
  });
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="criterio-de-caja_2026-T4.csv"');
  const rows = (await answer.text()).split('\r\n').filter(Boolean);
  expect(rows[0]).toContain('Fecha de devengo;Motivo;Factura;');
  const customer = `"'=HYPERLINK(""http://mal.example"")"`;
  const both = `${fullNumber};10/11/2026;10/11/2026;B26304188;${customer}`;
  expect(rows.slice(1)).toEqual([
    `20/11/2026;Cobro;${both};50,00;Bizum;;IVA;21 %;;41,32;8,68`,
    `20/11/2026;Cobro deshecho;${both};-50,00;Bizum;;IVA;21 %;;-41,32;-8,68`,
  ]);
  const { body } = await marea.ask('GET', '/lopd/reports/activity?action=export');
  expect(body.activities[0].description).toBe('Criterio de caja del trimestre 4 de 2026 exportado a CSV');
  const refused = await marea.ask('GET', '/invoices/cash-basis/csv?year=2026&quarter=9');
  expect([refused.status, refused.body.fields]).toEqual([400, { quarter: 'El trimestre va del 1 al 4' }]);
});
