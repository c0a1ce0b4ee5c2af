import type { QueryRunner } from 'typeorm';
import { addUp } from '../../../../schema/decimal';
import { owedOf } from '../../../../schema/collect/owed';
import { buildInvoice, buildTenant, buildTicket, type Person } from '../../../test/build';
import { sharedTestApp, type Body, type TestApp } from '../../../test/harness';
import { SettleWhatWasReplaced1763843100000 } from '../../../../migrations/1763843100000-settle-what-was-replaced';
import { dayOf } from '../../../platform/dates';
import { asSuperuser } from '../../../test/superuser';

let app: TestApp;
let ana: Person;
beforeAll(async () => {
  app = await sharedTestApp();
  ana = await buildTenant(app);
});
afterAll(() => app.close());

const send = (method: string, path: string, body?: unknown, headers?: Record<string, string>) =>
  app.rest(method, path, { token: ana.token, body, headers });
const get = async (id: string): Promise<Body> => (await send('GET', `/invoices/${id}`)).body.invoice;
const collect = (id: string, body: object = {}) => send('POST', `/invoices/${id}/collections`, body);
const undo = (id: string) => send('POST', `/collections/${id}/undo`);
/** 121.00 to be paid. */
const issued = (given: object = {}) =>
  buildInvoice(app, ana, {
    date: '2026-11-20',
    lines: [{ description: 'Trabajo', quantity: 1, price: 100, ivaRate: 21 }],
    ...given,
  });
const stands = async (id: string) => {
  const { status, collected, owed } = await get(id);
  return [status, collected, owed];
};
const entries = async (id: string) => (await get(id)).collections as Body[];
const paidOn = async (id: string): Promise<string | null> =>
  (await app.gql('query($id: ID!) { invoice(id: $id) { paidOn } }', { id }, { token: ana.token })).body.data.invoice
    .paidOn;

test('in parts: it is paid once nothing is owed, on the day of the last part', async () => {
  const { id } = await issued();
  expect(await stands(id)).toEqual(['issued', 0, 121]);
  const first = await collect(id, { date: '2026-11-20', amount: 50.5, means: 'transfer', reference: ' TR 2026/7 ' });
  expect(first.status).toBe(201);
  expect(first.body.invoice).toMatchObject({ status: 'issued', collected: 50.5, owed: 70.5 });
  expect(first.body.invoice.collections).toEqual([
    {
      id: expect.any(String),
      date: '2026-11-20',
      amount: 50.5,
      means: 'transfer',
      reference: 'TR 2026/7',
      undoes: null,
      createdAt: expect.any(String),
    },
  ]);
  await collect(id, { date: '2026-11-19', amount: '70.50' });
  expect(await stands(id)).toEqual(['paid', 121, 0]);
  expect(await paidOn(id)).toBe('2026-11-20');
});

test('without an amount it is all that is owed, today', async () => {
  const { id } = await issued();
  await collect(id, { amount: 21, date: '2026-11-01' });
  await collect(id);
  expect((await entries(id)).map(({ amount, date }) => [amount, date])).toEqual([
    [21, '2026-11-01'],
    [100, dayOf(app.services.now())],
  ]);
  expect(await stands(id)).toEqual(['paid', 121, 0]);
});

test('is undone by an entry of the opposite sign, once, and the invoice is owed again', async () => {
  const { id } = await issued();
  await collect(id, { amount: 50, means: 'cash' });
  await collect(id);
  const [part, rest] = await entries(id);
  const { status, body } = await undo(part!.id);
  expect([status, body.invoice.status, body.invoice.owed]).toEqual([200, 'issued', 50]);
  expect(body.invoice.collections.at(-1)).toMatchObject({
    amount: -50,
    date: part!.date,
    means: 'cash',
    undoes: part!.id,
  });
  expect(await paidOn(id)).toBeNull();
  expect([(await undo(part!.id)).status, (await undo(body.invoice.collections.at(-1).id)).status]).toEqual([409, 409]);
  await undo(rest!.id);
  expect(await stands(id)).toEqual(['issued', 0, 121]);
});

test('marking as paid writes down what is owed on that day; undoing it takes out the last entry alone', async () => {
  const { id } = await issued();
  await collect(id, { amount: 21, date: '2026-11-01' });
  expect((await send('POST', `/invoices/${id}/pay`, { date: '2026-11-10' })).status).toBe(200);
  expect((await entries(id)).map(({ amount, date }) => [amount, date])).toEqual([
    [21, '2026-11-01'],
    [100, '2026-11-10'],
  ]);
  expect(await stands(id)).toEqual(['paid', 121, 0]);
  expect((await send('POST', `/invoices/${id}/issue`)).body.invoice.status).toBe('issued');
  expect(await stands(id)).toEqual(['issued', 21, 100]);
  // Once more, to the same end.
  await send('POST', `/invoices/${id}/pay`);
  await send('POST', `/invoices/${id}/issue`);
  expect(await stands(id)).toEqual(['issued', 21, 100]);
});

test('marked as paid on a day before a part came in, it is paid on the day of that part', async () => {
  const { id } = await issued();
  await collect(id, { date: '2026-11-20', amount: 50 });
  const { body } = await send('POST', `/invoices/${id}/pay`, { date: '2026-11-05' });
  expect(body.invoice.status).toBe('paid');
  expect(await paidOn(id)).toBe('2026-11-20');
  expect((await entries(id)).map(({ date, amount }) => [date, amount])).toEqual([
    ['2026-11-20', 50],
    ['2026-11-05', 71],
  ]);
});

test('several at once are marked as paid with what is owed of each', async () => {
  const both = [await issued(), await issued()];
  await collect(both[0]!.id, { amount: 100 });
  await send('POST', '/invoices/pay', { ids: both.map(({ id }) => id), date: '2026-11-20' });
  expect((await entries(both[0]!.id)).map(({ amount }) => amount)).toEqual([100, 21]);
  expect((await entries(both[1]!.id)).map(({ amount }) => amount)).toEqual([121]);
});

test.each([
  [{ amount: 121.01 }, { amount: expect.stringMatching(/^Solo quedan 121,00 € por cobrar\. Si te han pagado de más/) }],
  [{ amount: -1 }, { amount: 'Escribe un importe mayor que 0' }],
  [{ amount: 0 }, { amount: 'Escribe un importe distinto de 0' }],
  [{ amount: 1.001 }, { amount: 'Escribe como mucho 2 decimales' }],
  [{ date: '2099-01-01' }, { date: 'La fecha del cobro no puede ser futura' }],
  [{ reference: 'x'.repeat(141) }, { reference: 'Escribe como mucho 140 caracteres' }],
])('%j is refused on its field, and nothing is written down', async (part, fields) => {
  const { id } = await issued();
  const { status, body } = await collect(id, part);
  expect([status, body.fields]).toEqual([400, fields]);
  expect(await stands(id)).toEqual(['issued', 0, 121]);
});

test('is paid at most five years before its operation, by hand and marked, alone and among several', async () => {
  const LONG = { date: 'La fecha es de más de 5 años antes de la factura: revisa el año' };
  const { id } = await issued({ date: '2026-11-20', operationDate: '2026-11-12' });
  const old = { date: '2021-11-11' };
  const [collected, marked, several] = [
    await collect(id, { ...old, amount: 21 }),
    await send('POST', `/invoices/${id}/pay`, old),
    await send('POST', '/invoices/pay', { ids: [id], ...old }),
  ];
  for (const { status, body } of [collected, marked, several]) expect([status, body.fields]).toEqual([400, LONG]);
  expect(await stands(id)).toEqual(['issued', 0, 121]);
  expect((await collect(id, { date: '2021-11-12', amount: 21 })).status).toBe(201);
  expect((await send('POST', `/invoices/${id}/pay`, { date: '2021-11-12' })).status).toBe(200);
  expect(await stands(id)).toEqual(['paid', 121, 0]);
});

test('a draft, an annulled invoice and one that owes nothing take no collection', async () => {
  const draft = await issued({ status: 'draft' });
  expect((await collect(draft.id)).status).toBe(409);
  const annulled = await issued();
  await collect(annulled.id, { amount: 21 });
  await send('POST', `/invoices/${annulled.id}/cancel`);
  expect((await collect(annulled.id)).status).toBe(409);
  expect(await stands(annulled.id)).toEqual(['cancelled', 21, 0]);
  const paid = await issued();
  await collect(paid.id);
  expect((await collect(paid.id, { amount: 1 })).body.error).toBe('No queda nada por cobrar de esta factura');
});

test('of several at once no more comes in than is owed', async () => {
  const { id } = await issued();
  const answers = await Promise.all(Array.from({ length: 6 }, () => collect(id, { amount: 50 })));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 400, 400, 400, 400]);
  expect(await stands(id)).toEqual(['issued', 100, 21]);
});

test('what is sent twice with one key is written down once', async () => {
  const { id } = await issued();
  const headers = { 'Idempotency-Key': `cobro-${id}` };
  const body = { amount: 50 };
  const answers = await Promise.all([1, 2, 3].map(() => send('POST', `/invoices/${id}/collections`, body, headers)));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(await stands(id)).toEqual(['issued', 50, 71]);
});

test('what is withheld is not collected, and suplidos are; what gives back is below zero', async () => {
  const { id } = await issued({
    withholdingPercent: 15,
    customerManual: { name: 'Bodegas', nif: 'B26304188' },
    suplidos: [{ description: 'Tasa', amount: 10 }],
  });
  expect(await stands(id)).toEqual(['issued', 0, 116]);
  const input = { kind: 'R1', cause: 'Devolución', date: '2026-11-20' };
  const credit = (await send('POST', `/invoices/${id}/rectify`, input)).body.invoice;
  expect(await stands(credit.id)).toEqual(['issued', 0, -116]);
  expect((await collect(credit.id, { amount: 1 })).body.fields.amount).toMatch(/^Es a favor del cliente/);
  expect((await collect(credit.id, { amount: -116.01 })).body.fields.amount).toMatch(
    /^Solo quedan −116,00 € por devolver/,
  );
  await collect(credit.id, { amount: -100 });
  await collect(credit.id);
  expect(await stands(credit.id)).toEqual(['paid', -116, 0]);
});

test('what went back for a credit stands at what it credits, of one that credits several in proportion to its part', async () => {
  const customerManual = { name: 'Bodegas', nif: 'B26304188' };
  const [one, two] = [await issued({ customerManual }), await issued({ customerManual })];
  const input = { kind: 'R1', cause: 'Descuento', date: '2026-11-20' };
  const off = (price: number) => [{ description: 'Descuento', quantity: 1, price: -price, ivaRate: 21 }];
  const backOf = async ({ id }: { id: string }) => {
    const query = 'query($id: ID!) { invoice(id: $id) { rectifiedBy { collected } } }';
    const { rectifiedBy } = (await app.gql(query, { id }, { token: ana.token })).body.data.invoice;
    expect((await get(id)).rectifiedBy.map(({ collected }: Body) => collected)).toEqual(
      rectifiedBy.map(({ collected }: Body) => Number(collected)),
    );
    return rectifiedBy.map(({ collected }: Body) => collected);
  };
  expect(await backOf(one)).toEqual([]);
  const alone = (await send('POST', `/invoices/${one.id}/rectify`, { ...input, lines: off(50) })).body.invoice;
  expect(await backOf(one)).toEqual(['0.00']);
  await collect(alone.id, { amount: '-20.05' });
  expect(await backOf(one)).toEqual(['-20.05']);
  // −12.10 of one and −24.20 of the other: a third, and two thirds, of what goes back.
  const originals = [
    { id: one.id, lines: off(10) },
    { id: two.id, lines: off(20) },
  ];
  const joint = (await send('POST', '/invoices/rectify', { ...input, originals })).body.invoice;
  await collect(joint.id, { amount: -10 });
  expect([await backOf(one), await backOf(two)]).toEqual([['-20.05', '-3.33'], ['-6.67']]);
  await collect(joint.id);
  expect([await backOf(one), await backOf(two)]).toEqual([['-20.05', '-12.10'], ['-24.20']]);
});

test('what replaces another by substitution is owed by the difference', async () => {
  const { id } = await issued();
  const lines = [{ description: 'Trabajo', quantity: 1, price: 150, ivaRate: 21 }];
  const input = { kind: 'R1', way: 'S', cause: 'Precio', date: '2026-11-20', lines };
  const right = (await send('POST', `/invoices/${id}/rectify`, input)).body.invoice;
  expect(await stands(right.id)).toEqual(['issued', 0, 60.5]);
});

test('a prepayment came in when it was received', async () => {
  const { id } = await issued({ prepayment: true, operationDate: '2026-11-03' });
  expect(await stands(id)).toEqual(['paid', 121, 0]);
  expect((await entries(id)).map(({ amount, date }) => [amount, date])).toEqual([[121, '2026-11-03']]);
});

test('of an exchange the simplified ones are collected; it follows them, and they follow it', async () => {
  const tickets = [await buildTicket(app, ana), await buildTicket(app, ana)];
  const customerManual = { name: 'Ana Pérez', nif: '48213960A' };
  const ids = tickets.map(({ id }) => id);
  const whole = (await send('POST', '/invoices/exchange', { ids, customerManual })).body.invoice;
  expect((await collect(whole.id)).status).toBe(409);
  expect((await stands(whole.id))[2]).toBe(0);
  await collect(ids[0]!);
  expect((await stands(whole.id))[0]).toBe('issued');
  await collect(ids[1]!);
  expect((await stands(whole.id))[0]).toBe('paid');
  await send('POST', `/invoices/${whole.id}/issue`);
  expect((await stands(ids[1]!)).slice(0, 2)).toEqual(['issued', 0]);
  await send('POST', `/invoices/${whole.id}/pay`);
  for (const id of ids) expect((await stands(id))[0]).toBe('paid');
  expect(await entries(whole.id)).toEqual([]);
});

test('of two simplified ones that are collected at the same time the complete one is paid with the second', async () => {
  for (let round = 0; round < 5; round += 1) {
    const tickets = [await buildTicket(app, ana), await buildTicket(app, ana)];
    const customerManual = { name: 'Ana Pérez', nif: '48213960A' };
    const ids = tickets.map(({ id }) => id);
    const { body } = await send('POST', '/invoices/exchange', { ids, customerManual });
    const answers = await Promise.all(ids.map(id => collect(id)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect((await get(body.invoice.id)).status).toBe('paid');
  }
});

test('every balance is the sum of its entries, by the rule that the screen knows too', async () => {
  const list = (await send('GET', '/invoices?limit=200')).body.invoices as Body[];
  expect(list.length).toBeGreaterThan(20);
  for (const { id } of list) {
    const { body } = await app.gql(
      `query($id: ID!) { invoice(id: $id) { kind status payable collected owed collections { amount }
         rectification { replaced { total } invoices { payable } } } }`,
      { id },
      { token: ana.token },
    );
    const { rectification, collections, ...invoice } = body.data.invoice;
    const replaced = rectification?.replaced ? rectification.invoices.map((each: Body) => each.payable) : [];
    expect([id, addUp(collections.map((each: Body) => each.amount))]).toEqual([id, invoice.collected]);
    expect([id, owedOf({ ...invoice, replaced })]).toEqual([id, invoice.owed]);
  }
});

test('each leaves its trace, and another company sees nothing of it', async () => {
  const { id } = await issued();
  await collect(id, { amount: 1234 / 100 });
  const [entry] = await entries(id);
  const eva = await buildTenant(app);
  expect((await app.rest('POST', `/invoices/${id}/collections`, { token: eva.token, body: {} })).status).toBe(404);
  expect((await app.rest('POST', `/collections/${entry!.id}/undo`, { token: eva.token })).status).toBe(404);
  await undo(entry!.id);
  const acts = await app.services.db.read(ana.tenantId, em =>
    em.query(`SELECT description FROM activities WHERE entity_id = $1 ORDER BY created_at, id`, [id]),
  );
  const { fullNumber } = await get(id);
  expect(acts.map(({ description }: Body) => description).slice(-2)).toEqual([
    `Cobro de 12,34 € anotado en la factura ${fullNumber}`,
    `Cobro de 12,34 € deshecho en la factura ${fullNumber}`,
  ]);
});

describe('what is due', () => {
  let eva: Person;
  const list = async (query: string) =>
    ((await app.rest('GET', `/invoices?${query}`, { token: eva.token })).body.invoices as Body[]).map(
      ({ notes }) => notes,
    );
  const sums = async (query = '') => (await app.rest('GET', `/invoices/sums?${query}`, { token: eva.token })).body.sums;

  beforeAll(async () => {
    eva = await buildTenant(app);
    const make = (notes: string, given: object = {}) =>
      buildInvoice(app, eva, {
        date: '2026-01-10',
        notes,
        lines: [{ description: 'Trabajo', quantity: 1, price: 100, ivaRate: 21 }],
        ...given,
      });
    await make('later', { dueDate: '2030-01-01' });
    await make('by law');
    const partly = await make('partly', { dueDate: '2026-01-20' });
    await app.rest('POST', `/invoices/${partly.id}/collections`, { token: eva.token, body: { amount: 21 } });
    const paid = await make('paid', { dueDate: '2026-01-20' });
    await app.rest('POST', `/invoices/${paid.id}/pay`, { token: eva.token });
    const annulled = await make('annulled');
    await app.rest('POST', `/invoices/${annulled.id}/cancel`, { token: eva.token });
    await make('draft', { status: 'draft' });
  });

  test('is listed in the order of its days, overdue or not, and summed on all pages', async () => {
    expect(await list('due=open')).toEqual(['partly', 'by law', 'later']);
    expect(await list('due=open&limit=2')).toEqual(['partly', 'by law']);
    expect(await list('due=overdue')).toEqual(['partly', 'by law']);
    expect(await sums('due=open')).toEqual({ count: 3, total: 363, owed: 342, overdueCount: 2, overdue: 221 });
    expect(await sums('due=overdue')).toEqual({ count: 2, total: 242, owed: 221, overdueCount: 2, overdue: 221 });
    expect(await sums()).toEqual({ count: 6, total: 484, owed: 342, overdueCount: 2, overdue: 221 });
    expect((await app.rest('GET', '/invoices?due=soon', { token: eva.token })).status).toBe(400);
  });

  test('goes into the CSV with what came in and what is owed', async () => {
    const { text } = await app.rest('GET', '/invoices/export/csv?due=overdue', { token: eva.token });
    const rows = text.trim().split('\r\n').slice(1);
    expect(rows.map(row => row.split(';').slice(-10, -6))).toEqual([
      ['20/01/2026', '', '21,00', '100,00'],
      ['', '', '0,00', '121,00'],
    ]);
  });

  test('leaves out what was exchanged for a complete one, and what owes nothing', async () => {
    const ticket = await buildTicket(app, eva);
    const before = (await sums('due=open')).count;
    const customerManual = { name: 'Ana Pérez', nif: '48213960A' };
    await app.rest('POST', '/invoices/exchange', { token: eva.token, body: { ids: [ticket.id], customerManual } });
    expect((await sums('due=open')).count).toBe(before);
  });
});

test('an invoice has 500 entries in all, those that were undone among them, which an answer counts; the last one is undone as any', async () => {
  const { id } = await issued();
  await asSuperuser(app.database, client =>
    client.query(
      `WITH entries AS (
         INSERT INTO app.collections (tenant_id, id, invoice_id, date, amount, actor_kind, created_at)
         SELECT $1, gen_random_uuid(), $2, '2026-11-20', 1, 'user', now() FROM generate_series(1, 499) RETURNING *)
       INSERT INTO app.collections (tenant_id, id, invoice_id, date, amount, undoes, actor_kind, created_at)
       SELECT tenant_id, gen_random_uuid(), invoice_id, date, -amount, id, 'user', now() FROM entries`,
      [ana.tenantId, id],
    ),
  );
  const last = await collect(id, { amount: 21 });
  expect([last.status, last.body.invoice.owed]).toEqual([201, 100]);
  const refusals = [await collect(id, { amount: 1 }), await send('POST', `/invoices/${id}/pay`)];
  for (const { status, body } of refusals)
    expect([status, body.error]).toEqual([
      409,
      'Una factura lleva como mucho 500 cobros, contando los que se han deshecho',
    ]);
  const mine = last.body.invoice.collections.find((each: Body) => each.amount === 21);
  expect((await undo(mine.id)).status).toBe(200);
  expect(await stands(id)).toEqual(['issued', 0, 121]);
  expect((await collect(id, { amount: 1 })).status).toBe(409);

  // With what undoes them a thousand rows: an answer has those of five invoices.
  const ask = (times: number) =>
    app.gql(
      `{ ${Array.from({ length: times }, (_, n) => `a${n}: invoice(id: "${id}") { collections { amount } }`).join(' ')} }`,
      {},
      { token: ana.token },
    );
  expect((await ask(5)).body.data.a4.collections).toHaveLength(1_000);
  const beyond = await ask(6);
  expect([beyond.status, beyond.body.errors[0].message]).toEqual([
    400,
    'Una respuesta lleva como mucho las líneas de 5 facturas: pide menos por petición',
  ]);
});

test('what was marked as paid before there were entries settles what it replaces, once, and leaves what has entries alone', async () => {
  const [open, known] = [await issued(), await issued()];
  await collect(known.id, { amount: 100 });
  const replace = async ({ id }: { id: string }): Promise<Body> => {
    const lines = [{ description: 'Trabajo', quantity: 1, price: 50, ivaRate: 21 }];
    return (await send('POST', `/invoices/${id}/rectify`, { kind: 'R1', way: 'S', cause: 'Precio', lines })).body
      .invoice;
  };
  const [by, byKnown] = [await replace(open), await replace(known)];
  await asSuperuser(app.database, async client => {
    // As entries began.
    for (const { id } of [by, byKnown]) {
      await client.query(`UPDATE app.invoices SET status = 'paid', paid_on = '2026-11-20' WHERE id = $1`, [id]);
      await client.query(
        `INSERT INTO app.collections (tenant_id, id, invoice_id, date, amount, actor_kind, created_at)
         VALUES ($1, $2, $2, '2026-11-20', -60.50, 'system', now())`,
        [ana.tenantId, id],
      );
    }
    const runner = { query: (sql: string) => client.query(sql) } as unknown as QueryRunner;
    for (let n = 0; n < 2; n += 1) await new SettleWhatWasReplaced1763843100000().up(runner);
  });
  expect([await stands(open.id), await paidOn(open.id)]).toEqual([['paid', 121, 0], '2026-11-20']);
  expect(await entries(open.id)).toHaveLength(1);
  expect(await stands(by.id)).toEqual(['paid', -60.5, 0]);
  expect(await stands(known.id)).toEqual(['issued', 100, 21]);
});
