import { setTimeout as sleep } from 'node:timers/promises';
import { es } from '../../../schema/paper/letter/es';
import { smtpMailer } from '../../edges/mail';
import type { JobIds } from '../../platform/jobs';
import {
  buildCustomer,
  buildExchanged,
  buildInvoice,
  buildPrepayment,
  buildRectifying,
  buildRequest,
  buildTenant,
  buildTicket,
  type Person,
} from '../../test/build';
import { startTestApp, type TestApp } from '../../test/harness';
import { startTestJobs } from '../../test/jobs';
import { SmtpProcess } from '../../test/servers/smtp';
import { deliver, type Post } from '../mail/deliver';
import { letterOf } from './letter-of';

let app: TestApp;
let smtp: SmtpProcess;
let jobs: { stop(): Promise<void> };
let carry: (ids: JobIds) => Promise<void>;
const restart = async () => {
  jobs = await startTestJobs(app.database.app, { mail: carry }, app.services.log);
};
beforeAll(async () => {
  app = await startTestApp();
  smtp = await SmtpProcess.start();
  const post: Post = {
    db: app.services.db,
    mailer: smtpMailer(smtp.url, 'Folio <facturas@folio.example>', 1_500),
    publicUrl: 'https://folio.example',
    supportEmail: 'ayuda@folio.example',
    operatorSends: () => false,
    paperOf: async () => null,
    invoiceLetter: (tenantId, id) => letterOf(app.services, tenantId, id),
    quoteLetter: async () => null,
    reminderLetter: async () => null,
    tokenOf: () => '',
    now: () => new Date(),
  };
  carry = async ids => {
    const [{ kind }] = await app.services.db.read(ids.tenantId, em =>
      em.query('SELECT kind FROM mails WHERE id = $1', [ids.id]),
    );
    if (kind === 'invoice') await deliver(post, ids);
  };
  await restart();
});
afterAll(async () => {
  await jobs.stop();
  smtp.end();
  await app.close();
});
beforeEach(() => smtp.behave('take'));

const verify = ({ tenantId }: Person) =>
  app.services.db.tx(tenantId, em => em.query('UPDATE users SET email_verified_at = now()'));
const send = (person: Person, id: string, body: object, headers: Record<string, string> = {}) =>
  app.rest('POST', `/invoices/${id}/deliver`, { token: person.token, body, headers });
const look = async (person: Person, id: string) =>
  (await app.rest('GET', `/invoices/${id}/delivery`, { token: person.token })).body.delivery;
async function settled(
  person: Person,
  id: string,
): Promise<{ email: string; status: string; reason: string | null }[]> {
  const end = Date.now() + 20_000;
  for (;;) {
    const { sendings } = await look(person, id);
    if (sendings.length > 0 && sendings.every((each: { status: string }) => each.status !== 'queued')) return sendings;
    if (Date.now() > end) throw new Error('not in time');
    await sleep(100);
  }
}
const received = (email: string) => smtp.received.filter(mail => mail.to.includes(email));
/** All but its PDF. */
const decoded = (raw: string) =>
  raw
    .split('Content-Type: application/pdf')[0]!
    .replace(/=\r\n/g, '')
    .replace(/(?:=[0-9A-F]{2})+/g, hex => Buffer.from(hex.replaceAll('=', ''), 'hex').toString());
const headOf = (raw: string) => raw.split('\r\n\r\n')[0]!.replace(/\r\n\s+/g, ' ');
const attached = (raw: string) => {
  const part = raw.split('Content-Type: application/pdf')[1]!;
  return Buffer.from(part.split('\r\n\r\n')[1]!.split('\r\n--')[0]!, 'base64');
};
const pdfOf = async ({ token }: Person, id: string) =>
  Buffer.from(
    await (
      await fetch(`${app.url}/api/invoices/${id}/pdf`, { headers: { authorization: `Bearer ${token}` } })
    ).arrayBuffer(),
  );

test('goes to each address in a mail of its own, in the company’s name, with the PDF of the download', async () => {
  const ana = await buildTenant(app, { companyName: 'Estudio Marea, S.L.' });
  await verify(ana);
  const { id, fullNumber } = await buildInvoice(app, ana);
  const to = ['pagos@larranaga.example', 'Ana@Larranaga.example'];
  const { status, body } = await send(ana, id, { to: [...to, 'PAGOS@larranaga.example'] });
  expect([status, body.delivery.sendings.length]).toEqual([200, 2]);
  const sendings = await settled(ana, id);
  expect(sendings.map(({ email, status: now }) => [email, now])).toEqual([
    [to[1], 'sent'],
    [to[0], 'sent'],
  ]);
  const [mail] = received(to[0]!);
  const head = headOf(mail!.raw);
  expect(mail!.to).toEqual([to[0]]);
  expect(head).toMatch(/^From: "?Estudio Marea, S\.L\."? <facturas@folio\.example>$/m);
  expect(head).toMatch(new RegExp(`^Reply-To: ${ana.email}$`, 'm'));
  expect(head).toContain(`Subject: Factura ${fullNumber} de Estudio Marea, S.L.`);
  const text = decoded(mail!.raw);
  expect(text).toContain(`Te enviamos la factura ${fullNumber}, de 121,00\u00a0€.`);
  expect(text).toContain('Enviado con Folio por encargo de Estudio Marea, S.L.');
  expect(attached(mail!.raw).equals(await pdfOf(ana, id))).toBe(true);
  const { body: log } = await app.rest('GET', '/lopd/reports/activity?action=export', { token: ana.token });
  expect(log.activities[0]).toMatchObject({
    entityId: id,
    description: `Factura ${fullNumber} enviada por correo a 2 direcciones`,
  });
});

test('of every kind the paper of the mail is that of the download, and its subject says what it is', async () => {
  const ana = await buildTenant(app);
  await verify(ana);
  const lines = [
    { description: 'Diseño', quantity: 2, price: 10.5, ivaRate: 21, discountPercent: 10 },
    { description: 'Libro', quantity: 1, price: 7, ivaRate: 4 },
  ];
  const taxed = { lines, withholdingPercent: 15, notes: 'Gracias', discountPercent: 5 };
  const month = lines.map((line, i) => ({ ...line, operationDate: `2026-11-0${i + 3}` }));
  const kinds: [title: string, id: string][] = [
    ['Factura', (await buildInvoice(app, ana, taxed)).id],
    ['Factura simplificada', (await buildTicket(app, ana)).id],
    ['Factura', (await buildExchanged(app, ana)).id],
    ['Factura rectificativa', (await buildRectifying(app, ana, (await buildInvoice(app, ana)).id)).id],
    ['Factura recapitulativa', (await buildInvoice(app, ana, { lines: month })).id],
    ['Factura de anticipo', (await buildPrepayment(app, ana)).id],
  ];
  for (const [at, [title, id]] of kinds.entries()) {
    await send(ana, id, { to: [`clase${at}@larranaga.example`] });
    await settled(ana, id);
    const [mail] = received(`clase${at}@larranaga.example`);
    expect([at, attached(mail!.raw).equals(await pdfOf(ana, id))]).toEqual([at, true]);
    expect(headOf(decoded(mail!.raw))).toMatch(new RegExp(`Subject: ${title} [A-Z]+-\\d{4}-`));
  }
});

test('a text has fields, is that of one mail alone, and nothing in it can be clicked on', async () => {
  const ana = await buildTenant(app, { companyName: 'Booking.com Marea, S.L.' });
  const customer = await buildCustomer(app, ana, { name: 'Premio evil.example', email: 'caja@premio.example' });
  const { id, fullNumber } = await buildInvoice(app, ana, { customerManual: undefined, customerId: customer.id });
  expect((await look(ana, id)).to).toEqual(['caja@premio.example']);
  const text = 'Para {cliente}: {numero}, del {fecha}, {total}.\nPaga en https://evil.example/x <b>ya</b>\n{empresa}';
  await send(ana, id, { to: ['caja@premio.example'], text, link: false });
  await settled(ana, id);
  const raw = decoded(received('caja@premio.example')[0]!.raw);
  expect(raw).toContain(`Para Premio evil .example: ${fullNumber}, del 20 de noviembre de 2026, 121,00\u00a0€.`);
  expect(raw).toContain('&#60;b&#62;ya&#60;/b&#62;');
  expect(raw).not.toMatch(/evil\.example|booking\.com|<b>ya<\/b><br>|href/i);
  // Until the address is shown to be theirs nobody is led to it.
  expect(headOf(raw)).not.toMatch(/Reply-To/i);
  expect((await look(ana, (await buildInvoice(app, ana)).id)).text).toBe(es.usual.invoice);
});

test('a name is read in the head of a mail as it is written, and says nothing in code', async () => {
  const coded = '=?utf-8?Q?evil=2Eexample?= S.L.';
  const ana = await buildTenant(app, { companyName: coded });
  const { id, fullNumber } = await buildInvoice(app, ana);
  await send(ana, id, { to: ['coded@cliente.example'] });
  await settled(ana, id);
  const head = headOf(received('coded@cliente.example')[0]!.raw);
  expect(head).toContain(`Subject: Factura ${fullNumber} de = ?utf-8?Q?evil=2Eexample?= S.L.`);
  expect(head).toContain('From: "= ?utf-8?Q?evil=2Eexample?= S.L."');
});

test.each([
  [
    'Hola {nombre}',
    'No hay ningún campo {nombre}: los que hay son {numero}, {total}, {fecha}, {vencimiento}, {cliente}, {empresa}',
  ],
  [
    'Hola {constructor}',
    'No hay ningún campo {constructor}: los que hay son {numero}, {total}, {fecha}, {vencimiento}, {cliente}, {empresa}',
  ],
  ['Vence el {vencimiento}', 'Esta factura no tiene vencimiento: quita {vencimiento} del texto'],
  ['Hola {', 'Las llaves son para los campos: {numero}, {total}, {fecha}, {vencimiento}, {cliente}, {empresa}'],
])('refused on its field, with nothing sent or kept: %s', async (text, message) => {
  const ana = await buildTenant(app);
  const { id } = await buildInvoice(app, ana);
  const before = await look(ana, id);
  const { status, body } = await send(ana, id, { to: ['a@b.example'], text });
  expect([status, body]).toEqual([400, { error: message, code: 'BAD_USER_INPUT', fields: { text: message } }]);
  expect(await look(ana, id)).toEqual(before);
});

test('a draft, an annulled one and that of somebody erased are not sent: 409', async () => {
  const ana = await buildTenant(app);
  const refusals = async (id: string) => {
    const { status, body } = await send(ana, id, { to: ['a@b.example'] });
    return [status, body.error];
  };
  const draft = await buildInvoice(app, ana, { status: 'draft' });
  expect(await refusals(draft.id)).toEqual([409, 'Un borrador no se envía: emite antes la factura']);
  const { id } = await buildInvoice(app, ana);
  await app.rest('POST', `/invoices/${id}/cancel`, { token: ana.token });
  expect(await refusals(id)).toEqual([409, 'La factura está anulada: no se envía']);
});

test('annulled before it goes, it does not go', async () => {
  const ana = await buildTenant(app);
  const { id } = await buildInvoice(app, ana);
  await jobs.stop();
  await send(ana, id, { to: ['tarde@b.example'] });
  await app.rest('POST', `/invoices/${id}/cancel`, { token: ana.token });
  const rows = await app.services.db.read(ana.tenantId, em =>
    em.query('SELECT about FROM mails WHERE kind = $1', ['invoice']),
  );
  expect(await letterOf(app.services, ana.tenantId, rows[0].about)).toBeNull();
  await restart();
  expect((await settled(ana, id))[0]).toMatchObject({ status: 'refused', reason: 'ya no viene al caso' });
  expect(received('tarde@b.example')).toHaveLength(0);
});

test('while their data are under restriction it does not go, though it was on its way', async () => {
  const ana = await buildTenant(app);
  const customer = await buildCustomer(app, ana, { nif: '48213960A', email: 'rosa@correo.example' });
  const { id } = await buildInvoice(app, ana, { customerManual: undefined, customerId: customer.id });
  await jobs.stop();
  await send(ana, id, { to: ['limitada@b.example'] });
  const request = await buildRequest(app, ana, { requestType: 'restriction', nif: '48213960A' });
  const path = `/lopd/data-requests/${request.id}/restrict`;
  expect((await app.rest('POST', path, { token: ana.token, body: { on: true } })).status).toBe(200);
  await restart();
  expect((await settled(ana, id))[0]).toMatchObject({ status: 'refused', reason: 'ya no viene al caso' });
  expect(received('limitada@b.example')).toHaveLength(0);
  const again = await send(ana, id, { to: ['limitada@b.example'] });
  expect([again.status, again.body.error]).toEqual([
    409,
    'El tratamiento de los datos de este cliente está limitado: no se le envía nada',
  ]);
});

test('what the mail server refuses says why, and is sent again from the same place', async () => {
  await smtp.behave('refuse');
  const ana = await buildTenant(app);
  const { id } = await buildInvoice(app, ana);
  await send(ana, id, { to: ['nadie@b.example'] });
  const [refused] = await settled(ana, id);
  expect(refused).toMatchObject({ status: 'refused', reason: expect.stringMatching(/5\d\d/) });
  await smtp.behave('take');
  await send(ana, id, { to: ['alguien@b.example'] });
  expect((await settled(ana, id)).map(({ email, status }) => [email, status])).toEqual([
    ['alguien@b.example', 'sent'],
    ['nadie@b.example', 'refused'],
  ]);
});

test('with one Idempotency-Key it is sent once', async () => {
  const ana = await buildTenant(app);
  const { id } = await buildInvoice(app, ana);
  const key = { 'idempotency-key': 'enviar-1' };
  const twice = [
    await send(ana, id, { to: ['uno@b.example'] }, key),
    await send(ana, id, { to: ['uno@b.example'] }, key),
  ];
  expect(twice.map(({ status }) => status)).toEqual([200, 200]);
  expect((await look(ana, id)).sendings).toHaveLength(1);
});

test('another company neither sends it nor sees to whom it was sent: 404', async () => {
  const [ana, bob] = [await buildTenant(app), await buildTenant(app)];
  const { id } = await buildInvoice(app, ana);
  expect((await send(bob, id, { to: ['a@b.example'] })).status).toBe(404);
  expect((await app.rest('GET', `/invoices/${id}/delivery`, { token: bob.token })).status).toBe(404);
});

test('erasing a customer takes the addresses with it, and what is on its way does not go', async () => {
  const ana = await buildTenant(app);
  const customer = await buildCustomer(app, ana, { nif: '48213960A', email: 'rosa@correo.example' });
  const { id } = await buildInvoice(app, ana, { customerManual: undefined, customerId: customer.id });
  await send(ana, id, { to: ['rosa@correo.example'] });
  await settled(ana, id);
  const request = await buildRequest(app, ana, { requestType: 'erasure', nif: '48213960A' });
  const plan = await app.rest('GET', `/lopd/data-requests/${request.id}/erasure-plan`, { token: ana.token });
  expect(plan.body.plan.now).toContainEqual({
    what: 'Direcciones a las que se enviaron sus facturas por correo',
    detail: '1',
  });
  expect((await app.rest('POST', `/lopd/data-requests/${request.id}/erase`, { token: ana.token })).status).toBe(200);
  expect((await look(ana, id)).sendings).toEqual([]);
  expect((await send(ana, id, { to: ['rosa@correo.example'] })).body.error).toBe(
    'Los datos de este cliente se suprimieron: no se le envía nada',
  );
});
