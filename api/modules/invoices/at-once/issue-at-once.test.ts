import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import {
  buildCustomer,
  buildInvoice,
  buildProduct,
  buildTenant,
  invoicePayload,
  setSubscription,
  type Person,
} from '../../../test/build';
import { buildSender } from '../../../test/certificate-upload';
import { sharedTestApp, type Answer, type Body, type TestApp } from '../../../test/harness';

let app: TestApp;
let other: Client;
beforeAll(async () => {
  app = await sharedTestApp();
  other = new Client({ connectionString: app.database.app, options: '-c search_path=app,public' });
  await other.connect();
});
afterAll(async () => {
  await other.end();
  await app.close();
});

/** A company that sends, with an invoice in its series. */
async function sending(): Promise<{ ana: Person; customerId: string }> {
  const ana = await buildSender(app);
  await buildInvoice(app, ana);
  return { ana, customerId: (await buildCustomer(app, ana)).id };
}

const create = ({ token }: Person, given: Record<string, unknown> = {}, key?: string) =>
  app.rest('POST', '/invoices', {
    token,
    body: invoicePayload(given),
    headers: key ? { 'idempotency-key': key } : {},
  });

async function packetsOf(call: () => Promise<Answer<Body>>): Promise<[number: string | undefined, packets: number]> {
  const before = app.packets();
  const { body } = await call();
  return [body.invoice?.fullNumber, app.packets() - before];
}

test('an invoice takes three packets: who asks; what is read and locked; what is written, with COMMIT', async () => {
  const { ana, customerId } = await sending();
  const product = (await buildProduct(app, ana)).id;
  const lines = [{ description: 'Trabajo', quantity: 1, price: 100, productId: product }];
  const saved = { customerManual: undefined, customerId };
  await create(ana);
  expect(await packetsOf(() => create(ana))).toEqual(['A-2026-0003', 3]);
  expect(await packetsOf(() => create(ana, saved))).toEqual(['A-2026-0004', 3]);
  expect(await packetsOf(() => create(ana, { ...saved, lines }))).toEqual(['A-2026-0005', 3]);
  expect(await packetsOf(() => create(ana, {}, 'once'))).toEqual(['A-2026-0006', 3]);
  // The first of a series makes its counter, which the chain's end is never locked before.
  const [, first] = await packetsOf(() => create(ana, { series: 'N' }));
  expect(first).toBeGreaterThan(3);
  expect(await packetsOf(() => create(ana, { series: 'N' }))).toEqual(['N-2026-0002', 3]);
});

/** While another session holds a row of the company. */
async function whileHeld<T>({ tenantId }: Person, sql: string, work: () => Promise<T>): Promise<T> {
  await other.query(`BEGIN; SET LOCAL app.tenant_id = '${tenantId}'`);
  try {
    await other.query(sql, [tenantId]);
    return await work();
  } finally {
    await other.query('ROLLBACK');
  }
}

const COUNTER = 'SELECT FROM counters WHERE tenant_id = $1 FOR UPDATE';

test('one that is refused for what is read with it holds no counter, and waits for none', async () => {
  const { ana, customerId } = await sending();
  const gone = (await buildTenant(app)).userId;
  const lines = [{ description: 'Trabajo', quantity: 1, price: 100, productId: gone }];
  const unknown = { customerManual: undefined, customerId: gone };
  const refused = async (given: Record<string, unknown>) => {
    const { status, body } = await create(ana, given);
    return [status, body.error];
  };
  await app.services.db.tx(ana.tenantId, em =>
    em.query('UPDATE customers SET restricted_at = now() WHERE tenant_id = $1', [ana.tenantId]),
  );
  await whileHeld(ana, COUNTER, async () => {
    expect(await refused(unknown)).toEqual([404, 'Cliente no encontrado']);
    expect(await refused({ lines })).toEqual([404, 'Producto no encontrado']);
    expect(await refused({ customerManual: undefined, customerId })).toEqual([
      400,
      expect.stringContaining('está limitado'),
    ]);
    expect(await refused({ date: '2099-01-01' })).toEqual([400, expect.stringContaining('no puede ser futura')]);
    expect(await refused({ kind: 'F2', series: 'A', customerManual: undefined })).toEqual([
      400,
      expect.stringContaining('La serie A'),
    ]);
    await setSubscription(app, ana, { plan: 'pro', status: 'expired' });
    expect((await refused({}))[0]).toBe(402);
  });
});

test('one that is refused later gives its number back', async () => {
  const { ana } = await sending();
  const { status } = await create(ana, { customerManual: { name: 'Ana', nif: '48213960B' } });
  expect(status).toBe(400);
  expect((await create(ana)).body.invoice.fullNumber).toBe('A-2026-0002');
});

/** Until somebody waits for a lock of the other session; then whether the counter is free. */
async function counterWhile(ana: Person, held: string, call: () => Promise<Answer<Body>>): Promise<unknown> {
  let called: Promise<Answer<Body>> | undefined;
  const free = await whileHeld(ana, held, async () => {
    called = call();
    for (let left = 400; ; left -= 1) {
      if (left === 0) throw new Error('nobody waits');
      const { rowCount } = await other.query(
        'SELECT FROM pg_locks WHERE NOT granted AND pg_backend_pid() = ANY (pg_blocking_pids(pid))',
      );
      if (rowCount) break;
      await sleep(10);
    }
    return other.query(`${COUNTER} NOWAIT`, [ana.tenantId]).then(
      () => 'free',
      (error: { code: string }) => error.code,
    );
  });
  return [free, (await called!).status];
}

test('what is locked before the counter still is: the company that remembers a choice, a trial whose invoices are counted', async () => {
  const { ana } = await sending();
  const exempt = { lines: [{ description: 'Clase', quantity: 1, price: 100, ivaRate: 0, ivaCause: 'E1' }] };
  const company = 'SELECT FROM tenants WHERE tenant_id = $1 FOR NO KEY UPDATE';
  expect(await counterWhile(ana, company, () => create(ana, exempt))).toEqual(['free', 201]);
  // The same again changes nothing there.
  expect((await packetsOf(() => create(ana, exempt)))[1]).toBe(3);
  await setSubscription(app, ana, { plan: 'pro', status: 'trial', trialEndsAt: new Date('2020-01-01') });
  const subscription = 'SELECT FROM subscriptions WHERE tenant_id = $1 FOR UPDATE';
  expect(await counterWhile(ana, subscription, () => create(ana, exempt))).toEqual(['free', 402]);
});

test('one that was made before gives back what was locked for it, and says so whatever else is wrong with it', async () => {
  const { ana } = await sending();
  const [first, ...again] = await Promise.all(Array.from({ length: 6 }, () => create(ana, {}, 'once')));
  expect([first, ...again].map(({ status, body }) => [status, body.invoice.fullNumber])).toEqual(
    Array.from({ length: 6 }, () => [201, 'A-2026-0002']),
  );
  const hits = [first!, ...again].filter(({ headers }) => headers.get('idempotency-hit'));
  expect(hits).toHaveLength(5);
  for (const other of [{ notes: 'Otra' }, { date: '2099-01-01' }, { lines: [] }])
    expect([other, (await create(ana, other, 'once')).status]).toEqual([other, 'lines' in other ? 400 : 409]);
  expect((await create(ana, { date: '2099-01-01' }, 'another')).status).toBe(400);
  // What was refused has kept no key.
  expect((await create(ana, {}, 'another')).body.invoice.fullNumber).toBe('A-2026-0003');
});

test('of many at once, by customers, kinds and causes of all sorts, no number is missing and none is there twice', async () => {
  const { ana, customerId } = await sending();
  const sorts = [
    {},
    { customerManual: undefined, customerId },
    { lines: [{ description: 'Clase', quantity: 1, price: 100, ivaRate: 0, ivaCause: 'E1' }] },
    { customerManual: { name: 'Ana', nif: '48213960B' } },
    { customerManual: undefined, customerId: ana.userId },
  ];
  const answers = await Promise.all(Array.from({ length: 25 }, (_, at) => create(ana, sorts[at % sorts.length])));
  const numbers = answers.filter(({ status }) => status === 201).map(({ body }) => body.invoice.number as number);
  expect(numbers.sort((a, b) => a - b)).toEqual(Array.from({ length: 15 }, (_, at) => at + 2));
  const { body } = await app.rest('GET', '/verifactu/chain', { token: ana.token });
  expect(body.chain).toMatchObject({ records: 16 });
});
