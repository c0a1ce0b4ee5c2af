import { setTimeout as sleep } from 'node:timers/promises';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { ROOT } from '../../../platform/config/config';
import { buildInvoice, buildTenant, type Person } from '../../../test/build';
import { startTestApp, type TestApp } from '../../../test/harness';

let app: TestApp;
let ana: Person;
beforeAll(async () => {
  app = await startTestApp();
  ana = await buildTenant(app);
});
afterAll(() => app.close());

const csv = (person: Person, query = '') => app.rest('GET', `/invoices/export/csv${query}`, { token: person.token });
const FORMULAS = join(ROOT, '..', 'shared', 'reliability', 'data', 'csv_injection.json');

/** Within 20 s. */
async function until(done: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + 20_000;
  while (!(await done())) {
    if (Date.now() > end) throw new Error('not within 20 s');
    await sleep(25);
  }
}

describe('the CSV', () => {
  test('has a BOM, semicolons, decimal commas, and base and cuota of each rate', async () => {
    const line = (price: string, ivaRate: number, ivaCause?: string) => ({
      description: 'x',
      quantity: 1,
      price,
      ivaRate,
      ivaCause,
    });
    await buildInvoice(app, ana, {
      lines: [line('1000.10', 21), line('50', 4), line('20', 0, 'E1'), line('30.05', 0)],
      customerManual: { name: 'Ñúñez; "y" hijos', nif: 'B1' },
    });
    const { id } = await buildInvoice(app, ana, { date: '2026-11-19', status: 'draft' });
    const { status, headers, text } = await csv(ana);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="facturas_\d{4}-\d\d-\d\d\.csv"$/);
    const bytes = Buffer.from(
      await (
        await fetch(`${app.url}/api/invoices/export/csv`, { headers: { authorization: `Bearer ${ana.token}` } })
      ).arrayBuffer(),
    );
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(text.replace(/^\uFEFF/, '').split('\r\n')).toEqual([
      'Número;Fecha;NIF;Cliente;Base 21 %;Cuota 21 %;Base 10 %;Cuota 10 %;Base 4 %;Cuota 4 %;Base 0 %;Cuota 0 %;Total;Estado;Recargo;Base sustituida;Cuota sustituida;Recargo sustituido;Canjea;Canjeada por;Fecha de operación;Expedida por;Vencimiento;Forma de pago;Cobrado;Pendiente;Rectifica;No gravado (margen);Clase;Retención;Suplidos;Total a pagar',
      'A-2026-0001;20/11/2026;B1;"Ñúñez; ""y"" hijos";1000,10;210,02;0,00;0,00;50,00;2,00;50,05;0,00;1312,17;Emitida;0,00;0,00;0,00;0,00;;;;;;;0,00;1312,17;;0,00;F1;0,00;0,00;1312,17',
      ';19/11/2026;48213960A;Ana Pérez;100,00;21,00;0,00;0,00;0,00;0,00;0,00;0,00;121,00;Borrador;0,00;0,00;0,00;0,00;;;;;;;0,00;0,00;;0,00;F1;0,00;0,00;121,00',
      '',
    ]);
    await app.rest('DELETE', `/invoices/${id}`, { token: ana.token });
  });

  test('keeps amounts below zero as numbers, cents too', async () => {
    const eva = await buildTenant(app);
    const lines = [{ description: 'x', quantity: 1, price: '0.05', ivaRate: 21 }];
    const { id } = await buildInvoice(app, eva, { lines });
    await app.rest('POST', `/invoices/${id}/rectify`, { token: eva.token, body: { kind: 'R1', cause: 'Devolución' } });
    const [, credit] = (await csv(eva)).text.split('\r\n');
    expect(credit).toMatch(
      /;-0,05;-0,01;0,00;0,00;0,00;0,00;0,00;0,00;-0,06;Emitida;0,00;0,00;0,00;0,00;;;20\/11\/2026;;;;0,00;-0,06;A-2026-0001;0,00;R1;0,00;0,00;-0,06$/,
    );
  });

  test('says the kind, and from the total to what is to be paid, so that what is owed adds up', async () => {
    const eva = await buildTenant(app);
    const customerManual = { name: 'Bodegas Larrañaga, S.L.', nif: 'B26304188' };
    const suplidos = [
      { description: 'Tasa', amount: 20 },
      { description: 'Registro', amount: '5.50' },
    ];
    const { id } = await buildInvoice(app, eva, { customerManual, withholdingPercent: 15, suplidos });
    await app.rest('POST', `/invoices/${id}/rectify`, { token: eva.token, body: { kind: 'R1', cause: 'Devolución' } });
    await buildInvoice(app, eva, { kind: 'F2', customerManual: undefined });
    const [head, ...rows] = (await csv(eva)).text
      .replace(/^\uFEFF/, '')
      .trimEnd()
      .split('\r\n')
      .map(row => row.split(';'));
    const columns = ['Clase', 'Total', 'Retención', 'Suplidos', 'Total a pagar', 'Pendiente'];
    expect(rows.map(row => columns.map(name => row[head!.indexOf(name)])).sort()).toEqual([
      ['F1', '121,00', '15,00', '25,50', '131,50', '131,50'],
      ['F2', '121,00', '0,00', '0,00', '121,00', '121,00'],
      ['R1', '-121,00', '-15,00', '-25,50', '-131,50', '-131,50'],
    ]);
  });

  test("obeys the list's filters and their rules, and leaves its trace", async () => {
    expect((await csv(ana, '?status=paid')).text.split('\r\n')).toHaveLength(2);
    expect((await csv(ana, '?search=nunez&dateFrom=2026-11-20')).text.split('\r\n')).toHaveLength(3);
    expect((await csv(ana, '?status=rara')).body).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { status: expect.any(String) },
    });
    expect((await csv({ ...ana, token: '' })).status).toBe(401);
    const [trace] = await app.services.db.read(ana.tenantId, em =>
      em.query(`SELECT count(*)::int AS n FROM activities
       WHERE action = 'export'`),
    );
    expect(trace.n).toBeGreaterThanOrEqual(3);
  });

  test('of a selection holds only those, and refuses one that is not there or too many', async () => {
    const eva = await buildTenant(app);
    const [one, two] = [await buildInvoice(app, eva), await buildInvoice(app, eva), await buildInvoice(app, eva)];
    const strange = await buildInvoice(app, ana);
    const numbers = (text: string) =>
      text
        .split('\r\n')
        .slice(1, -1)
        .map(line => line.split(';')[0]);
    expect(numbers((await csv(eva, `?ids=${one.id}&ids=${two.id}&ids=${one.id}`)).text)).toEqual([
      two.fullNumber,
      one.fullNumber,
    ]);
    expect(numbers((await csv(eva, `?ids=${one.id}`)).text)).toEqual([one.fullNumber]);
    expect(numbers((await csv(eva, `?ids=${one.id}&status=paid`)).text)).toEqual([]);
    expect((await csv(eva, `?ids=${one.id}&ids=${strange.id}`)).body).toEqual({
      error: 'Factura no encontrada',
      code: 'NOT_FOUND',
    });
    expect((await csv(eva, '?ids=1')).body).toMatchObject({ code: 'BAD_USER_INPUT' });
    expect((await csv(eva, `?${Array.from({ length: 101 }, () => `ids=${one.id}`).join('&')}`)).body).toMatchObject({
      fields: { ids: 'Elige de 1 a 100 facturas' },
    });
  });

  const injected: string[] = existsSync(FORMULAS) ? JSON.parse(readFileSync(FORMULAS, 'utf8')).payloads : [];
  const payloads = [
    ...new Set(
      ['=1+1', '+1', '-1', '@SUM(A1)', '＝1', '=HYPERLINK("http://x";"y")', ...injected].map(each => each.trim()),
    ),
  ].filter(each => each && [...each].length <= 120 && !/\p{Cc}/u.test(each));
  const cellsOf = (line: string) =>
    [...line.matchAll(/(?:^|;)(?:"((?:[^"]|"")*)"|([^;]*))/g)].map(
      cell => cell[1]?.replaceAll('""', '"') ?? cell[2] ?? '',
    );

  test(`defuses formulas (${payloads.length} names${injected.length ? '' : ', ../shared is not here'})`, async () => {
    const eva = await buildTenant(app);
    for (const name of payloads) await buildInvoice(app, eva, { customerManual: { name, nif: '=B1' } });
    const rows = (await csv(eva)).text.split('\r\n').slice(1, -1).map(cellsOf);
    expect(rows.map(row => row[3]!.replace(/^'/, '')).sort()).toEqual([...payloads].sort());
    for (const row of rows) {
      expect(row).toHaveLength(32);
      for (const cell of row) expect(cell.trim()).not.toMatch(/^[=+\-@＝＋－＠]/);
    }
  });

  test('of 30,000 streams to a slow reader, and a reader that leaves frees the cursor', async () => {
    const eva = await buildTenant(app);
    const superuser = new Client({ connectionString: app.database.superuser });
    await superuser.connect();
    await superuser.query(
      `INSERT INTO app.invoices (tenant_id, id, series, year, number, full_number, date, status, issuer_name, issuer_nif, customer_name, customer_nif, subtotal, total_iva, total, rates, actor_kind, created_at, search)
       SELECT $1, gen_random_uuid(), 'A', 2026, n, 'A-2026-' || n, '2026-01-01', 'issued', 'E', 'B1', 'Cliente ' || n, 'B2', 100, 21, 121, '[{"ivaRate":21,"ivaCause":null,"base":"100.00","quota":"21.00"}]', 'user', now(), 'a'
         FROM generate_series(1, 30000) n`,
      [eva.tenantId],
    );
    const open = async () =>
      (
        await superuser.query(`SELECT 1 FROM pg_stat_activity WHERE state = 'idle in transaction'
       AND usename = 'folio_app' AND datname = current_database()`)
      ).rowCount;
    const whole = await csv(eva);
    expect(whole.text.split('\r\n')).toHaveLength(30_002);
    expect(await open()).toBe(0);
    const leaving = new AbortController();
    const response = await fetch(`${app.url}/api/invoices/export/csv`, {
      headers: { authorization: `Bearer ${eva.token}` },
      signal: leaving.signal,
    });
    await response.body!.getReader().read();
    await until(async () => (await open()) === 1);
    leaving.abort();
    await until(async () => (await open()) === 0);
    await superuser.end();
  });
});

describe('a selection', () => {
  test("downloads as one ZIP of PDFs, without drafts and without others' invoices", async () => {
    const eva = await buildTenant(app);
    const ids = [(await buildInvoice(app, eva)).id, (await buildInvoice(app, eva)).id];
    const zip = (body: unknown) =>
      fetch(`${app.url}/api/invoices/pdf`, {
        method: 'POST',
        headers: { authorization: `Bearer ${eva.token}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    const spend = jest.spyOn(app.services.limits, 'spend');
    const response = await zip({ ids });
    expect([
      response.status,
      response.headers.get('content-type'),
      response.headers.get('content-disposition'),
    ]).toEqual([200, 'application/zip', 'attachment; filename="facturas.zip"']);
    const bytes = Buffer.from(await response.arrayBuffer()).toString('latin1');
    expect([
      bytes.slice(0, 2),
      bytes.match(/factura-A-2026-000[12]\.pdf/g)?.length,
      bytes.match(/%PDF-/g)?.length,
    ]).toEqual(['PK', 4, 2]);
    // However many papers: one call.
    expect(spend.mock.calls).toEqual([['generalTenant', eva.tenantId, 1]]);
    spend.mockRestore();
    const draft = await buildInvoice(app, eva, { status: 'draft' });
    const foreign = await buildInvoice(app, ana);
    expect((await zip({ ids: [...ids, draft.id] })).status).toBe(409);
    expect((await zip({ ids: [...ids, foreign.id] })).status).toBe(404);
    for (const wrong of [{ ids: [] }, { ids: ['x'] }, {}, { ids: Array(101).fill(ids[0]) }])
      expect((await zip(wrong)).status).toBe(400);
  });

  test('with one that is not there is refused before any is paid or undone, and costs a point for each ten', async () => {
    const eva = await buildTenant(app);
    const ids: string[] = [];
    for (let n = 0; n < 11; n += 1) ids.push((await buildInvoice(app, eva)).id);
    const spend = jest.spyOn(app.services.limits, 'spend');
    const ask = async (operation: string, given: string[]) => {
      const before = app.statements();
      const { body } = await app.gql(
        `mutation($ids: [ID!]!) { ${operation}(ids: $ids) { id } }`,
        { ids: given },
        { token: eva.token },
      );
      return [body.errors?.[0].extensions.code, app.statements() - before];
    };
    const gone = 'ffffffff-ffff-4fff-bfff-ffffffffffff';
    for (const operation of ['payInvoices', 'unpayInvoices']) {
      const [code, statements] = await ask(operation, [...ids.slice(0, 1), gone]);
      expect([code, await ask(operation, [...ids, gone])]).toEqual(['NOT_FOUND', ['NOT_FOUND', statements]]);
      spend.mockClear();
      expect((await ask(operation, ids))[0]).toBeUndefined();
      expect(spend.mock.calls.map(([, , points]) => points)).toEqual([1, 1]);
    }
    spend.mockRestore();
  });

  test('is marked as paid, all or none', async () => {
    const eva = await buildTenant(app);
    const ids = [(await buildInvoice(app, eva)).id, (await buildInvoice(app, eva)).id];
    const draft = await buildInvoice(app, eva, { status: 'draft' });
    const pay = (chosen: string[]) => app.rest('POST', '/invoices/pay', { token: eva.token, body: { ids: chosen } });
    expect((await pay([...ids, draft.id])).status).toBe(409);
    expect((await app.rest('GET', '/invoices?status=paid', { token: eva.token })).body.invoices).toEqual([]);
    expect((await pay(ids)).body.invoices.map((each: { status: string }) => each.status)).toEqual(['paid', 'paid']);
  });
});

test('the cause chosen last is remembered for the company', async () => {
  const eva = await buildTenant(app);
  await buildInvoice(app, eva, {
    status: 'draft',
    lines: [{ description: 'Clase', quantity: 1, price: 50, ivaRate: 0, ivaCause: 'E1' }],
  });
  const { body } = await app.gql('{ me { tenant { defaultCause } } }', {}, { token: eva.token });
  expect(body.data.me.tenant.defaultCause).toBe('E1');
});
