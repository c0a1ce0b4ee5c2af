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
