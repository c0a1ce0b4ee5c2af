import { buildInvoice, buildTenant, buildTicket, type Person } from '../../../test/build';
import { startTestApp, type TestApp } from '../../../test/harness';
import { random } from '../../../test/history/book';
import { runs } from '../../../test/long';
import { asSuperuser } from '../../../test/superuser';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

async function listed({ token }: Person, query = 'page=1'): Promise<number> {
  return (await app.rest('GET', `/invoices?${query}`, { token })).body.pagination.total;
}

const counted = ({ tenantId }: Person): Promise<number> =>
  asSuperuser(app.database, async client => {
    const { rows } = await client.query('SELECT count(*)::int AS total FROM app.invoices WHERE tenant_id = $1', [
      tenantId,
    ]);
    return rows[0].total;
  });

/** One step of somebody who writes, changes, issues, deletes, rectifies and annuls, and is refused at times. */
async function step({ token }: Person, next: () => number, drafts: string[], issued: string[]): Promise<void> {
  const drawn = next();
  const take = (of: string[]) => of.splice(Math.floor(next() * of.length), 1)[0];
  const call = (method: string, path: string, body?: object) => app.rest(method, `/invoices${path}`, { token, body });
  const written = (given: object) => ({
    date: '2026-03-01',
    lines: [{ description: 'Trabajo', quantity: 1, price: 100 }],
    customerManual: { name: 'Ana Pérez', nif: '48213960A' },
    ...given,
  });
  if (drawn < 0.3) {
    const series = next() < 0.3 ? 'B' : 'A';
    issued.push((await call('POST', '', written({ series }))).body.invoice.id);
  } else if (drawn < 0.5) {
    drafts.push((await call('POST', '', written({ status: 'draft' }))).body.invoice.id);
  } else if (drawn < 0.6) {
    const refused = [{ date: '2099-01-01' }, { customerManual: { name: 'Ana', nif: '' } }, { series: '-' }];
    expect((await call('POST', '', written(refused[Math.floor(next() * 3)]!))).status).toBe(400);
  } else if (drawn < 0.8) {
    const id = take(drafts);
    if (!id) return;
    if (drawn < 0.68) expect((await call('DELETE', `/${id}`)).status).toBe(200);
    else if (drawn < 0.74) drafts.push((await call('PUT', `/${id}`, written({ notes: 'Otra' }))).body.invoice.id);
    else issued.push((await call('POST', `/${id}/issue`)).body.invoice.id);
  } else {
    const id = take(issued);
    if (!id) return;
    if (drawn < 0.9) expect((await call('POST', `/${id}/cancel`)).status).toBe(200);
    else expect((await call('POST', `/${id}/pay`)).status).toBe(200);
  }
}

test.each(Array.from({ length: runs(3, 100) }, (_, seed) => seed + 1))(
  'how many there are in all is what counting them comes to, after any history, by several at once too (seed %i)',
  async seed => {
    const ana = await buildTenant(app);
    const next = random(seed);
    const drafts: string[] = [];
    const issued: string[] = [];
    expect(await listed(ana)).toBe(0);
    for (let round = 0; round < 6; round += 1) {
      await Promise.all(Array.from({ length: 6 }, () => step(ana, next, drafts, issued)));
      expect([round, await listed(ana)]).toEqual([round, await counted(ana)]);
    }
    expect(await listed(ana, 'page=1&limit=1&sort=totalAsc&search=%20')).toBe(await counted(ana));
  },
  60_000,
);

test('what a filter leaves is counted, and another company adds nothing', async () => {
  const [ana, eva] = [await buildTenant(app), await buildTenant(app)];
  await buildInvoice(app, eva);
  await buildInvoice(app, ana);
  await buildTicket(app, ana);
  await buildInvoice(app, ana, { status: 'draft' });
  expect([await listed(ana), await listed(eva)]).toEqual([3, 1]);
  expect([await listed(ana, 'page=1&status=draft'), await listed(ana, 'page=1&kind=F2')]).toEqual([1, 1]);
});

test('a page that is read while drafts come and go is whole: no row twice, none that is gone, none too many', async () => {
  const ana = await buildTenant(app);
  for (let n = 0; n < 30; n += 1) await buildInvoice(app, ana);
  let over = false;
  const write = async () => {
    while (!over) {
      const { id } = await buildInvoice(app, ana, { status: 'draft' });
      await app.rest('DELETE', `/invoices/${id}`, { token: ana.token });
    }
  };
  const next = random(5);
  const one = <T>(of: readonly T[]): T => of[Math.floor(next() * of.length)]!;
  const wrong: unknown[] = [];
  const read = async () => {
    for (let n = 0; n < runs(20, 60); n += 1) {
      const [page, limit] = [one([1, 2, 4]), one([1, 5, 10, 50])];
      const filter = one(['', '&search=ana', '&search=48213960', '&sort=numberAsc', '&status=draft', '&due=open']);
      const asked = `page=${page}&limit=${limit}${filter}`;
      const { status, body } = await app.rest('GET', `/invoices?${asked}`, { token: ana.token });
      const ids: string[] = body.invoices?.map(({ id }: { id: string }) => id) ?? [];
      const { total } = body.pagination ?? {};
      const [least, most] = filter.includes('draft') ? [0, 3] : filter.includes('due') ? [30, 30] : [30, 33];
      const rows = Math.min(limit, Math.max(0, total - (page - 1) * limit));
      if (status !== 200 || total < least! || total > most! || new Set(ids).size !== rows || ids.length !== rows)
        wrong.push([asked, status, ids.length, total]);
    }
  };
  const writers = [write(), write(), write()];
  await Promise.all([read(), read(), read(), read()]);
  over = true;
  await Promise.all(writers);
  expect(wrong).toEqual([]);
}, 60_000);

/** As somebody reads them who reads them all: the order of each way to sort. */
const ORDERS = {
  dateDesc: 'date DESC, number DESC NULLS FIRST, id DESC',
  dateAsc: 'date, number, id',
  numberAsc: 'series, year, number, id',
  numberDesc: 'series DESC, year DESC NULLS FIRST, number DESC NULLS FIRST, id DESC',
  totalDesc: 'total DESC, id DESC',
  customerAsc: 'lower(customer_name), id',
};

test('pages of a long list, also those that are read from its end, have each row once and in its place', async () => {
  const ana = await buildTenant(app);
  const { fullNumber } = await buildInvoice(app, ana, { date: '2026-03-01', series: 'A' });
  for (let n = 0; n < 3; n += 1) await buildInvoice(app, ana, { status: 'draft', date: '2026-03-05' });
  const orders = await asSuperuser(app.database, async client => {
    const { rows: columns } = await client.query<{ name: string }>(
      `SELECT quote_ident(attname) AS name FROM pg_attribute WHERE attrelid = 'app.invoices'::regclass AND attnum > 0
         AND NOT attisdropped AND attgenerated = ''`,
    );
    const names = columns.map(({ name }) => name).join(', ');
    await client.query(
      `INSERT INTO app.invoices (${names})
       SELECT ${names} FROM (SELECT (jsonb_populate_record(i, jsonb_build_object('id', gen_random_uuid(), 'number', n,
           'full_number', replace(full_number, '0001', lpad(n::text, 4, '0')), 'date', date + n / 90, 'subtotal', subtotal + n % 50, 'total', total + n % 50,
           'customer_name', 'Cliente ' || n % 30))).*
         FROM app.invoices i, generate_series(2, 2100) n WHERE tenant_id = $1 AND full_number = $2) made`,
      [ana.tenantId, fullNumber],
    );
    await client.query('ANALYZE app.invoices');
    await client.query('UPDATE app.counters SET last = 2100 WHERE tenant_id = $1', [ana.tenantId]);
    const read = async (order: string) =>
      (
        await client.query<{ id: string }>(`SELECT id FROM app.invoices WHERE tenant_id = $1 ORDER BY ${order}`, [
          ana.tenantId,
        ])
      ).rows.map(({ id }) => id);
    const all: [string, string[]][] = [];
    for (const [sort, order] of Object.entries(ORDERS)) all.push([sort, await read(order)]);
    return all;
  });
  const page = async (sort: string, number: number, limit: number) => {
    const { body } = await app.rest('GET', `/invoices?sort=${sort}&page=${number}&limit=${limit}`, {
      token: ana.token,
    });
    return [body.pagination.total, body.invoices.map(({ id }: { id: string }) => id)];
  };
  const total = 2103;
  for (const [sort, ids] of orders)
    for (const [number, limit] of [
      [10, 200],
      [11, 200],
      [12, 200],
      [286, 7],
      [287, 7],
      [300, 7],
      [301, 7],
      [302, 7],
      [2103, 1],
      [2104, 1],
    ] as const) {
      const asked = [sort, number, limit];
      expect([...asked, ...(await page(sort, number, limit))]).toEqual([
        ...asked,
        total,
        ids.slice((number - 1) * limit, number * limit),
      ]);
    }
});
