import { PAPER_LANGUAGES, type PaperLanguage } from '../../../schema/paper/language';
import { usualText } from '../../../schema/paper/letter/in-language';
import { LETTERS, type LetterName } from '../../../schema/paper/letter/letters';
import { buildInvoice, buildTenant, buildUser, type Person } from '../../test/build';
import { sharedTestApp, type Body, type TestApp } from '../../test/harness';
import { buildQuote } from '../../test/quotes';
import { letterOf } from '../delivery/letter-of';

let app: TestApp;
beforeAll(async () => {
  app = await sharedTestApp();
  app.at(new Date('2026-11-20T10:00:00Z'));
});
afterAll(() => app.close());

const LANGUAGES = Object.keys(PAPER_LANGUAGES) as PaperLanguage[];
const NAMES = Object.keys(LETTERS) as LetterName[];

const ask = async ({ token }: Person, method: string, path: string, body?: object) =>
  app.rest(method, path, { token, body });
const textsOf = async (person: Person): Promise<Body[]> =>
  (await ask(person, 'GET', '/settings/letter-texts')).body.texts;
const save = (person: Person, letter: string, language: string, text: string | null, seen?: string | null) =>
  ask(person, 'PUT', `/settings/letter-texts/${letter}/${language}`, { text, seen });
const MOVED = [
  409,
  'Alguien ha cambiado este texto mientras lo escribías: mira lo que dice ahora antes de guardar el tuyo',
];
const rowsOf = (person: Person, sql: string): Promise<Body[]> =>
  app.services.db.read(person.tenantId, em => em.query(sql, [person.tenantId]));

/** An invoice for a customer who reads a language. */
async function invoiceIn(person: Person, paperLanguage: PaperLanguage, more: object = {}): Promise<Body> {
  const card = { name: 'Etxea, S.L.', nif: 'B26304188', address: 'Kale 1', email: 'etxea@cliente.example' };
  const { body } = await ask(person, 'POST', '/customers', { ...card, paperLanguage });
  return buildInvoice(app, person, { customerId: body.customer.id, customerManual: null, date: '2026-11-20', ...more });
}
const proposed = async (person: Person, id: string) =>
  (await ask(person, 'GET', `/invoices/${id}/delivery`)).body.delivery.text;

test('every letter has a text in every language of papers, the usual one until the company writes another', async () => {
  const ana = await buildTenant(app);
  expect(await textsOf(ana)).toEqual(
    NAMES.flatMap(letter =>
      LANGUAGES.map(language => ({
        ...{ letter, language, own: false },
        text: usualText(letter, { paperLanguage: language }),
      })),
    ),
  );
  const { status, body } = await save(ana, 'invoice', 'en', '  Hi,\r\n{numero} is {total}.  ');
  expect([status, body.text]).toEqual([
    200,
    { letter: 'invoice', language: 'en', text: 'Hi,\n{numero} is {total}.', own: true },
  ]);
  expect((await textsOf(ana)).filter(({ own }) => own)).toEqual([body.text]);
});

test('a mail says the text of its letter and its paper’s language, and nothing written for one mail is kept', async () => {
  const ana = await buildTenant(app);
  await save(ana, 'invoice', 'en', 'Hi {cliente}: {numero}.');
  await save(ana, 'quote', 'es', 'Va {numero}, hasta el {valido_hasta}.');
  const [english, spanish] = [await invoiceIn(ana, 'en'), await buildInvoice(app, ana)];
  expect(await proposed(ana, english.id)).toBe('Hi {cliente}: {numero}.');
  expect(await proposed(ana, spanish.id)).toBe(usualText('invoice', {}));
  await ask(ana, 'POST', `/invoices/${english.id}/deliver`, { to: ['a@cliente.example'] });
  const [{ id: delivery }] = await rowsOf(ana, 'SELECT id FROM deliveries WHERE tenant_id = $1');
  expect((await letterOf(app.services, ana.tenantId, delivery))!.text).toMatch(
    `Hi Etxea, S.L.: ${english.fullNumber}.`,
  );
  await ask(ana, 'POST', `/invoices/${english.id}/deliver`, { to: ['a@cliente.example'], text: 'Only this once.' });
  expect(await proposed(ana, english.id)).toBe('Hi {cliente}: {numero}.');
  expect((await buildQuote(app, ana, { date: '2026-11-20' })).mailText).toBe('Va {numero}, hasta el {valido_hasta}.');
});

test('a reminder says the text of its step in the language of its papers, as it stood when it was queued', async () => {
  const ana = await buildTenant(app);
  const terms = { date: '2026-10-01', dueDate: '2026-10-15' };
  const { id, fullNumber } = await invoiceIn(ana, 'en', terms);
  await save(ana, 'reminder1', 'es', 'Nos debéis {facturas}.');
  await save(ana, 'reminder1', 'en', 'You owe us {facturas}.');
  await save(ana, 'reminder3', 'en', 'Last call: {facturas}.');
  const preview = async (step: number) =>
    (await ask(ana, 'POST', '/reminders/preview', { step, invoiceId: id })).body.preview.said;
  expect(await preview(1)).toBe(`You owe us invoice ${fullNumber}, which was due on 15 October 2026.`);
  expect((await ask(ana, 'POST', `/invoices/${id}/remind`, {})).status).toBe(200);
  const kept = 'SELECT words, paper_language FROM reminder_letters WHERE tenant_id = $1';
  expect(await rowsOf(ana, kept)).toEqual([{ words: 'Last call: {facturas}.', paper_language: 'en' }]);
  await save(ana, 'reminder3', 'en', 'Another one: {facturas}.');
  expect(await rowsOf(ana, kept)).toEqual([{ words: 'Last call: {facturas}.', paper_language: 'en' }]);
});

test('the texts of the steps in the settings of reminders are those in the language of the company’s papers', async () => {
  const ana = await buildTenant(app);
  await save(ana, 'reminder2', 'gl', 'Débedesnos {facturas}.');
  const words = async () =>
    (await ask(ana, 'GET', '/reminders/settings')).body.settings.steps.map((step: Body) => step.words);
  expect((await words())[1]).toBe(usualText('reminder2', {}));
  await app.gql('mutation { saveFace(language: gl) { language } }', {}, { token: ana.token });
  expect((await words())[1]).toBe('Débedesnos {facturas}.');
  const steps = [1, 2, 3].map(step => ({ on: true, days: step * 10, words: `Aviso ${step}: {facturas}.` }));
  await ask(ana, 'PUT', '/reminders/settings', { enabled: false, steps });
  expect(
    (await textsOf(ana)).filter(({ own }) => own).map(({ letter, language, text }) => [`${letter}.${language}`, text]),
  ).toEqual([
    ['reminder1.gl', 'Aviso 1: {facturas}.'],
    ['reminder2.gl', 'Aviso 2: {facturas}.'],
    ['reminder3.gl', 'Aviso 3: {facturas}.'],
  ]);
});

test.each([null, '', usualText('quote', {})])('%j is the usual text again, and no row of its own', async text => {
  const ana = await buildTenant(app);
  await save(ana, 'quote', 'es', 'Otro: {numero}.');
  expect((await save(ana, 'quote', 'es', text)).body.text).toMatchObject({ own: false, text: usualText('quote', {}) });
  expect(await rowsOf(ana, 'SELECT 1 FROM letter_texts WHERE tenant_id = $1')).toEqual([]);
});

test.each([
  ['invoice', 'Va {valido_hasta}', /^No hay ningún campo \{valido_hasta\}: los que hay son \{numero\}/],
  ['quote', 'Va {facturas}', /^No hay ningún campo \{facturas\}/],
  ['reminder1', 'Va {numero}', /^No hay ningún campo \{numero\}: los que hay son \{facturas\}/],
  ['proforma', 'Va {', /^Las llaves son para los campos/],
  ['invoice', '\u200b\u3164', /^Escribe el texto del correo$/],
  ['invoice', 'a'.repeat(2_001), /2\.?000 caracteres/],
])('refused on its field by both doors, and nothing changes: %s · %.20s', async (letter, text, said) => {
  const ana = await buildTenant(app);
  const rest = await save(ana, letter, 'es', text);
  expect([rest.status, rest.body.fields.text]).toEqual([400, expect.stringMatching(said)]);
  const { body } = await app.gql(
    'mutation($letter: LetterKind!, $input: LetterTextInput!) { saveLetterText(letter: $letter, language: es, input: $input) { own } }',
    { letter, input: { text } },
    { token: ana.token },
  );
  expect(body.errors[0].extensions.fields).toEqual(rest.body.fields);
  const shown = await ask(ana, 'POST', `/settings/letter-texts/${letter}/es/preview`, { text });
  expect(shown.body.fields).toEqual(rest.body.fields);
  expect((await textsOf(ana)).some(({ own }) => own)).toBe(false);
});

test('of two who have a text open the second does not overwrite what the first saved, and does so once they have read it', async () => {
  const ana = await buildTenant(app);
  const usual = usualText('invoice', {});
  expect((await save(ana, 'invoice', 'es', 'De Ana: {numero}.', usual)).status).toBe(200);
  const texts = async () => (await textsOf(ana)).filter(({ own }) => own).map(({ text }) => text);
  for (const mine of ['De Luis: {numero}.', null]) {
    const refused = await save(ana, 'invoice', 'es', mine, mine ? usual : 'Otro.');
    expect([refused.status, refused.body.error]).toEqual(MOVED);
  }
  expect(await texts()).toEqual(['De Ana: {numero}.']);
  expect((await save(ana, 'invoice', 'es', 'De Luis:\r\n{numero}.', 'De Ana: {numero}.')).status).toBe(200);
  // Who lost the answer says the same once more.
  expect((await save(ana, 'invoice', 'es', 'De Luis:\r\n{numero}.', 'De Ana: {numero}.')).status).toBe(200);
  expect((await save(ana, 'invoice', 'es', null, ' De Luis:\r\n{numero}.\r\n')).body.text.own).toBe(false);
  expect((await save(ana, 'invoice', 'es', 'Sin leer nada.')).status).toBe(200);
  const { body } = await app.gql(
    'mutation($input: LetterTextInput!) { saveLetterText(letter: invoice, language: es, input: $input) { own } }',
    { input: { text: 'De Ana otra vez.', seen: usual } },
    { token: ana.token },
  );
  expect([body.errors[0].extensions.code, body.errors[0].message]).toEqual(['CONFLICT', MOVED[1]]);
  expect(await texts()).toEqual(['Sin leer nada.']);
});

test('of several who save at once over what they all read one keeps theirs, and the others are told', async () => {
  const ana = await buildTenant(app);
  const seen = usualText('quote', {});
  const answers = await Promise.all([1, 2, 3, 4, 5].map(at => save(ana, 'quote', 'es', `Texto ${at}.`, seen)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
  const [kept] = answers.filter(({ status }) => status === 200);
  expect((await textsOf(ana)).filter(({ own }) => own)).toEqual([kept!.body.text]);
});

test('the settings of reminders are not saved over what somebody changed meanwhile: days, texts, whether, or the language', async () => {
  const ana = await buildTenant(app);
  await app.services.db.tx(ana.tenantId, em => em.query('UPDATE users SET email_verified_at = now()'));
  const look = async () => (await ask(ana, 'GET', '/reminders/settings')).body.settings;
  const put = (steps: Body[], version?: string | null, enabled = false) =>
    ask(ana, 'PUT', '/reminders/settings', { enabled, steps, version });
  const mine = (words: string, days = 3) =>
    [days, 15, 30].map((each, at) => ({ on: true, days: each, words: at === 0 ? words : 'Por {facturas}.' }));
  const TOLD = [
    409,
    'Alguien ha cambiado los recordatorios mientras los escribías: mira cómo están ahora antes de guardar lo tuyo',
  ];
  for (const meanwhile of [
    () => save(ana, 'reminder1', 'es', 'De Ana: {facturas}.'),
    async () => put(mine('De Ana: {facturas}.', 4)),
    async () => put(mine('De Ana: {facturas}.', 4).map(step => ({ ...step, on: false }))),
    async () => put(mine('De Ana: {facturas}.', 4), undefined, true),
    () => app.gql('mutation { saveFace(language: gl) { language } }', {}, { token: ana.token }),
  ]) {
    const { version } = await look();
    await meanwhile();
    const before = await look();
    expect(before.version).not.toBe(version);
    const refused = await put(mine('De Luis: {facturas}.'), version);
    expect([refused.status, refused.body.error]).toEqual(TOLD);
    expect(await look()).toEqual(before);
  }
  const { version } = await look();
  const kept = await put(mine('De Luis: {facturas}.'), version);
  expect([kept.status, kept.body.settings.steps[0].words]).toEqual([200, 'De Luis: {facturas}.']);
  // Who lost the answer says the same once more, with what they had read before it.
  expect((await put(mine('De Luis: {facturas}.'), version)).status).toBe(200);
  expect((await save(ana, 'reminder1', 'gl', 'Outro.', 'De Ana: {facturas}.')).status).toBe(409);
  expect((await put(mine('Sin leer nada.'))).status).toBe(200);
});

test.each(['\n', '\r\n'])('a line’s end is one of 2,000 characters, however it is sent: %j', async end => {
  const ana = await buildTenant(app);
  const { id } = await buildInvoice(app, ana);
  const full = `${'a'.repeat(1_000)}${end}${'😀'.repeat(999)}`;
  const steps = (words: string) => [3, 15, 30].map(days => ({ on: true, days, words }));
  for (const [method, path, bodyOf, field] of [
    ['PUT', '/settings/letter-texts/invoice/es', (text: string) => ({ text }), 'text'],
    ['POST', '/settings/letter-texts/invoice/es/preview', (text: string) => ({ text }), 'text'],
    ['POST', `/invoices/${id}/deliver`, (text: string) => ({ to: ['a@cliente.example'], text }), 'text'],
    ['PUT', '/reminders/settings', (text: string) => ({ enabled: false, steps: steps(text) }), 'steps.0.words'],
  ] as const) {
    expect([path, (await ask(ana, method, path, bodyOf(full))).status]).toEqual([path, 200]);
    const refused = await ask(ana, method, path, bodyOf(`${full}b`));
    expect([path, refused.status, refused.body.fields[field]]).toEqual([
      path,
      400,
      'Escribe como mucho 2000 caracteres',
    ]);
  }
  const kept = await rowsOf(ana, 'SELECT length(words) AS n FROM letter_texts WHERE tenant_id = $1');
  expect(kept.map(({ n }) => n)).toEqual([2_000, 2_000, 2_000, 2_000]);
});

test('no other letter and no other language is known', async () => {
  const ana = await buildTenant(app);
  for (const [letter, language] of [
    ['welcome', 'es'],
    ['invoice', 'fr'],
  ])
    expect((await save(ana, letter!, language!, 'Va.')).status).toBe(400);
});

test('who is no admin reads them and changes none', async () => {
  const ana = await buildTenant(app);
  const luis = await buildUser(app, ana);
  expect(await textsOf(luis)).toHaveLength(30);
  expect((await save(luis, 'invoice', 'es', 'Va {numero}')).status).toBe(403);
});

test('a text that names a due date is refused of an invoice without one', async () => {
  const ana = await buildTenant(app);
  await save(ana, 'invoice', 'es', 'Vence el {vencimiento}.');
  const { id } = await buildInvoice(app, ana);
  const refused = await ask(ana, 'POST', `/invoices/${id}/deliver`, { to: ['a@cliente.example'] });
  expect([refused.status, refused.body.fields.text]).toEqual([
    400,
    'Esta factura no tiene vencimiento: quita {vencimiento} del texto',
  ]);
});

test('the example of a quote or a proforma goes with its own paper', async () => {
  const ana = await buildTenant(app);
  for (const [letter, file] of [
    ['invoice', 'factura-A-2026-0001.pdf'],
    ['quote', 'presupuesto-P-2026-0001.pdf'],
    ['proforma', 'factura-proforma-PF-2026-0001.pdf'],
  ])
    expect((await ask(ana, 'POST', `/settings/letter-texts/${letter}/es/preview`, {})).body.letter.html).toContain(
      `>${file}<`,
    );
});

test.each(NAMES)('the example of %s is written in each language, in the text that is being written', async letter => {
  const ana = await buildTenant(app, { companyName: 'Zubi, S.L.' });
  for (const language of LANGUAGES) {
    const path = `/settings/letter-texts/${letter}/${language}/preview`;
    const { status, body } = await ask(ana, 'POST', path, { text: 'Ejemplo para {cliente}.' });
    expect([status, body.letter.subject]).toEqual([200, expect.stringMatching(/\S/)]);
    expect(body.letter.html).toContain(`<html lang="${language}">`);
    expect(body.letter.html).toContain('Ejemplo para Bodegas Ejemplo, S.L..');
    expect(body.letter.html).not.toContain('href');
  }
  expect(await rowsOf(ana, 'SELECT 1 FROM letter_texts WHERE tenant_id = $1')).toEqual([]);
});
