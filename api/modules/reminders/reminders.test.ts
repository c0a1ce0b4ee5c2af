import { Client } from 'pg';
import { MailRefused, MailUnanswered, type Letter } from '../../edges/mail';
import { buildInvoice, buildOverdue, buildTenant, buildUser, leaveAnswer, type Person } from '../../test/build';
import { startTestApp, type Body, type TestApp } from '../../test/harness';
import { asSuperuser } from '../../test/superuser';
import { deliver, type Post } from '../mail/deliver';
import { reminderLetterOf } from './letter-of';
import { ladderOf } from './ladder';
import { overdueLately } from './overdue';
import { remind } from './remind';

/** A Monday morning on which what fell due on 12 November has reached its third step. */
const NOW = new Date('2026-12-14T09:30:00Z');
const DUE = '2026-11-12';
/** The day after: nobody has read the rate of that half-year. */
const UNRATED = '2026-11-13';
const STEPS = [3, 15, 30].map(days => ({ on: true, days, words: `Aviso de {facturas}: {pendiente}. {empresa}` }));

let app: TestApp;
let ana: Person;
beforeAll(async () => {
  app = await startTestApp();
  app.at(NOW);
  ana = await buildTenant(app, { companyName: 'Estudio Marea, S.L.' });
  await verify(ana);
});
afterAll(() => app.close());
beforeEach(() => app.at(NOW));

const verify = ({ tenantId }: Person) =>
  app.services.db.tx(tenantId, em => em.query('UPDATE users SET email_verified_at = now()'));
const ask = (method: string, path: string, body?: unknown, by: Person = ana) =>
  app.rest(method, path, { token: by.token, body });
const save = (body: object, by: Person = ana) =>
  ask('PUT', '/reminders/settings', { enabled: true, steps: STEPS, ...body }, by);
const look = async (id: string): Promise<Body> => (await ask('GET', `/invoices/${id}/reminders`)).body.reminders;
const send = (id: string, body: object = {}, by: Person = ana) => ask('POST', `/invoices/${id}/remind`, body, by);
const overdue = (given: Record<string, unknown> = {}): Promise<Body> =>
  buildOverdue(app, ana, given, { date: '2026-11-10', dueDate: DUE });

/** The mail worker's turn, `failing` where the server does not take them; answers what went. */
async function carry(by: Person = ana, failing?: Error): Promise<Omit<Letter, 'messageId'>[]> {
  const gone: Omit<Letter, 'messageId'>[] = [];
  const { services } = app;
  const post: Post = {
    db: services.db,
    mailer: {
      send: async letter => {
        if (failing) throw failing;
        gone.push(letter);
      },
      close: () => undefined,
    },
    publicUrl: 'https://folio.example',
    supportEmail: 'ayuda@folio.example',
    operatorSends: () => false,
    paperOf: async () => null,
    invoiceLetter: async () => null,
    quoteLetter: async () => null,
    reminderLetter: (tenantId, id, mayHaveGone) => reminderLetterOf(services, tenantId, id, mayHaveGone),
    tokenOf: () => '',
    now: services.now,
  };
  const queued: { id: string }[] = await services.db.read(by.tenantId, em =>
    em.query(`SELECT id FROM mails WHERE kind = 'reminder' AND status = 'queued' ORDER BY id`),
  );
  for (const { id } of queued)
    await deliver(post, { tenantId: by.tenantId, id }).catch(error => expect(error).toBe(failing));
  return gone;
}

test('they are off until an admin with a confirmed address switches them on, and then for what is to come alone', async () => {
  const eva = await buildTenant(app);
  const { body } = await ask('GET', '/reminders/settings', undefined, eva);
  expect([body.settings.enabled, body.settings.steps.map(({ since }: Body) => since)]).toEqual([
    false,
    [null, null, null],
  ]);
  const refused = await save({}, eva);
  expect([refused.status, refused.body.error]).toEqual([
    409,
    expect.stringMatching(/^Antes de activarlos confirma tu correo/),
  ]);
  await verify(eva);
  expect((await save({}, await buildUser(app, eva))).status).toBe(403);
  const on = await save({}, eva);
  expect([on.status, on.body.settings.enabled, on.body.settings.steps.map(({ since }: Body) => since)]).toEqual([
    200,
    true,
    ['2026-12-14', '2026-12-14', '2026-12-14'],
  ]);
  // A text may change without that; other days begin anew.
  app.at(new Date('2026-12-15T07:30:00Z'));
  const changed = await save(
    { steps: STEPS.map((step, at) => (at === 1 ? { ...step, days: 10 } : { ...step, words: 'Otro' })) },
    eva,
  );
  expect(changed.body.settings.steps.map(({ since }: Body) => since)).toEqual([
    '2026-12-14',
    '2026-12-15',
    '2026-12-14',
  ]);
});

test.each<[string, object, string, string]>([
  [
    'a day too near',
    { steps: STEPS.map((each, at) => (at === 1 ? { ...each, days: 7 } : each)) },
    'steps.1.days',
    'Deja al menos 5 días desde el aviso anterior: desde el día 8',
  ],
  [
    'no days',
    { steps: STEPS.map(each => ({ ...each, days: 0 })) },
    'steps.0.days',
    'Escribe un número de días de 1 a 180',
  ],
  [
    'too many days',
    { steps: STEPS.map((each, at) => (at === 2 ? { ...each, days: 181 } : each)) },
    'steps.2.days',
    'Escribe un número de días de 1 a 180',
  ],
  [
    'a field that there is not',
    { steps: STEPS.map(each => ({ ...each, words: 'Va {numero}' })) },
    'steps.0.words',
    'No hay ningún campo {numero}: los que hay son {facturas}, {pendiente}, {cliente}, {empresa}',
  ],
  ['no text', { steps: STEPS.map(each => ({ ...each, words: ' ' })) }, 'steps.0.words', 'Escribe el texto del aviso'],
  [
    'too long a text',
    { steps: STEPS.map(each => ({ ...each, words: 'ñ'.repeat(2001) })) },
    'steps.0.words',
    'Escribe como mucho 2000 caracteres',
  ],
  ['two steps', { steps: STEPS.slice(1) }, 'steps', 'Envía los 3 avisos'],
  ['four steps', { steps: [...STEPS, STEPS[0]] }, 'steps', 'Envía los 3 avisos'],
])('refused with %s, on its field, with nothing kept', async (_what, change, field, message) => {
  const before = (await ask('GET', '/reminders/settings')).body;
  const { status, body } = await save(change);
  expect([status, body.fields[field]]).toEqual([400, message]);
  expect((await ask('GET', '/reminders/settings')).body).toEqual(before);
});

test('by hand what was due before is sent as well: kept whole, once, and not within five days of the last', async () => {
  const invoice = await overdue({ nif: 'B98241573' });
  const before = await look(invoice.id);
  expect(before).toMatchObject({
    on: true,
    letters: [],
    overdue: { byHand: 3, nextStep: null, hold: null, owed: 121 },
  });
  const { body: shown } = await ask('POST', '/reminders/preview', { step: 3, invoiceId: invoice.id });
  const { status } = await send(invoice.id, { step: 3 });
  expect(status).toBe(200);
  const [letter, ...more] = await carry();
  expect(more).toEqual([]);
  // What was shown is what went, but for its link.
  expect(letter!.subject).toBe(shown.preview.subject);
  expect(letter!.text).toContain(shown.preview.said);
  for (const { label, value } of shown.preview.rows) expect(letter!.text).toContain(`${label}: ${value}`);
  expect(letter).toMatchObject({
    replyTo: ana.email,
    fromName: 'Estudio Marea, S.L.',
    attachments: [{ name: shown.preview.file }],
  });
  expect(letter!.text).toMatch(/https?:\/\/\S+\/f\/[\w-]{43}/);
  expect(letter!.html).toContain('Ver la factura');
  // Nobody has written down the rate of the second half of 2026: the law's 40 € alone.
  expect(letter!.text).toContain('Compensación por costes de cobro (art. 8 de la Ley 3/2004): 40,00\u00a0€');
  expect(letter!.text).not.toContain('Intereses');
  expect([shown.preview.unratedFrom, before.unratedFrom]).toEqual([UNRATED, UNRATED]);
  const after = await look(invoice.id);
  expect(after.letters).toMatchObject([
    { step: 3, status: 'sent', by: expect.stringContaining('Persona'), text: letter!.text, owed: 121, interest: null },
  ]);
  expect(after.overdue).toMatchObject({ told: 3, byHand: null });
  const again = await send(invoice.id);
  expect([again.status, again.body.error]).toEqual([409, expect.stringMatching(/^A este cliente ya se le ha escrito/)]);
  // Nor ever again, once days have passed.
  app.at(new Date('2026-12-22T09:30:00Z'));
  const { body: signed } = await app.rest('POST', '/auth/login', {
    body: { email: ana.email, password: 'secreta-123' },
  });
  const later = { ...ana, token: signed.token };
  expect((await send(invoice.id, {}, later)).status).toBe(409);
  const { body: list } = await app.gql(
    `{ invoice(id: "${invoice.id}") { total reminded { step at } } }`,
    {},
    { token: later.token },
  );
  // Nothing of it changes the invoice.
  expect(list.data.invoice).toEqual({ total: '121.00', reminded: { step: 3, at: NOW.toISOString() } });
});

test('with an Idempotency-Key it is sent once; of two at once one goes', async () => {
  const [first, second] = [await overdue(), await overdue()];
  for (let n = 0; n < 2; n++)
    await app.rest('POST', `/invoices/${first.id}/remind`, {
      token: ana.token,
      body: {},
      headers: { 'idempotency-key': first.id },
    });
  const both = await Promise.all([send(second.id), send(second.id)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await carry()).toHaveLength(2);
});

test('what the customer said holds it until a person says that it is settled, up to what they have seen', async () => {
  const invoice = await overdue();
  const path = await leaveAnswer(app, ana, invoice.id);
  const say = (kind: string) =>
    fetch(app.url + path, { method: 'POST', redirect: 'manual', body: new URLSearchParams({ kind, words: 'No' }) });
  await say('mistake');
  const held = await look(invoice.id);
  expect(held.overdue).toMatchObject({ hold: 'mistake_said', byHand: null });
  const refused = await send(invoice.id);
  expect([refused.status, refused.body.error]).toEqual([409, 'Por su enlace dicen que hay un error: contesta antes']);
  app.at(new Date(NOW.getTime() + 60_000));
  await say('paid');
  // Of the second nobody knows yet.
  await ask('POST', `/invoices/${invoice.id}/reminders`, { on: true, settledAnswerId: held.answerId });
  const still = await look(invoice.id);
  expect(still.overdue.hold).toBe('paid_said');
  expect(
    (await ask('POST', `/invoices/${invoice.id}/reminders`, { on: true, settledAnswerId: still.answerId })).body
      .reminders,
  ).toMatchObject({
    answerId: null,
    overdue: { hold: null },
  });
  expect(
    (await ask('POST', `/invoices/${invoice.id}/reminders`, { on: true, settledAnswerId: invoice.id })).status,
  ).toBe(404);
});

test.each<[string, (invoice: Body) => Promise<unknown>, string]>([
  [
    'use of the customer’s data restricted',
    ({ customer }) =>
      asSuperuser(app.database, client =>
        client.query('UPDATE app.customers SET restricted_at = now() WHERE id = $1', [customer.id]),
      ),
    'limitado',
  ],
  [
    'no address',
    ({ id }) =>
      asSuperuser(app.database, async client => {
        await client.query('SET session_replication_role = replica');
        await client.query('UPDATE app.invoices SET customer_email = NULL WHERE id = $1', [id]);
        await client.query(
          'UPDATE app.customers SET email = NULL WHERE id = (SELECT customer_id FROM app.invoices WHERE id = $1)',
          [id],
        );
      }),
    'email',
  ],
  ['the invoice switched off', ({ id }) => ask('POST', `/invoices/${id}/reminders`, { on: false }), 'quitados'],
  [
    'the customer switched off',
    ({ customer }) => ask('POST', `/customers/${customer.id}/reminders`, { on: false }),
    'quitados',
  ],
  ['all of it paid', ({ id }) => ask('POST', `/invoices/${id}/pay`, { date: '2026-12-14' }), 'nada vencido'],
  [
    'some of it rectified as a debt',
    async ({ id }) => {
      const lines = [{ description: 'Impagado', quantity: -1, price: 1, ivaRate: 21 }];
      const input = { kind: 'R3', cause: 'No paga', date: '2026-12-14', lines };
      expect((await ask('POST', `/invoices/${id}/rectify`, input)).status).toBe(201);
    },
    'nada vencido',
  ],
  ['annulled', ({ id }) => ask('POST', `/invoices/${id}/cancel`), 'anulada'],
  [
    'another that stands in its place',
    async ({ id }) => {
      const input = { kind: 'R4', way: 'S', cause: 'Nombre', date: '2026-12-14', dataOnly: true };
      const customerManual = { name: 'Bodegas Larrañaga, S.L.', nif: 'B26304188' };
      expect((await ask('POST', `/invoices/${id}/rectify`, { ...input, customerManual })).status).toBe(201);
    },
    'La sustituye otra',
  ],
])('not sent, and what waits does not go, with %s', async (_what, change, says) => {
  const [waiting, asked] = [await overdue(), await overdue()];
  expect((await send(waiting.id)).status).toBe(200);
  for (const each of [waiting, asked]) await change(each);
  const { status, body } = await send(asked.id);
  expect([status, body.error]).toEqual([409, expect.stringContaining(says)]);
  expect(await carry()).toEqual([]);
  expect((await look(waiting.id)).letters).toEqual([]);
});

test('who is never to be reminded is not under another of their cards either, until that is taken back', async () => {
  const first = await overdue();
  const nif = first.customer.nif;
  const second = await overdue({ nif, name: 'La misma, por otra ficha' });
  expect(second.customer.id).not.toBe(first.customer.id);
  const hold = async () => (await look(second.id)).overdue.hold;
  expect(await hold()).toBeNull();
  await ask('POST', `/customers/${first.customer.id}/reminders`, { on: false });
  expect(await hold()).toBe('customer_off');
  expect((await send(second.id)).status).toBe(409);
  await ask('POST', `/customers/${first.customer.id}/reminders`, { on: true });
  expect(await hold()).toBeNull();
});

test('two cards of one tax number are one customer: one letter in five days, whatever the address', async () => {
  const first = await overdue({ email: 'una@cliente.example' });
  const { nif } = first.customer;
  const second = await overdue({ nif, name: 'La misma, por otra ficha', email: 'otra@cliente.example' });
  expect((await look(second.id)).overdue).toMatchObject({ byHand: 3, email: 'otra@cliente.example' });
  expect((await send(first.id)).status).toBe(200);
  const { status, body } = await send(second.id);
  expect([status, body.error]).toEqual([409, expect.stringContaining('hace menos de 5 días')]);
  expect((await carry()).map(({ to }) => to)).toEqual(['una@cliente.example']);
});

test('a card whose tax number was corrected stays the same customer, and becomes one with another card of that number', async () => {
  const first = await overdue({ nif: 'B98241573' });
  const { name, id: card } = first.customer;
  const other = await overdue({ email: 'otra@cliente.example' });
  await ask('PUT', `/customers/${card}`, { name, nif: other.customer.nif, email: 'una@cliente.example' });
  expect((await send(first.id)).status).toBe(200);
  const { status, body } = await send(other.id);
  expect([status, body.error]).toEqual([409, expect.stringContaining('hace menos de 5 días')]);
  expect(await carry()).toHaveLength(1);
});

test('a card whose tax number was corrected is held with another card of that number, and claimed with it', async () => {
  const first = await overdue({ nif: 'B98241573' });
  const { name, id: card } = first.customer;
  const other = await overdue();
  const corrected = { name, nif: other.customer.nif, email: 'una@cliente.example' };
  await ask('PUT', `/customers/${card}`, corrected);
  const { body } = await ask('GET', `/customers/${other.customer.id}/overdue-claim`);
  const { invoices, others } = body.claim;
  expect([...invoices, ...others].map(({ fullNumber }: Body) => fullNumber).sort()).toEqual(
    [first.fullNumber, other.fullNumber].sort(),
  );
  await ask('POST', `/customers/${other.customer.id}/reminders`, { on: false });
  expect((await look(first.id)).overdue.hold).toBe('customer_off');
  expect((await send(first.id)).status).toBe(409);
  expect(await carry()).toEqual([]);
});

test('another company neither sees nor changes anything: 404', async () => {
  const bob = await buildTenant(app);
  const invoice = await overdue();
  const tries = [
    ask('GET', `/invoices/${invoice.id}/reminders`, undefined, bob),
    send(invoice.id, {}, bob),
    ask('POST', `/invoices/${invoice.id}/reminders`, { on: false }, bob),
    ask('POST', `/customers/${invoice.customer.id}/reminders`, { on: false }, bob),
    ask('POST', '/reminders/preview', { step: 1, invoiceId: invoice.id }, bob),
  ];
  expect((await Promise.all(tries)).map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
  const { body } = await ask('GET', '/reminders/overdue', undefined, bob);
  expect(body.invoices).toEqual([]);
});

const toAddress = ({ customer }: Body, email: string) =>
  ask('PUT', `/customers/${customer.id}`, { name: customer.name, nif: customer.nif, email });
const REFUSED = new MailRefused('550 no existe');

test('they go to the address of the card: corrected after a refusal the same step goes there, and what waits for another does not', async () => {
  const invoice = await overdue({ email: 'vieja@cliente.example' });
  await send(invoice.id);
  expect(await carry(ana, REFUSED)).toEqual([]);
  expect((await look(invoice.id)).overdue).toMatchObject({ hold: 'address_refused', told: null, byHand: null });
  await toAddress(invoice, 'nueva@cliente.example');
  expect((await look(invoice.id)).overdue).toMatchObject({ hold: null, email: 'nueva@cliente.example', byHand: 3 });
  expect((await send(invoice.id)).status).toBe(200);
  await toAddress(invoice, 'otra@cliente.example');
  expect(await carry()).toEqual([]);
  expect((await send(invoice.id)).status).toBe(200);
  expect((await carry()).map(({ to }) => to)).toEqual(['otra@cliente.example']);
  // The one that was refused stays in sight; the one that was stopped never was a letter.
  const { letters, overdue: left } = await look(invoice.id);
  expect(left).toMatchObject({ told: 3, byHand: null });
  expect(letters.map(({ email, status }: Body) => `${email} ${status}`).sort()).toEqual([
    'otra@cliente.example sent',
    'vieja@cliente.example refused',
  ]);
});

test('nobody who may have got a step gets it again, though a later try was refused', async () => {
  const invoice = await overdue();
  await send(invoice.id);
  await carry(ana, new MailUnanswered('sin respuesta'));
  await carry(ana, REFUSED);
  await toAddress(invoice, 'corregida@cliente.example');
  expect((await look(invoice.id)).overdue).toMatchObject({ hold: null, told: 3, byHand: null });
});

test('a mail that was not to go any more is no refusal, also when after a month nobody knows why it did not', async () => {
  const invoice = await overdue();
  const { status } = await ask('POST', `/invoices/${invoice.id}/deliver`, { to: [invoice.customer.email] });
  expect(status).toBe(200);
  for (const [reason, hold] of [
    ['ya no viene al caso', null],
    ['550 no existe', 'address_refused'],
    [null, null],
  ]) {
    await asSuperuser(app.database, client =>
      client.query(
        `UPDATE app.mails SET status = 'failed', last_error = $1 WHERE id IN (SELECT mail_id FROM app.deliveries WHERE invoice_id = $2)`,
        [reason, invoice.id],
      ),
    );
    expect((await look(invoice.id)).overdue.hold).toBe(hold);
  }
});

test('a letter that goes by itself goes on the morning of a workday alone, and not once its step is off', async () => {
  const eva = await buildTenant(app);
  await verify(eva);
  await save({}, eva);
  await buildOverdue(app, eva, {}, { date: '2026-11-10', dueDate: '2026-12-11' });
  await remind(app.services);
  await save({ steps: STEPS.map((each, at) => (at === 0 ? { ...each, on: false } : each)) }, eva);
  expect(await carry(eva)).toEqual([]);
  await save({}, eva);
  // Queued on a Tuesday and a Friday morning, tried at one o'clock and on a Sunday.
  for (const [queuedAt, triedAt] of [
    ['2026-12-15T09:30:00Z', '2026-12-15T12:00:00Z'],
    ['2026-12-18T09:30:00Z', '2026-12-20T09:30:00Z'],
  ]) {
    app.at(new Date(queuedAt!));
    await remind(app.services);
    app.at(new Date(triedAt!));
    expect(await carry(eva)).toEqual([]);
  }
  app.at(new Date('2026-12-21T11:30:00Z'));
  await remind(app.services);
  expect((await carry(eva)).map(({ subject }) => subject.split(':')[0])).toEqual(['Recordatorio']);
});

test('switched on in a copy that was put back, every step counts from then, whatever the copy says', async () => {
  const eva = await buildTenant(app);
  await verify(eva);
  await save({}, eva);
  await asSuperuser(app.database, async client => {
    await client.query('UPDATE app.reminder_settings SET enabled = false WHERE tenant_id = $1', [eva.tenantId]);
    await client.query(`UPDATE app.reminder_steps SET since = '2024-01-01' WHERE tenant_id = $1`, [eva.tenantId]);
  });
  const { body } = await save({}, eva);
  expect(body.settings.steps.map(({ since }: Body) => since)).toEqual(['2026-12-14', '2026-12-14', '2026-12-14']);
});

test('by hand nothing goes to an address that changed while the day’s mails were counted', async () => {
  const invoice = await overdue();
  const other = new Client({ connectionString: app.database.superuser, options: '-c search_path=app' });
  await other.connect();
  try {
    await other.query('BEGIN');
    await other.query('SELECT 1 FROM reminder_settings WHERE tenant_id = $1 FOR UPDATE', [ana.tenantId]);
    const sent = send(invoice.id);
    const waits = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    for (let left = 2_000; (await other.query(waits)).rowCount === 0; left -= 1)
      if (left === 0) throw new Error('nobody waits');
    await other.query(`UPDATE customers SET email = 'ajena@cliente.example' WHERE id = $1`, [invoice.customer.id]);
    await other.query('COMMIT');
    const { status, body } = await sent;
    expect([status, body.error]).toEqual([409, expect.stringMatching(/^La dirección del cliente acaba de cambiar/)]);
  } finally {
    await other.end();
  }
  expect((await look(invoice.id)).letters).toEqual([]);
});

test('several in one letter are each paid to their own IBAN; those that are held take no place among what is looked at', async () => {
  const eva = await buildTenant(app);
  await verify(eva);
  await save({}, eva);
  const dates = { date: '2026-11-10', dueDate: '2026-12-11' };
  const first = await buildOverdue(app, eva, {}, dates);
  const again = () =>
    buildInvoice(app, eva, {
      customerManual: undefined,
      customerId: first.customer.id,
      ...dates,
      dueDate: '2026-12-12',
    });
  const [second, third] = [await again(), await again()];
  const look = (most?: number) =>
    app.services.db.read(eva.tenantId, async em => {
      const asked = { tenantId: eva.tenantId, today: '2026-12-15', zone: 'Europe/Madrid' };
      return (await overdueLately(em, asked, await ladderOf(em, eva.tenantId), most)).map(({ id }) => id);
    });
  const mark = (on: boolean) => ask('POST', `/invoices/${first.id}/reminders`, { on }, eva);
  await mark(false);
  expect((await look()).sort()).toEqual([second.id, third.id].sort());
  expect(await look(1)).toEqual([expect.not.stringContaining(first.id)]);
  await mark(true);
  const [ours, other] = ['ES9121000418450200051332', 'ES7921000813610123456789'];
  await asSuperuser(app.database, async client => {
    await client.query('SET session_replication_role = replica');
    for (const [invoice, iban] of [
      [first, ours],
      [second, other],
      [third, ours],
    ] as const)
      await client.query(`UPDATE app.invoices SET payment_method = 'transfer', iban = $1 WHERE id = $2`, [
        iban,
        invoice.id,
      ]);
  });
  app.at(new Date('2026-12-15T09:30:00Z'));
  await remind(app.services);
  const [letter] = await carry(eva);
  expect(letter!.text.match(/Por transferencia .*/g)).toEqual([
    `Por transferencia a ES91 2100 0418 4502 0005 1332, con el concepto ${first.fullNumber} y ${third.fullNumber}.`,
    `Por transferencia a ES79 2100 0813 6101 2345 6789, con el concepto ${second.fullNumber}.`,
  ]);
});

test('paid while its papers are drawn, it does not go; paid in part, it asks for the rest', async () => {
  await save({});
  const { services } = app;
  for (const [amount, says] of [
    [undefined, null],
    [21, /Aviso de .*: 100,00/],
  ] as const) {
    const { id } = await overdue();
    expect((await send(id)).status).toBe(200);
    const [{ letter }] = await services.db.read(ana.tenantId, em =>
      em.query('SELECT letter_id AS letter FROM reminders WHERE tenant_id = $1 AND invoice_id = $2', [
        ana.tenantId,
        id,
      ]),
    );
    // The first reading after the letter was composed is that of its papers.
    let paid = false;
    const read: typeof services.db.read = async (...given) => {
      if (!paid) {
        paid = true;
        expect((await ask('POST', `/invoices/${id}/collections`, { amount })).status).toBe(201);
      }
      return services.db.read(...given);
    };
    const db = Object.assign(Object.create(services.db) as typeof services.db, { read });
    const written = await reminderLetterOf({ ...services, db }, ana.tenantId, letter, false);
    expect(paid).toBe(true);
    if (says) expect(written!.text.replaceAll('\u00a0', ' ')).toMatch(says);
    else expect(written).toBeNull();
  }
});
