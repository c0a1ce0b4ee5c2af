import {
  buildCustomer,
  buildRecurring,
  buildRequest,
  buildTenant,
  setSubscription,
  type Person,
} from '../../test/build';
import { startTestApp, type Body, type TestApp } from '../../test/harness';
import { es } from '../../../schema/paper/letter/es';
import { asSuperuser } from '../../test/superuser';
import { startTestJobs } from '../../test/jobs';
import { RECURRING_JOB } from './held-rule';
import { queueRecurring, runRecurring } from './run';

let app: TestApp;
let ana: Person;
beforeAll(async () => {
  app = await startTestApp();
  app.at(new Date('2026-11-20T09:00:00Z'));
  ana = await company();
  await setSubscription(app, ana, { plan: 'pro', status: 'active' });
});
afterEach(() => app.at(new Date('2026-11-20T09:00:00Z')));
afterAll(() => app.close());

/** A company whose session outlives the months that pass here. */
async function company(): Promise<Person> {
  const person = await buildTenant(app);
  await asSuperuser(app.database, client =>
    client.query("UPDATE app.sessions SET expires_at = '2999-01-01', last_used_at = '2998-01-01'"),
  );
  return person;
}

const LINE = { description: 'Cuota de {mes}', quantity: 1, price: 60, ivaRate: 21 };
const put = (id: string, body: object, who = ana) =>
  app.rest('PUT', `/recurring-invoices/${id}`, { token: who.token, body });
const act = (id: string, what: string, who = ana) =>
  app.rest('POST', `/recurring-invoices/${id}/${what}`, { token: who.token });
const look = async (id: string, who = ana): Promise<Body> =>
  (await app.rest('GET', `/recurring-invoices/${id}`, { token: who.token })).body.recurringInvoice;
const invoiceOf = async (rule: Body, at = 0, who = ana): Promise<Body> =>
  (await app.rest('GET', `/invoices/${rule.periods[at].invoiceId}`, { token: who.token })).body.invoice;
/** The day of the company, as its job sees it. */
const on = async (day: string, who = ana): Promise<void> => {
  app.at(new Date(`${day}T09:00:00Z`));
  await runRecurring(app.services, who.tenantId);
};

test('what is due is issued with its number on its day, in the words of its period, and the next day follows', async () => {
  const rule = await buildRecurring(app, ana, {
    nextDate: '2026-11-30',
    template: { series: 'REC1', notes: 'Del periodo {periodo}' },
    line: { description: 'Cuota de {mes} de {año}' },
  });
  expect(rule).toMatchObject({ nextDate: '2026-11-30', state: 'active', made: 0, total: 72.6, periods: [] });
  await on('2026-11-29');
  expect((await look(rule.id)).periods).toEqual([]);
  await on('2026-11-30');
  await on('2026-11-30');
  const after = await look(rule.id);
  expect(after).toMatchObject({ nextDate: '2026-12-30', made: 1, problem: null });
  expect(after.periods).toMatchObject([
    { day: '2026-11-30', fullNumber: 'REC1-2026-0001', status: 'issued', skipped: false },
  ]);
  expect(await invoiceOf(after)).toMatchObject({
    date: '2026-11-30',
    operationDate: null,
    notes: 'Del periodo noviembre de 2026',
    lines: [{ description: 'Cuota de noviembre de 2026' }],
    total: 72.6,
  });
  await act(rule.id, 'pause');
});

test('what is late has the date of the day on which it is made and says that of its operation; a draft stays one', async () => {
  const rule = await buildRecurring(app, ana, { issues: false, unit: 'week' });
  await on('2026-12-05');
  const after = await look(rule.id);
  expect(after).toMatchObject({ made: 3, nextDate: '2026-12-11' });
  expect(after.periods.map(({ day, status }: Body) => [day, status])).toEqual([
    ['2026-12-04', 'draft'],
    ['2026-11-27', 'draft'],
    ['2026-11-20', 'draft'],
  ]);
  expect(await invoiceOf(after, 2)).toMatchObject({
    date: '2026-12-05',
    operationDate: '2026-11-20',
    fullNumber: null,
  });
  const { invoiceId } = after.periods[0];
  await app.rest('DELETE', `/invoices/${invoiceId}`, { token: ana.token });
  await on('2026-12-05');
  expect(await look(rule.id)).toMatchObject({ made: 3, periods: [{ invoiceId: null, skipped: false }, {}, {}] });
  await act(rule.id, 'pause');
});

test('it ends on its last day, or after so many', async () => {
  const until = await buildRecurring(app, ana, { issues: false, until: '2026-12-20' });
  const times = await buildRecurring(app, ana, { issues: false, times: 1 });
  await on('2027-03-01');
  expect(await look(until.id)).toMatchObject({ state: 'ended', nextDate: null, made: 2 });
  expect(await look(times.id)).toMatchObject({ state: 'ended', nextDate: null, made: 1 });
  expect((await act(times.id, 'pause')).status).toBe(409);
  expect((await act(times.id, 'retry')).status).toBe(409);
});

test('a refusal stands with its reason and holds the day; put right, it is made, by itself on the next day or at once', async () => {
  const late = await company();
  const rule = await buildRecurring(app, late, {});
  await setSubscription(app, late, { status: 'expired' });
  await on('2026-11-20', late);
  expect(await look(rule.id, late)).toMatchObject({
    nextDate: '2026-11-20',
    made: 0,
    periods: [],
    problem: expect.stringMatching(/suscripción|plan|prueba/i),
  });
  await setSubscription(app, late, { plan: 'pro', status: 'active' });
  await on('2026-11-20', late);
  expect((await look(rule.id, late)).made).toBe(0);
  await on('2026-11-21', late);
  expect(await look(rule.id, late)).toMatchObject({ made: 1, problem: null, nextDate: '2026-12-20' });

  const { customerId } = rule;
  app.at(new Date('2026-12-20T09:00:00Z'));
  await app.rest('DELETE', `/customers/${customerId}`, { token: late.token });
  await on('2026-12-20', late);
  expect((await look(rule.id, late)).problem).toMatch('El cliente está eliminado');
  const { id } = await buildCustomer(app, late);
  expect((await act(rule.id, 'retry', late)).body.recurringInvoice.problem).toMatch('El cliente está eliminado');
  const put1 = await put(
    rule.id,
    { unit: 'month', nextDate: '2026-12-20', customerId: id, template: { lines: [LINE] } },
    late,
  );
  expect(put1.body.recurringInvoice).toMatchObject({ problem: null, nextDate: '2026-12-20', anchor: '2026-11-20' });
  const retried = (await act(rule.id, 'retry', late)).body.recurringInvoice;
  expect(retried).toMatchObject({ made: 2, problem: null, nextDate: '2027-01-20' });
  expect((await act(rule.id, 'retry', late)).status).toBe(409);
});

test('more than twelve that are behind are made by nobody unasked; going on begins today', async () => {
  const rule = await buildRecurring(app, ana, { issues: false, unit: 'week' });
  await on('2027-02-13');
  expect(await look(rule.id)).toMatchObject({ made: 0, problem: expect.stringMatching('más de 12') });
  await act(rule.id, 'pause');
  const { body } = await act(rule.id, 'resume');
  expect(body.recurringInvoice).toMatchObject({ nextDate: '2027-02-19', problem: null, state: 'active' });
  await act(rule.id, 'pause');
  const twelve = await buildRecurring(app, ana, { issues: false, nextDate: '2027-02-13', unit: 'week' });
  await on('2027-05-01');
  expect((await look(twelve.id)).made).toBe(12);
  await act(twelve.id, 'pause');
});

test('of one that ended meanwhile only what was left is behind, and is made', async () => {
  const rule = await buildRecurring(app, ana, { issues: false, nextDate: '2026-11-20', until: '2027-02-28' });
  await on('2028-01-20');
  expect(await look(rule.id)).toMatchObject({ made: 4, state: 'ended', problem: null });
});

test('a clock that goes back makes nothing twice, and puts nothing before the last of its series', async () => {
  const rule = await buildRecurring(app, ana, { template: { series: 'RELOJ' } });
  await on('2026-12-20');
  await on('2026-11-25');
  await on('2026-12-20');
  expect((await look(rule.id)).made).toBe(2);
  app.at(new Date('2026-11-25T09:00:00Z'));
  const other = await buildRecurring(app, ana, { template: { series: 'RELOJ' }, nextDate: '2026-11-25' });
  await on('2026-11-25');
  expect((await look(other.id)).problem).toMatch('La última factura de la serie RELOJ es del 20/12/2026');
  await on('2026-12-20');
  expect(await look(other.id)).toMatchObject({ made: 1, problem: null });
  for (const { id } of [rule, other]) await act(id, 'pause');
});

test('the day begins where the company is', async () => {
  const guanche = await company();
  await setSubscription(app, guanche, { plan: 'pro', status: 'active' });
  await app.services.db.tx(guanche.tenantId, em => em.query("UPDATE tenants SET territory = 'canarias'"));
  const rule = await buildRecurring(app, guanche, { nextDate: '2026-12-01', line: { ivaRate: 7 } });
  app.at(new Date('2026-11-30T23:30:00Z'));
  await runRecurring(app.services, guanche.tenantId);
  expect((await look(rule.id, guanche)).made).toBe(0);
  app.at(new Date('2026-12-01T00:05:00Z'));
  await runRecurring(app.services, guanche.tenantId);
  const after = await look(rule.id, guanche);
  expect(after.made).toBe(1);
  expect((await invoiceOf(after, 0, guanche)).date).toBe('2026-12-01');
});

test('what is issued goes to the customer by mail; without an address it says that it did not', async () => {
  const eva = await company();
  await setSubscription(app, eva, { plan: 'pro', status: 'active' });
  const mailed = await buildRecurring(app, eva, { sends: true, customer: { email: 'pagos@cliente.example' } });
  const silent = await buildRecurring(app, eva, { sends: true, customer: { email: null } });
  await on('2026-11-20', eva);
  const [one, two] = [await look(mailed.id, eva), await look(silent.id, eva)];
  const { body } = await app.rest('GET', `/invoices/${one.periods[0].invoiceId}/delivery`, { token: eva.token });
  expect(body.delivery.sendings).toMatchObject([{ email: 'pagos@cliente.example', status: 'queued' }]);
  expect(one.periods[0].note).toBeNull();
  // What somebody wrote to one customer is not what goes to others with nobody reading it.
  const text = 'Hola, Marta: te aplico el 10 % que hablamos.';
  const to = ['marta@cliente.example'];
  await app.rest('POST', `/invoices/${two.periods[0].invoiceId}/deliver`, { token: eva.token, body: { to, text } });
  await on('2026-12-20', eva);
  expect(await look(mailed.id, eva)).toMatchObject({ problem: null, made: 2, periods: [{ note: null }, {}] });
  const words = await app.services.db.read(eva.tenantId, em =>
    em.query('SELECT words, email FROM deliveries WHERE tenant_id = $1 ORDER BY email, id', [eva.tenantId]),
  );
  expect(words).toEqual([
    { words: text, email: to[0] },
    { words: es.usual.invoice, email: 'pagos@cliente.example' },
    { words: es.usual.invoice, email: 'pagos@cliente.example' },
  ]);
  expect(two.periods[0]).toMatchObject({ status: 'issued', note: 'No se envió: la ficha del cliente no tiene email' });
});

test('what goes by itself says the company’s text, or the usual one where that names a due date that there is not', async () => {
  const eva = await company();
  await setSubscription(app, eva, { plan: 'pro', status: 'active' });
  await buildRecurring(app, eva, { sends: true, customer: { email: 'pagos@cliente.example' } });
  const write = async (text: string) => {
    const { status } = await app.rest('PUT', '/settings/letter-texts/invoice/es', { token: eva.token, body: { text } });
    expect(status).toBe(200);
  };
  await write('Automática: {numero}.');
  await on('2026-11-20', eva);
  await write('Vence el {vencimiento}.');
  await on('2026-12-20', eva);
  const words = await app.services.db.read(eva.tenantId, em =>
    em.query('SELECT words FROM deliveries WHERE tenant_id = $1 ORDER BY created_at', [eva.tenantId]),
  );
  expect(words).toEqual([{ words: 'Automática: {numero}.' }, { words: es.usual.invoice }]);
});

test('what is sold without recargo to who has it is repeated without it; where it is not said the card says it', async () => {
  const made: Record<string, number> = {};
  const NIFS = ['12345678Z', '00000000T'];
  for (const [what, template] of Object.entries({ without: { recargo: false }, unsaid: {} })) {
    const rule = await buildRecurring(app, ana, {
      customer: { name: 'Rosa Vidal', nif: NIFS.pop(), recargo: true },
      template,
    });
    await on('2026-11-20');
    made[what] = (await invoiceOf(await look(rule.id))).total;
    expect(rule.total).toBe(made[what]);
    await act(rule.id, 'pause');
  }
  expect(made).toEqual({ without: 72.6, unsaid: 75.72 });
});

test('skipping, pausing and deleting leave what was made as it is', async () => {
  const rule = await buildRecurring(app, ana, { issues: false });
  const skipped = (await act(rule.id, 'skip')).body.recurringInvoice;
  expect(skipped).toMatchObject({ nextDate: '2026-12-20', made: 0, periods: [{ day: '2026-11-20', skipped: true }] });
  await act(rule.id, 'pause');
  await on('2027-01-05');
  expect((await look(rule.id)).made).toBe(0);
  expect((await act(rule.id, 'skip')).status).toBe(409);
  expect((await act(rule.id, 'resume')).body.recurringInvoice.nextDate).toBe('2027-01-20');
  expect((await app.rest('DELETE', `/recurring-invoices/${rule.id}`, { token: ana.token })).body).toMatchObject({
    success: true,
  });
  expect((await act(rule.id, 'skip')).status).toBe(404);
});

test('nothing is made for a customer whose data are restricted; an erasure ends what repeats', async () => {
  const rosa = { name: 'Rosa Vidal', nif: '12345678Z', email: 'rosa@cliente.example' };
  const eva = await company();
  await setSubscription(app, eva, { plan: 'pro', status: 'active' });
  const rule = await buildRecurring(app, eva, { customer: rosa });
  const ask = async (requestType: string) => (await buildRequest(app, eva, { ...rosa, requestType })).id;
  const rest = (path: string, body?: object) =>
    app.rest('POST', `/lopd/data-requests/${path}`, { token: eva.token, body });
  const restriction = await ask('restriction');
  expect((await rest(`${restriction}/restrict`, { on: true })).status).toBe(200);
  await on('2026-11-20', eva);
  expect(await look(rule.id, eva)).toMatchObject({ made: 0, problem: expect.stringContaining('está limitado') });
  const { status, body } = await rest(`${await ask('erasure')}/erase`);
  expect([status, body.plan.now]).toEqual([
    200,
    expect.arrayContaining([{ what: 'Facturas que se le repiten', detail: '1, que dejan de hacerse' }]),
  ]);
  expect((await act(rule.id, 'skip', eva)).status).toBe(404);
});

test('companies have their turns: one with very much to do keeps nobody waiting', async () => {
  const [many, few] = [await company(), await company()];
  for (const each of [many, few]) await setSubscription(app, each, { plan: 'pro', status: 'active' });
  const { id } = await buildRecurring(app, many, { issues: false });
  await asSuperuser(app.database, client =>
    client.query(
      `INSERT INTO app.recurring_invoices SELECT (jsonb_populate_record(r, jsonb_build_object('id', gen_random_uuid()))).*
         FROM app.recurring_invoices r, generate_series(1, 64) WHERE r.id = $1`,
      [id],
    ),
  );
  await buildRecurring(app, few, { issues: false });
  const turns: string[] = [];
  const left = () =>
    asSuperuser(app.database, async client => {
      const { rows } = await client.query(
        `SELECT count(*)::int AS left FROM app.recurring_invoices WHERE tenant_id = ANY($1) AND made = 0`,
        [[many.tenantId, few.tenantId]],
      );
      return rows[0].left as number;
    });
  await queueRecurring(app.services);
  await queueRecurring(app.services);
  let finish = () => {};
  const over = new Promise<void>(resolve => {
    finish = resolve;
  });
  const jobs = await startTestJobs(
    app.database.app,
    {
      [RECURRING_JOB]: async ({ tenantId }) => {
        turns.push(tenantId);
        await runRecurring(app.services, tenantId);
        if ((await left()) === 0) finish();
      },
    },
    app.services.log,
  );
  await over;
  await jobs.stop();
  expect(turns.filter(id => id === many.tenantId).length).toBeGreaterThanOrEqual(4);
  expect(turns.indexOf(few.tenantId)).toBeLessThan(turns.lastIndexOf(many.tenantId));
}, 60_000);

describe('refused on its field', () => {
  let customerId: string;
  let foreign: string;
  beforeAll(async () => {
    customerId = (await buildCustomer(app, ana)).id;
    foreign = (await buildCustomer(app, await company())).id;
  });
  const good = (template: object = {}) => ({
    ...{ unit: 'month', nextDate: '2026-11-20', customerId },
    template: { lines: [LINE], ...template },
  });
  const post = (body: object) => app.rest('POST', '/recurring-invoices', { token: ana.token, body });
  test.each<[what: string, body: () => object, field: string, text: string]>([
    ['no customer', () => ({ ...good(), customerId: null }), 'customerId', 'Este campo es obligatorio'],
    ['a past day', () => ({ ...good(), nextDate: '2026-11-19' }), 'nextDate', 'no puede ser de antes de hoy'],
    [
      'an unknown field',
      () => good({ lines: [{ ...LINE, description: 'Cuota {x}' }] }),
      'template.lines.0.description',
      'No hay ningún campo {x}',
    ],
    ['an unknown field in the notes', () => good({ notes: '{x}' }), 'template.notes', 'No hay ningún campo {x}'],
    ['no lines', () => good({ lines: [] }), 'template.lines', 'Añade al menos una línea'],
    ['101 lines', () => good({ lines: Array(101).fill(LINE) }), 'template.lines', 'como mucho 100 líneas'],
    ['a rate that there is not', () => good({ lines: [{ ...LINE, ivaRate: 7 }] }), 'template.lines.0.ivaRate', ''],
    [
      'a regime by a day of its own',
      () => good({ lines: [{ ...LINE, ivaRegime: '15' }] }),
      'template.lines.0.ivaRegime',
      'en la factura',
    ],
    ['no price', () => good({ lines: [{ ...LINE, price: 0 }] }), 'template.lines.0.price', 'mayor que 0'],
    ['every 0', () => ({ ...good(), every: 0 }), 'every', 'de 1 a 99'],
    ['every 100', () => ({ ...good(), every: 100 }), 'every', 'de 1 a 99'],
    ['1,000 times', () => ({ ...good(), times: 1000 }), 'times', 'de 1 a 999'],
    ['a day more than 50 years ahead', () => ({ ...good(), nextDate: '2076-11-21' }), 'nextDate', 'próximos 50 años'],
    ['the last day that there is', () => ({ ...good(), nextDate: '9999-12-31' }), 'nextDate', 'próximos 50 años'],
    ['an end more than 50 years ahead', () => ({ ...good(), until: '2076-11-21' }), 'until', 'próximos 50 años'],
    ['an end before it begins', () => ({ ...good(), until: '2026-11-19' }), 'until', 'Termina antes'],
    ['drafts that are sent', () => ({ ...good(), issues: false, sends: true }), 'sends', 'Un borrador no se envía'],
  ])('%s', async (_what, body, field, text) => {
    const { status, body: answer } = await post(body());
    expect([status, answer.fields[field]]).toEqual([400, expect.stringContaining(text)]);
  });

  test("at the bounds it is taken; another company's customer and rule are not there", async () => {
    const full = { ...good({ lines: Array(100).fill(LINE) }), unit: 'year', every: 99, times: 999 };
    const { status, body } = await post(full);
    expect(status).toBe(201);
    const last = await post({ ...good(), nextDate: '2076-11-20', until: '2076-11-20' });
    expect(last.status).toBe(201);
    expect((await act(last.body.recurringInvoice.id, 'skip')).body.recurringInvoice.state).toBe('ended');
    const unending = await post({ ...good(), nextDate: '2076-11-20' });
    expect((await act(unending.body.recurringInvoice.id, 'skip')).body.recurringInvoice.state).toBe('ended');
    const bob = await company();
    const { id } = body.recurringInvoice;
    expect((await post({ ...good(), customerId: foreign })).status).toBe(404);
    for (const what of ['pause', 'resume', 'skip', 'retry']) expect((await act(id, what, bob)).status).toBe(404);
    expect((await put(id, full, bob)).status).toBe(404);
    expect((await app.rest('DELETE', `/recurring-invoices/${id}`, { token: bob.token })).status).toBe(404);
    expect(await look(id)).toMatchObject({ state: 'active' });
    await app.rest('DELETE', `/recurring-invoices/${id}`, { token: ana.token });
  });

  test('the day after the last one that was dealt with, and no 1,001st rule', async () => {
    const rule = await buildRecurring(app, ana, { issues: false });
    await act(rule.id, 'skip');
    const again = await put(rule.id, good());
    expect([again.status, again.body.fields.nextDate]).toEqual([
      400,
      'La del 20/11/2026 ya está hecha: la próxima va después',
    ]);
    await asSuperuser(app.database, client =>
      client.query(
        `INSERT INTO app.recurring_invoices SELECT (jsonb_populate_record(r, jsonb_build_object('id', gen_random_uuid(), 'state', 'paused'))).*
           FROM app.recurring_invoices r, generate_series(1, 1000 - (SELECT count(*)::int FROM app.recurring_invoices WHERE tenant_id = $1)) WHERE r.id = $2`,
        [ana.tenantId, rule.id],
      ),
    );
    const { status, body } = await post(good());
    expect([status, body.error]).toEqual([409, expect.stringContaining('ya tiene 1000 facturas recurrentes')]);
  });
});
