import { smtpMailer, type Letter } from '../../edges/mail';
import { png } from '../../edges/pictures/specimen';
import { buildInvoice, buildTenant, type Person } from '../../test/build';
import { formAsk } from '../../test/forms';
import { startTestApp, type Body, type TestApp } from '../../test/harness';
import { buildQuote } from '../../test/quotes';
import { SmtpProcess } from '../../test/servers/smtp';
import { MOST_ATTACHED } from '../../edges/mail';
import { quoteLetterOf } from '../quotes/letter-of';
import { reminderLetterOf } from '../reminders/letter-of';
import { letterFace } from './letter-face';
import { letterOf } from './letter-of';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  app.at(new Date('2026-11-20T10:00:00Z'));
});
afterAll(() => app.close());

const LOGO = png({ width: 300, height: 80 });
const HOSTILE = `<img src=x onerror=alert(1)>"'&`;
type Sent = Omit<Letter, 'messageId'>;

interface Company extends Person {
  ask(method: string, path: string, body?: object): Promise<{ status: number; body: Body }>;
  face(form: Parameters<typeof formAsk>[0]): Promise<Body>;
}

async function company(companyName: string): Promise<Company> {
  const person = await buildTenant(app, { companyName });
  const { token } = person;
  return {
    ...person,
    ask: (method, path, body) => app.rest(method, path, { token, body }),
    face: async form => (await app.rest('POST', '/settings/face', { token, ...(await formAsk(form)) })).body.face,
  };
}

const rows = ({ tenantId }: Person, sql: string): Promise<Body[]> =>
  app.services.db.read(tenantId, em => em.query(sql, [tenantId]));

async function invoiceLetter(of: Company, id: string): Promise<Sent> {
  const { body } = await of.ask('POST', `/invoices/${id}/deliver`, { to: ['pagos@cliente.example'] });
  expect(body.error).toBeUndefined();
  const [{ id: delivery }] = await rows(of, 'SELECT id FROM deliveries WHERE tenant_id = $1 ORDER BY created_at DESC');
  return (await letterOf(app.services, of.tenantId, delivery))!;
}

async function quoteLetter(of: Company, quote?: Body, text?: string): Promise<Sent> {
  const { id } = quote ?? (await buildQuote(app, of, { date: '2026-11-20' }));
  await of.ask('POST', `/quotes/${id}/deliver`, { to: ['pagos@cliente.example'], text });
  const sql = `SELECT about FROM mails WHERE tenant_id = $1 AND kind = 'quote' ORDER BY created_at DESC`;
  const [{ about }] = await rows(of, sql);
  return (await quoteLetterOf(app.services, of.tenantId, about))!;
}

async function reminderLetter(of: Company): Promise<Sent> {
  const { body } = await of.ask('POST', '/customers', {
    name: 'Etxea, S.L.',
    nif: 'B26304188',
    address: 'Kale 1',
    email: 'a@cliente.example',
  });
  const due = { date: '2026-10-01', dueDate: '2026-11-14', customerId: body.customer.id, customerManual: null };
  const { id } = await buildInvoice(app, of, due);
  const sent = await of.ask('POST', `/invoices/${id}/remind`, {});
  expect(sent.body.error).toBeUndefined();
  const [{ about }] = await rows(of, `SELECT about FROM mails WHERE tenant_id = $1 AND kind = 'reminder'`);
  return (await reminderLetterOf(app.services, of.tenantId, about, false))!;
}

/** How it wants to be paid from now on. */
async function payTo({ ask }: Company, iban: string): Promise<void> {
  const { settings } = (await ask('GET', '/settings')).body;
  const { companyName, companyNif, companyAddress } = settings;
  const { body } = await ask('PUT', '/settings', {
    companyName,
    companyNif,
    companyAddress,
    paymentMeans: 'transfer',
    iban,
  });
  expect(body.error).toBeUndefined();
}

const picturesOf = ({ html }: Sent) => [...html.matchAll(/<img[^>]*src="([^"]*)"/g)].map(([, src]) => src);

/** It loads nothing from anywhere and runs nothing. */
function expectInert({ html }: Sent): void {
  expect(html).not.toMatch(/<(script|link|iframe|object|embed|form|svg)\b|url\(|@import|<[^>]*\son\w+=|javascript:/i);
  for (const src of picturesOf({ html } as Sent)) expect(src).toMatch(/^cid:/);
}

test('the mails of an invoice, a quote and a reminder show logo and colour, which travel inside them', async () => {
  const marea = await company('Estudio Marea, S.L.');
  const { logo } = await marea.face({ logo: LOGO, accent: '#0f5e66' });
  await payTo(marea, 'ES9121000418450200051332');
  const invoice = await buildInvoice(app, marea, { date: '2026-11-20', dueDate: '2026-12-20' });
  const mailed = await invoiceLetter(marea, invoice.id);
  for (const letter of [mailed, await quoteLetter(marea), await reminderLetter(marea)]) {
    const picture = letter.attachments!.at(-1)!;
    expect(picture).toMatchObject({ name: 'logo.png', type: 'image/png' });
    expect(picture.content.toString('base64')).toBe(logo);
    expect(picturesOf(letter)).toEqual([`cid:${picture.cid}`]);
    expect(letter.html).toMatch(/<img class="logo" [^>]*width="150" height="40" alt=""/);
    expect(letter.html).toContain('background:#0F5E66;');
    expect(letter.html).toContain('@media (prefers-color-scheme:dark)');
    expectInert(letter);
  }
  // What it asks for, by when and how, in both of its texts.
  const how = 'Por transferencia a ES91 2100 0418 4502 0005 1332, con el concepto';
  for (const said of [mailed.text, mailed.html])
    for (const each of ['121,00\u00a0€', '20 de diciembre de 2026', `${how} ${invoice.fullNumber}.`])
      expect(said).toContain(each);
});

test('before it is sent a letter is shown with the same face, in itself, leading nowhere; a draft has none', async () => {
  const marea = await company('Estudio Marea, S.L.');
  const { logo } = await marea.face({ logo: LOGO, accent: '#0f5e66' });
  const invoice = await buildInvoice(app, marea, { date: '2026-11-20', dueDate: '2026-12-20' });
  const draft = await buildInvoice(app, marea, { date: '2026-11-20', status: 'draft' });
  const shown = async (id: string, variables: object = {}, who: Person = marea) =>
    (
      await app.gql(
        `query ($id: ID!, $text: String, $link: Boolean! = true) {
           invoiceDelivery(id: $id) { letter(text: $text, link: $link) { subject html } } }`,
        { id, ...variables },
        who,
      )
    ).body;
  const { letter } = (await shown(invoice.id)).data.invoiceDelivery;
  const sent = await invoiceLetter(marea, invoice.id);
  expect(letter.subject).toBe(sent.subject);
  // The same page, but for what a page of ours has no place for.
  const cid = /cid:[^"]+/.exec(sent.html)![0];
  const data = `data:image/png;base64,${logo}`;
  expect(letter.html).toBe(sent.html.replace(cid, data).replace(/ href="[^"]*"/g, ''));
  expect(letter.html).not.toMatch(/href|cid:|<script|\son\w+=/);
  const other = (await shown(invoice.id, { text: `Va {numero}\n\n${HOSTILE}`, link: false })).data.invoiceDelivery;
  expect(other.letter.html).toContain(`Va ${invoice.fullNumber}`);
  expect(other.letter.html).toContain('&#60;img src=x onerror=alert(1)&#62;');
  expect(other.letter.html).not.toContain('class="button"');
  expect((await shown(draft.id)).data.invoiceDelivery.letter).toBeNull();
  const long = (length: number) => shown(invoice.id, { text: 'a'.repeat(length) });
  expect((await long(2000)).errors).toBeUndefined();
  expect((await long(2001)).errors[0].extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { text: expect.any(String) },
  });
  const stranger = await company('Otra, S.L.');
  expect((await shown(invoice.id, {}, stranger)).errors[0].extensions.code).toBe('NOT_FOUND');
  // What was tried is not what the company writes from now on.
  expect((await shown(invoice.id)).data.invoiceDelivery.letter.html).toBe(letter.html);
});

test.each(['quote', 'proforma'] as const)(
  'before it is sent a %s is shown as it arrives, leading nowhere; to nobody else, of none that may not go, and not in lists',
  async kind => {
    const marea = await company('Estudio Marea, S.L.');
    const { logo } = await marea.face({ logo: LOGO, accent: '#0f5e66' });
    const quote = await buildQuote(app, marea, { kind, date: '2026-11-20' });
    const shown = async (text: string, who: Person = marea) =>
      (
        await app.gql(
          'query ($id: ID!, $text: String!) { quote(id: $id) { kind letter(text: $text) { from replyTo subject html } } }',
          { id: quote.id, text },
          who,
        )
      ).body;
    const text = `Va {numero}, de {total}\n\n${HOSTILE}`;
    const { letter } = (await shown(text)).data.quote;
    const sent = await quoteLetter(marea, quote, text);
    expect(letter).toMatchObject({ from: 'Estudio Marea, S.L.', replyTo: null, subject: sent.subject });
    expect(sent.subject).toContain(kind === 'quote' ? 'Presupuesto P-2026-0001' : 'Factura proforma PF-2026-0001');
    const cid = /cid:[^"]+/.exec(sent.html)![0];
    const data = `data:image/png;base64,${logo}`;
    expect(letter.html).toBe(sent.html.replace(cid, data).replace(/ href="[^"]*"/g, ''));
    expect(letter.html).toContain('&#60;img src=x onerror=alert(1)&#62;');
    expect(letter.html).not.toMatch(/href|cid:|<script|<[^>]*\son\w+=/);
    expect((await shown('a'.repeat(2000))).errors).toBeUndefined();
    expect((await shown('a'.repeat(2001))).errors[0].extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { text: expect.any(String) },
    });
    // Where nothing is written, the words that are proposed; the tried ones are kept nowhere.
    expect((await shown(' ')).data.quote.letter.html).toContain(quote.fullNumber);
    expect((await shown(' ')).data.quote.letter.html).not.toContain('Va ');
    expect((await shown(text, await company('Otra, S.L.'))).errors[0].extensions.code).toBe('NOT_FOUND');
    const list = await app.gql('{ quotes { items { letter(text: "Va") { subject } } } }', {}, marea);
    expect(list.body.errors[0].message).toContain('no va en listas');
    await marea.ask('POST', `/quotes/${quote.id}/answer`, { accepted: false });
    expect((await shown(text)).data.quote.letter).toBeNull();
  },
);

test('the preview of a reminder shows the face too, with nothing to press', async () => {
  const marea = await company('Estudio Marea, S.L.');
  const { logo } = await marea.face({ logo: LOGO, accent: '#0f5e66' });
  const { body } = await marea.ask('POST', '/reminders/preview', { step: 3 });
  expect(body.preview.html).toContain(`src="data:image/png;base64,${logo}"`);
  expect(body.preview.html).toContain('background:#0F5E66;');
  expect(body.preview.html).not.toMatch(/href|cid:|<script/);
});

test('as a mail server gets it, the picture lies beside the text and is no file to open', async () => {
  const marea = await company('Estudio Marea, S.L.');
  await marea.face({ logo: LOGO });
  const { id } = await buildInvoice(app, marea, { date: '2026-11-20' });
  const letter = await invoiceLetter(marea, id);
  const smtp = await SmtpProcess.start();
  const mailer = smtpMailer(smtp.url, 'Folio <facturas@folio.example>', 5_000);
  try {
    await mailer.send({ messageId: 'face@folio', ...letter });
  } finally {
    mailer.close();
    smtp.end();
  }
  const { raw } = smtp.received[0]!;
  const types = [...raw.matchAll(/^Content-Type: ([a-z]+\/[a-z]+)/gm)].map(([, type]) => type);
  expect(types).toEqual([
    'multipart/mixed',
    'multipart/alternative',
    'text/plain',
    'multipart/related',
    'text/html',
    'image/png',
    'application/pdf',
  ]);
  const picture = raw.split('Content-Type: image/png')[1]!.split('\r\n\r\n')[0]!;
  expect(picture).toContain(`Content-ID: <${letter.attachments!.at(-1)!.cid}>`);
  expect(picture).toContain('Content-Disposition: inline');
});

test('an invoice is mailed with the face of its paper; a quote and a reminder with the one of now', async () => {
  const marea = await company('Estudio Marea, S.L.');
  const before = await buildInvoice(app, marea, { date: '2026-11-20' });
  await marea.face({ logo: LOGO, accent: '#1e6b52' });
  const letter = await invoiceLetter(marea, before.id);
  expect([picturesOf(letter), letter.attachments!.length]).toEqual([[], 1]);
  expect(letter.html).not.toContain('#1E6B52');
  expect((await quoteLetter(marea)).html).toContain('#1E6B52');
  expect(picturesOf(await reminderLetter(marea))).toHaveLength(1);
});

test('names that would be markup are read as they are written, and another company’s face is nobody’s', async () => {
  const hostile = await company(`Marea ${HOSTILE}`);
  const other = await company('Otra, S.L.');
  await other.face({ logo: LOGO, accent: '#8A1C1C' });
  const customerManual = { name: HOSTILE, nif: 'B26304188', address: HOSTILE };
  const { id } = await buildInvoice(app, hostile, { date: '2026-11-20', customerManual });
  await hostile.ask('GET', `/invoices/${id}/delivery`);
  const letter = await invoiceLetter(hostile, id);
  expectInert(letter);
  expect(letter.html).toContain('&#60;img src=x onerror=alert(1)&#62;');
  expect([picturesOf(letter), letter.html.includes('#8A1C1C')]).toEqual([[], false]);
});

test('a picture that would make the letter too long stays out; a colour that cannot be read is not shown', () => {
  const room = MOST_ATTACHED - LOGO.length;
  expect(letterFace({ accent: null, logo: LOGO }, room).logo?.file.content).toBe(LOGO);
  expect(letterFace({ accent: null, logo: LOGO }, room + 1).logo).toBeNull();
  expect(letterFace({ accent: '#FFD400' }, 0).accent).toBeNull();
  expect(letterFace({ accent: 'red;}' }, 0).accent).toBeNull();
  // It keeps its shape in its place, and is never drawn larger than it is.
  const size = (width: number, height: number) => {
    const { logo } = letterFace({ accent: null, logo: png({ width, height }) }, 0);
    return [logo!.width, logo!.height];
  };
  expect([size(640, 20), size(60, 170), size(26, 26)]).toEqual([
    [150, 5],
    [14, 40],
    [26, 26],
  ]);
});
