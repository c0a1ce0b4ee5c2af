import { buildCustomer, buildInvoice, buildTenant, buildTicket, invoicePayload, type Person } from '../../test/build';
import { startTestApp, type TestApp } from '../../test/harness';
import { random } from '../../test/history/book';
import { runs } from '../../test/long';
import { asSuperuser } from '../../test/superuser';
import { leftOfOne } from '../invoices/collect/family';
import { owed } from '../invoices/collect/owed';
import { SUM_ALL, SUMS } from '../invoices/sums/sums';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** The sums of a company as they are kept, and as they come out of its invoices; what is nothing is left out. */
async function sums({ tenantId }: Person): Promise<{ kept: unknown; computed: unknown }> {
  return asSuperuser(app.database, async client => {
    const read = async () => {
      const months = `SELECT month::text, invoices, revenue, pending FROM month_sums
        WHERE tenant_id = $1 AND (invoices, revenue, pending) <> (0, 0, 0) ORDER BY 1`;
      const customers = `SELECT customer, invoices, revenue FROM customer_sums
        WHERE tenant_id = $1 AND (invoices, revenue) <> (0, 0) ORDER BY 1`;
      const due = `SELECT due::text, invoices, owed FROM due_sums
        WHERE tenant_id = $1 AND (invoices, owed) <> (0, 0) ORDER BY 1`;
      const all = [];
      for (const sql of [months, customers, due]) all.push((await client.query(sql, [tenantId])).rows);
      return all;
    };
    await client.query('SET search_path = app, public');
    const kept = await read();
    await client.query('BEGIN');
    for (const table of SUMS) await client.query(`DELETE FROM ${table} WHERE tenant_id = $1`, [tenantId]);
    for (const sql of SUM_ALL) await client.query(sql, [tenantId]);
    const computed = await read();
    await client.query('ROLLBACK');
    return { kept, computed };
  });
}

/** What is due in all weeks together, as it is answered, and invoice by invoice. */
async function due({ token, tenantId }: Person): Promise<{ answered: unknown; computed: unknown }> {
  const { weeks } = (await app.rest('GET', '/invoices/due', { token })).body;
  const all = (of: 'count' | 'owed') => weeks.reduce((sum: number, week: Record<string, number>) => sum + week[of]!, 0);
  const computed = await asSuperuser(app.database, async client => {
    await client.query('SET search_path = app, public');
    const { rows } = await client.query(
      `SELECT count(*)::int AS count, coalesce(sum(rest), 0)::float AS owed
         FROM (SELECT least(${owed('i')}, ${leftOfOne('i')}) AS rest FROM invoices i
                WHERE i.tenant_id = $1 AND i.status = 'issued' AND i.kind <> 'F3') o WHERE rest > 0`,
      [tenantId],
    );
    return rows[0];
  });
  return { answered: { count: all('count'), owed: Number(all('owed').toFixed(2)) }, computed };
}

const MONTHS = ['2026-01-10', '2026-02-10', '2026-03-10'];

/** One step of somebody who issues, collects, undoes, annuls, rectifies and exchanges; some of it is refused. */
async function step(ana: Person, next: () => number, ids: string[], customerId: string): Promise<void> {
  const { token } = ana;
  const one = <T>(of: readonly T[]): T => of[Math.floor(next() * of.length)]!;
  const call = (method: string, path: string, body?: object) => app.rest(method, `/invoices${path}`, { token, body });
  const price = 50 + Math.floor(next() * 1000) / 100;
  const drawn = next();
  if (drawn < 0.35 || ids.length === 0) {
    const given = one([
      { customerManual: { name: 'Ana Pérez', nif: '48213960A' } },
      { customerManual: undefined, customerId },
      { customerManual: { name: 'Luis Gil', nif: '12345678Z' }, withholdingPercent: 15 },
      { suplidos: [{ description: 'Tasa', amount: 12.5 }] },
    ]);
    const date = one(MONTHS);
    const lines = [{ description: 'Trabajo', quantity: 1, price, ivaRate: 21 }];
    const { status, body } = await call('POST', '', invoicePayload({ ...given, date, lines, series: `S${date[6]}` }));
    if (status === 201) ids.push(body.invoice.id);
    return;
  }
  const id = one(ids);
  if (drawn < 0.45) await call('POST', `/${id}/pay`);
  else if (drawn < 0.55) await call('POST', `/${id}/collections`, { amount: price / 4 });
  else if (drawn < 0.6) await call('POST', '/pay', { ids: [id, one(ids)] });
  else if (drawn < 0.65) await call('POST', '/unpay', { ids: [id, one(ids)] });
  else if (drawn < 0.68) await call('POST', `/${id}/issue`);
  else if (drawn < 0.74) await call('POST', `/${id}/cancel`);
  else if (drawn < 0.92) {
    const way = one(['I', 'S']);
    const change = Number((way === 'I' ? -price / 4 : price / 2).toFixed(2));
    const lines = [{ description: 'Trabajo', quantity: 1, price: change, ivaRate: 21 }];
    const { body } = await call('POST', `/${id}/rectify`, { kind: 'R1', way, cause: 'Error', lines });
    if (body?.invoice) ids.push(body.invoice.id);
  } else {
    const ticket = await buildTicket(app, ana).catch(() => null);
    if (!ticket) return;
    ids.push(ticket.id);
    await call('POST', '/exchange', { ids: [ticket.id], customerId });
  }
}

test.each(Array.from({ length: runs(3, 60) }, (_, seed) => seed + 1))(
  'the sums of months, customers and due days are what computing them from scratch comes to, after any history, by several at once too (seed %i)',
  async seed => {
    const ana = await buildTenant(app);
    const customerId = (await buildCustomer(app, ana, { name: 'Bodega' })).id;
    const next = random(seed);
    const ids: string[] = [];
    for (let round = 0; round < 8; round += 1) {
      await Promise.all(Array.from({ length: 6 }, () => step(ana, next, ids, customerId)));
      const { kept, computed } = await sums(ana);
      expect([round, kept]).toEqual([round, computed]);
      const weeks = await due(ana);
      expect([round, weeks.answered]).toEqual([round, weeks.computed]);
    }
    const { kept } = await sums(ana);
    expect((kept as unknown[][])[0]!.length).toBeGreaterThan(0);
  },
  60_000,
);

test('what is refused or rolled back leaves the sums as they were, and another company has its own', async () => {
  const [ana, eva] = [await buildTenant(app), await buildTenant(app)];
  const { id } = await buildInvoice(app, ana);
  const before = await sums(ana);
  await app.rest('POST', '/invoices', { token: ana.token, body: invoicePayload({ date: '2099-01-01' }) });
  await app.rest('POST', `/invoices/${id}/pay`, { token: eva.token });
  await app.rest('POST', `/invoices/${id}/cancel`, { token: eva.token });
  expect(await sums(ana)).toEqual(before);
  expect((await sums(eva)).kept).toEqual([[], [], []]);
});
