import { readPdf } from '../../../edges/pdf/read-back';
import { buildInvoice, buildTenant, type Person } from '../../../test/build';
import { asSuperuser } from '../../../test/superuser';
import type { TestApp } from '../../../test/harness';
import type { AeatKit } from '../../../test/servers/aeat';
import { withSharedAeat } from '../../../test/servers/with-aeat';

let app: TestApp;
let aeat: AeatKit;
withSharedAeat(started => void ({ app, aeat } = started));

const report = async ({ token }: Person, query = '') =>
  (await app.rest('GET', `/invoices/correlativity${query}`, { token })).body.correlativity;

async function paperOf({ token }: Person): Promise<{ text: string; name: string | null }> {
  const answer = await fetch(`${app.url}/api/invoices/correlativity/pdf`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { pages } = await readPdf(Buffer.from(await answer.arrayBuffer()));
  return { text: pages.join(' ').replace(/\s+/g, ' '), name: answer.headers.get('content-disposition') };
}

/** Changes what no door can change. */
const tamper = (statement: string, { tenantId }: Person) =>
  asSuperuser(app.database, client => client.query(statement, [tenantId]));

test('a series without gaps, cancelled and rectified: what is there, and the end of the chain', async () => {
  const eva = await aeat.buildSender();
  const first = await buildInvoice(app, eva);
  await buildInvoice(app, eva);
  await buildInvoice(app, eva, { status: 'draft' });
  await app.rest('POST', `/invoices/${first.id}/cancel`, { token: eva.token });
  await buildInvoice(app, eva, { series: 'B', date: '2026-01-02' });
  const found = await report(eva);
  expect(found).toMatchObject({ invoices: 3, gaps: 0, duplicates: 0, chain: { records: 4, intact: true } });
  expect(found.series).toEqual([
    {
      series: 'A',
      year: 2026,
      first: 'A-2026-0001',
      last: 'A-2026-0002',
      lastDate: '2026-11-20',
      invoices: 2,
      gaps: 0,
      duplicates: 0,
      earlierDates: 0,
    },
    expect.objectContaining({ series: 'B', first: 'B-2026-0001', last: 'B-2026-0001', invoices: 1 }),
  ]);
  expect(found.head).toMatchObject({ sequence: 4, kind: 'alta', number: 'B-2026-0001', hash: expect.any(String) });
  const { text, name } = await paperOf(eva);
  expect(name).toMatch(/^attachment; filename="correlatividad_\d{4}-\d\d-\d\d\.pdf"$/);
  for (const said of [
    'Correlatividad',
    'Ejercicio 2026',
    'A 2026 A-2026-0001 A-2026-0002 20/11/2026 2 0 0 En orden',
    'Total 3 0 0',
    'Las anuladas conservan su número y cuentan',
    'Número 4, alta de B-2026-0001',
    `${found.head.hash.slice(0, 32)} ${found.head.hash.slice(32)}`,
    '4 registros, de principio a fin: todas las huellas coinciden',
  ])
    expect(text).toContain(said);
});

test('its days and hours are those of where the company is', async () => {
  const eva = await aeat.buildSender();
  const { companyName, companyNif, companyAddress } = (await app.rest('GET', '/settings', { token: eva.token })).body
    .settings;
  const body = { companyName, companyNif, companyAddress, territory: 'canarias' };
  expect((await app.rest('PUT', '/settings', { token: eva.token, body })).status).toBe(200);
  const line = { description: 'Plátanos', quantity: 1, price: 10, ivaRate: 7 };
  // In Madrid it is the next day already.
  app.at(new Date('2026-11-23T23:30:00Z'));
  await buildInvoice(app, eva, { date: '2026-11-23', lines: [line] });
  const { text, name } = await paperOf(eva);
  app.at(null);
  expect(text).toContain('alta de A-2026-0001, 23/11/2026, 23:30:00');
  expect(name).toContain('correlatividad_2026-11-23.pdf');
});

test('of one year, of none, and a year that is none', async () => {
  const eva = await buildTenant(app);
  expect(await report(eva)).toEqual({ series: [], invoices: 0, gaps: 0, duplicates: 0, head: null, chain: null });
  expect((await paperOf(eva)).text).toContain('Sin facturas emitidas');
  await buildInvoice(app, eva, { date: '2025-12-30' });
  await buildInvoice(app, eva);
  expect((await report(eva)).series).toMatchObject([{ year: 2026 }, { year: 2025 }]);
  expect((await report(eva, '?year=2025')).series).toMatchObject([{ year: 2025 }]);
  expect((await report(eva, '?year=2024')).series).toEqual([]);
  for (const year of ['1999', '2101', 'x']) {
    const { status, body } = await app.rest('GET', `/invoices/correlativity?year=${year}`, { token: eva.token });
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['year']]);
  }
});

test('what somebody did to the database shows: a gap, a first number that is missing, a date that goes back, a broken chain', async () => {
  const eva = await aeat.buildSender();
  for (let i = 0; i < 4; i += 1) await buildInvoice(app, eva);
  await tamper(
    `UPDATE app.invoices SET number = 7, full_number = 'A-2026-0007', date = '2026-11-01'
      WHERE tenant_id = $1 AND number = 4`,
    eva,
  );
  await tamper(`UPDATE app.invoices SET number = 9 WHERE tenant_id = $1 AND number = 1`, eva);
  await tamper(`UPDATE app.records SET hash = repeat('0', 64) WHERE tenant_id = $1 AND sequence = 2`, eva);
  expect(await report(eva)).toMatchObject({
    gaps: 5,
    series: [{ first: 'A-2026-0002', last: 'A-2026-0009', invoices: 4, gaps: 5, earlierDates: 1 }],
    chain: { intact: false, brokenAt: 2 },
  });
  expect((await paperOf(eva)).text).toContain('4 registros; falla en el número 2');
});

test('200 series and years are the most', async () => {
  const eva = await buildTenant(app);
  await buildInvoice(app, eva);
  await tamper(
    `INSERT INTO app.invoices SELECT (jsonb_populate_record(i, jsonb_build_object('id', gen_random_uuid(), 'year', 2100 - n,
       'full_number', 'A-' || (2100 - n) || '-0001', 'date', (2100 - n) || '-01-01'))).* FROM app.invoices i, generate_series(1, 199) n
      WHERE i.tenant_id = $1 AND n <> 74`,
    eva,
  );
  expect((await report(eva)).series).toHaveLength(199);
  await tamper(
    `INSERT INTO app.invoices SELECT (jsonb_populate_record(i, jsonb_build_object('id', gen_random_uuid(), 'series', s,
       'full_number', s || '-2026-0001'))).* FROM app.invoices i, unnest(ARRAY['X', 'Y']) s
      WHERE i.tenant_id = $1 AND i.year = 2026`,
    eva,
  );
  const { status, body } = await app.rest('GET', '/invoices/correlativity', { token: eva.token });
  expect([status, body.error]).toEqual([409, expect.stringContaining('como mucho 200 series')]);
  expect((await report(eva, '?year=2026')).series).toHaveLength(3);
});
