import { wordsIn } from '../../schema/paper/in-language';
import { PAPER_LANGUAGES, type PaperLanguage } from '../../schema/paper/language';
import { letterWordsIn } from '../../schema/paper/letter/in-language';
import { fieldProblem } from '../../schema/delivery';
import { QUOTE_FIELDS, QUOTE_KINDS } from '../../schema/kinds/quote';
import { reminderWordsProblem, STEPS } from '../../schema/remind/ladder';
import { letterOf } from '../modules/delivery/letter-of';
import { quoteLetterOf } from '../modules/quotes/letter-of';
import { buildInvoice, buildTenant, type Person } from './build';
import { sharedTestApp, type Body, type TestApp } from './harness';
import { buildQuote } from './quotes';

let app: TestApp;
beforeAll(async () => {
  app = await sharedTestApp();
  app.at(new Date('2026-11-20T10:00:00Z'));
});
afterAll(() => app.close());

const LANGUAGES = Object.keys(PAPER_LANGUAGES) as PaperLanguage[];
const OTHERS = LANGUAGES.filter(each => each !== 'es');
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test.each(LANGUAGES)('the usual words in %s have the fields that there are', language => {
  const { usual } = letterWordsIn({ paperLanguage: language });
  const filled = (fields: object) => Object.fromEntries(Object.keys(fields).map(name => [name, '']));
  expect(fieldProblem(usual.invoice, { numero: '', total: '', empresa: '' })).toBeNull();
  for (const kind of QUOTE_KINDS)
    expect(fieldProblem(usual.quote[kind], filled(QUOTE_FIELDS), QUOTE_FIELDS)).toBeNull();
  for (const step of STEPS) {
    expect(reminderWordsProblem(usual.steps[step])).toBeNull();
    expect(usual.steps[step]).toContain('{facturas}');
  }
});

interface Reader extends Person {
  customerId: string;
  ask(method: string, path: string, body?: object): Promise<{ status: number; body: Body }>;
}

/** A company, and a customer who reads a language. */
async function readerOf(paperLanguage: PaperLanguage, more: object = {}): Promise<Reader> {
  const person = await buildTenant(app, { companyName: 'Zubi, S.L.' });
  const ask = (method: string, path: string, body?: object) => app.rest(method, path, { token: person.token, body });
  const card = { name: 'Etxea, S.L.', nif: 'B26304188', address: 'Kale 1', email: 'etxea@cliente.example' };
  const { body } = await ask('POST', '/customers', { ...card, paperLanguage, ...more });
  return { ...person, ask, customerId: body.customer.id };
}
const invoiceFor = ({ customerId, ...person }: Reader, more: object = {}): Promise<Body> =>
  buildInvoice(app, person, { customerId, customerManual: null, date: '2026-11-20', ...more });
const rows = (person: Person, sql: string): Promise<Body[]> =>
  app.services.db.read(person.tenantId, em => em.query(sql, [person.tenantId]));

/** Spanish words of the letters that stand in a text though its language has others. */
function spanishIn(text: string, paperLanguage: PaperLanguage): string[] {
  const flat = (words: object): string[] =>
    Object.values(words).flatMap(each =>
      typeof each === 'string' ? [each] : typeof each === 'object' ? flat(each) : [],
    );
  const own = flat(letterWordsIn({ paperLanguage }));
  return flat(letterWordsIn({})).filter(
    word => !own.some(each => each.toLowerCase().includes(word.toLowerCase())) && text.includes(word),
  );
}

describe.each(OTHERS)('in %s', language => {
  const paper = { paperLanguage: language };
  const [words, said] = [wordsIn(paper), letterWordsIn(paper)];

  test('the mail of an invoice is written as its paper is, with the words that were proposed', async () => {
    const reader = await readerOf(language);
    const { id, fullNumber } = await invoiceFor(reader);
    expect((await reader.ask('GET', `/invoices/${id}/delivery`)).body.delivery.text).toBe(said.usual.invoice);
    await reader.ask('POST', `/invoices/${id}/deliver`, { to: ['etxea@cliente.example'] });
    const [{ id: delivery }] = await rows(reader, 'SELECT id FROM deliveries WHERE tenant_id = $1');
    const { subject, text, html } = (await letterOf(app.services, reader.tenantId, delivery))!;
    expect(subject).toBe(said.subject(`${words.titles.Factura} ${fullNumber}`, 'Zubi, S.L.'));
    expect(text).toContain(`${said.toPay}: ${words.euros('121')}`);
    expect(text).toContain(`${said.date}: ${words.longDate('2026-11-20')}`);
    expect(html).toContain(`<html lang="${language}">`);
    expect(spanishIn(text, language)).toEqual([]);
  });

  test('the mail of a quote is written as its paper is', async () => {
    const reader = await readerOf(language);
    const { customerId } = reader;
    const quote = await buildQuote(app, reader, { customerId, date: '2026-11-20' });
    expect(quote.mailText).toBe(said.usual.quote.quote);
    const sent = await reader.ask('POST', `/quotes/${quote.id}/deliver`, { to: ['etxea@cliente.example'] });
    expect(sent.body.error).toBeUndefined();
    const [{ about }] = await rows(reader, `SELECT about FROM mails WHERE tenant_id = $1 AND kind = 'quote'`);
    const { subject, text, html } = (await quoteLetterOf(app.services, reader.tenantId, about))!;
    expect(subject).toBe(said.subject(`${words.quote.titles.quote} ${quote.fullNumber}`, 'Zubi, S.L.'));
    expect(text).toContain(`${said.quote.until}: ${words.longDate(quote.validUntil)}`);
    expect(text).toContain(`${said.quote.seeOrAnswer('quote')}: `);
    expect(html).toContain(`<html lang="${language}">`);
    expect(spanishIn(text, language)).toEqual([]);
  });

  test('each reminder is too, and what the law lets ask for stands in Spanish besides', async () => {
    const reader = await readerOf(language);
    const terms = { date: '2026-10-01', dueDate: '2026-10-15' };
    const [first, second] = [await invoiceFor(reader, terms), await invoiceFor(reader, terms)];
    for (const step of STEPS) {
      const { body } = await reader.ask('POST', '/reminders/preview', { step, invoiceId: first.id });
      expect(body.error).toBeUndefined();
      const { subject, text } = body.preview;
      const due = words.longDate('2026-10-15');
      expect(subject).toBe(said.reminder.subjectOfOne(said.reminder.steps[step], first.fullNumber, due));
      expect(text).toContain(said.reminder.one(first.fullNumber, due));
      expect(spanishIn(text, language)).toEqual([]);
      if (step < 3) continue;
      expect(plain(text)).toContain(
        `${said.reminder.compensation(null)} / Compensación por costes de cobro (art. 8 de la Ley 3/2004): ${plain(words.euros('40'))}`,
      );
    }
    const { body } = await reader.ask('GET', `/customers/${reader.customerId}/overdue-claim`);
    const numbers = [first.fullNumber, second.fullNumber];
    const both = [numbers, numbers.toReversed()].map(each => said.joined(each));
    expect(both.some(each => body.claim.letter.said.includes(each))).toBe(true);
    expect(spanishIn(body.claim.letter.text, language)).toEqual([]);
  });
});

test('a letter about invoices in several languages is in that of the one issued last', async () => {
  const reader = await readerOf('ca');
  const terms = { date: '2026-10-01', dueDate: '2026-10-15' };
  const catalan = await invoiceFor(reader, terms);
  const letterAbout = async () =>
    (await reader.ask('GET', `/customers/${reader.customerId}/overdue-claim`)).body.claim.letter;
  expect((await letterAbout()).said).toContain(
    `la factura ${catalan.fullNumber}, que va vèncer el 15 d’octubre de 2026`,
  );
  const card = { name: 'Etxea, S.L.', nif: 'B26304188', address: 'Kale 1', email: 'etxea@cliente.example' };
  await reader.ask('PUT', `/customers/${reader.customerId}`, { ...card, paperLanguage: 'en' });
  app.at(new Date('2026-11-20T10:05:00Z'));
  await invoiceFor(reader, terms);
  const { said, rows: table } = await letterAbout();
  expect(said).toMatch(/^Hello,/);
  expect(table.at(-1).label).toBe('In all');
});
