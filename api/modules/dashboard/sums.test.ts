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

interface Row {
  id: string;
  month: string;
  due: string;
  status: string;
  kind: string;
  way: string | null;
  customer: string;
  name: string;
  total: string;
  withholding: string | null;
  suplidos: { amount: string }[];
}

/** What the sums come to, added up one by one in cents from what is written: nothing of the product's SQL is in it. */
async function added({ tenantId }: Person): Promise<Record<string, number[]>> {
  const read = <T extends object>(sql: string) =>
    asSuperuser(app.database, async client => (await client.query<T>(sql, [tenantId])).rows);
  const rows = await read<Row>(
    `SELECT id, to_char(date, 'YYYY-MM-01') AS month, coalesce(due_date, date + 30)::text AS due, status, kind,
       rectification_way AS way, coalesce(customer_id::text, 'nif ' || customer_nif) AS customer, customer_name AS name,
       total, withholding, suplidos FROM app.invoices WHERE tenant_id = $1 AND status IN ('issued', 'paid')`,
  );
  const came = await read<{ id: string; amount: string }>(
    'SELECT invoice_id AS id, amount FROM app.collections WHERE tenant_id = $1',
  );
  const links = await read<{ by: string; of: string; total: string; withholding: string; suplidos: Row['suplidos'] }>(
    `SELECT x.invoice_id AS by, x.rectified_id AS of, total, withholding, suplidos FROM app.rectified_invoices x
       JOIN app.invoices i ON i.tenant_id = x.tenant_id AND i.id = x.rectified_id WHERE x.tenant_id = $1`,
  );
  const cents = (euros: string | null) => Math.round(Number(euros ?? 0) * 100);
  const all = <T>(of: T[], each: (one: T) => number) => of.reduce((sum, one) => sum + each(one), 0);
  const payable = ({ total, withholding, suplidos }: Pick<Row, 'total' | 'withholding' | 'suplidos'>) =>
    cents(total) - cents(withholding) + all(suplidos, ({ amount }) => cents(amount));
  const sums: Record<string, number[]> = {};
  const add = (key: string, ...parts: number[]) => {
    sums[key] = parts.map((part, n) => part + (sums[key]?.[n] ?? 0));
  };
  for (const row of rows.filter(({ kind }) => kind !== 'F3')) {
    const replaced = row.way === 'S' ? links.filter(({ by }) => by === row.id) : [];
    const revenue = cents(row.total) - all(replaced, ({ total }) => cents(total));
    const in_ = all(
      came.filter(({ id }) => id === row.id),
      ({ amount }) => cents(amount),
    );
    const open = row.status === 'issued' ? payable(row) - all(replaced, payable) - in_ : 0;
    add(`month ${row.month}`, 1, revenue, open);
    if (row.name !== '') add(`customer ${row.customer}`, 1, revenue);
    if (open > 0 && !links.some(({ of }) => of === row.id)) add(`due ${row.due}`, 1, open);
  }
  return sums;
}

/** The same of what is kept. */
const inCents = (kept: unknown) =>
  Object.fromEntries(
    (kept as Record<string, string | number>[][]).flatMap((rows, n) =>
      rows.map(row => {
        const [key, invoices, ...sums] = Object.values(row);
        return [
          `${['month', 'customer', 'due'][n]} ${key}`,
          [invoices, ...sums.map(each => Math.round(Number(each) * 100))],
        ];
      }),
    ),
  );

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

/** A month's last day and its first are of that month. */
const MONTHS = ['2026-01-31', '2026-02-01', '2026-03-10'];

interface Book {
  person: Person;
  customerId: string;
  issued: string[];
  drafts: string[];
  collections: string[];
}

/** What was done in all histories, and not refused. */
const done = new Set<string>();

/** One step of somebody who drafts, issues, collects, undoes, annuls, rectifies and exchanges; some of it is refused. */
async function step({ person, customerId, issued, drafts, collections }: Book, next: () => number): Promise<void> {
  const { token } = person;
  const one = <T>(of: readonly T[]): T => of[Math.floor(next() * of.length)]!;
  const call = async (action: string, method: string, path: string, body?: object) => {
    const at = path.startsWith('/collections/') ? path : `/invoices${path}`;
    const answer = await app.rest(method, at, { token, body });
    // Nothing fails for reasons of ours: what is refused was seen to be wrong.
    expect([action, answer.status < 500]).toEqual([action, true]);
    if (answer.status < 300) done.add(action);
    return answer.body?.invoice as { id: string; collections: { id: string }[] } | undefined;
  };
  const cents = (euros: number) => Number(euros.toFixed(2));
  const price = 50 + Math.floor(next() * 1000) / 100;
  const drawn = next();
  if (drawn < 0.35 || issued.length === 0) {
    const given = one([
      { customerManual: { name: 'Ana Pérez', nif: '48213960A' } },
      { customerManual: undefined, customerId },
      { customerManual: { name: 'Luis Gil', nif: '12345678Z' }, withholdingPercent: 15 },
      { suplidos: [{ description: 'Tasa', amount: 12.5 }], dueDate: '2026-12-31' },
      { status: 'draft' },
      { kind: 'F2', customerManual: null },
    ]);
    const date = one(MONTHS);
    const lines = [{ description: 'Trabajo', quantity: 1, price, ivaRate: 21 }];
    const payload = invoicePayload({ ...given, date, lines, series: `S${date[6]}` });
    const made = await call('create', 'POST', '', payload);
    if (made) (given.status ? drafts : issued).push(made.id);
    return;
  }
  const id = one(issued);
  if (drawn < 0.42) await call('pay', 'POST', `/${id}/pay`);
  else if (drawn < 0.52) {
    const made = await call('collect', 'POST', `/${id}/collections`, { amount: cents(price / 4) });
    if (made) collections.push(made.collections.at(-1)!.id);
  } else if (drawn < 0.55) {
    const entry = collections.pop();
    if (entry) await call('undo', 'POST', `/collections/${entry}/undo`);
  } else if (drawn < 0.58) await call('pay some', 'POST', '/pay', { ids: [id, one(issued)] });
  else if (drawn < 0.64) await call('unpay some', 'POST', '/unpay', { ids: [id, one(issued)] });
  else if (drawn < 0.7) {
    const draft = drafts.pop();
    if (!draft) return;
    const isIssued = next() < 0.7 && (await call('issue', 'POST', `/${draft}/issue`));
    if (isIssued) issued.push(draft);
    else await call('delete', 'DELETE', `/${draft}`);
  } else if (drawn < 0.76) await call('cancel', 'POST', `/${id}/cancel`);
  else if (drawn < 0.92) {
    const way = one(['I', 'S']);
    const lines = [
      { description: 'Trabajo', quantity: 1, price: cents(way === 'I' ? -price / 4 : price / 2), ivaRate: 21 },
    ];
    const made = await call(`rectify ${way}`, 'POST', `/${id}/rectify`, { kind: 'R1', way, cause: 'Error', lines });
    if (made) issued.push(made.id);
  } else {
    const ticket = await buildTicket(app, person).catch(() => null);
    if (!ticket) return;
    issued.push(ticket.id);
    await call('exchange', 'POST', '/exchange', { ids: [ticket.id], customerId });
  }
}

test.each(Array.from({ length: runs(3, 60) }, (_, seed) => seed + 1))(
  'the sums of months, customers and due days are what computing them from scratch comes to, after any history, by several at once too (seed %i)',
  async seed => {
    const books: Book[] = [];
    for (const person of [await buildTenant(app), await buildTenant(app)]) {
      const { id: customerId } = await buildCustomer(app, person, { name: 'Bodega' });
      books.push({ person, customerId, issued: [], drafts: [], collections: [] });
    }
    const next = random(seed);
    for (let round = 0; round < 6; round += 1) {
      await Promise.all(Array.from({ length: 9 }, (_, n) => step(books[n % 3 === 0 ? 1 : 0]!, next)));
      for (const { person } of books) {
        const { kept, computed } = await sums(person);
        expect([round, kept]).toEqual([round, computed]);
        expect([round, inCents(kept)]).toEqual([round, await added(person)]);
        const weeks = await due(person);
        expect([round, weeks.answered]).toEqual([round, weeks.computed]);
      }
    }
    const ana = books[0]!.person;
    const { kept } = await sums(ana);
    expect((kept as unknown[][])[0]!.length).toBeGreaterThan(0);
  },
  60_000,
);

test('the histories did all that changes a sum', () => {
  const actions = [
    'pay',
    'collect',
    'undo',
    'pay some',
    'unpay some',
    'issue',
    'delete',
    'cancel',
    'rectify I',
    'rectify S',
    'exchange',
  ];
  expect(actions.filter(action => !done.has(action))).toEqual([]);
});

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
