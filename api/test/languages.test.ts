import { PAPER_LANGUAGES, type PaperLanguage } from '../../schema/paper/language';
import { wordsIn } from '../../schema/paper/in-language';
import { linkWordsIn } from '../../schema/paper/link/in-language';
import {
  buildCustomer,
  buildExchanged,
  buildInvoice,
  buildTenant,
  buildTicket,
  leaveAnswer,
  type Person,
} from './build';
import { formAsk } from './forms';
import { sharedTestApp, type TestApp } from './harness';
import { IS_LONG } from './long';
import { buildQuote } from './quotes';
import { pdfText } from './read/pdf-text';

let app: TestApp;
beforeAll(async () => {
  app = await sharedTestApp();
  app.at(new Date('2026-11-20T10:00:00Z'));
});
afterAll(async () => {
  await app.close();
});

const OTHERS = (Object.keys(PAPER_LANGUAGES) as PaperLanguage[]).filter(each => each !== 'es');

/** All texts of a catalogue, by their place in it; those that have to be given something are called with samples. */
function textsOf(words: object, at = ''): Map<string, string> {
  const found = new Map<string, string>();
  for (const [name, value] of Object.entries(words)) {
    const place = `${at}${name}`;
    if (typeof value === 'string') found.set(place, value);
    else if (value && typeof value === 'object')
      for (const [key, text] of textsOf(value, `${place}.`)) found.set(key, text);
  }
  return found;
}

/** The law wants these in Spanish too (docs/adr/0041), or they are no words. */
const ALSO_SPANISH =
  /^(titles|duplicate|cancelled|draft|recargo|reverse|tag|tax|numbers|byRecipient|quote\.(titles|disclaimer))/;

/** Its phrases are the law's. */
const LAW = /Operación (?:no sujeta|exenta)[^.]*\./g;

/** Spanish words of the catalogue that stand in a text though the language has others. */
function spanishIn(text: string, language: PaperLanguage, all: (of: { paperLanguage: PaperLanguage }) => object) {
  const [spanish, own] = [textsOf(all({ paperLanguage: 'es' })), textsOf(all({ paperLanguage: language }))];
  const theirs = [...own.values()];
  return [...spanish].filter(
    ([place, word]) =>
      !ALSO_SPANISH.test(place) &&
      own.get(place) !== word &&
      !theirs.some(each => each.toLowerCase().includes(word.toLowerCase())) &&
      new RegExp(`(?<![\\p{L}])${word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}])`, 'u').test(
        text.replace(LAW, ''),
      ),
  );
}

async function companyIn(language: PaperLanguage, settings: object = {}): Promise<Person & { customerId: string }> {
  const person = await buildTenant(app);
  const { token } = person;
  const company = {
    companyName: 'Zubi, S.L.',
    companyNif: 'B98241573',
    companyAddress: 'Portu 3, 48001 Bilbo',
    paymentMeans: 'transfer',
    paymentTerms: '30',
    iban: 'ES9121000418450200051332',
    ...settings,
  };
  expect((await app.rest('PUT', '/settings', { token, body: company })).status).toBe(200);
  const card = { name: 'Etxea, S.L.', nif: 'B26304188', address: 'Kale 1', paperLanguage: language };
  const { body } = await app.rest('POST', '/customers', { token, body: card });
  return { ...person, customerId: body.customer.id };
}

type Company = Awaited<ReturnType<typeof companyIn>>;
const usual = new Map<PaperLanguage, Promise<Company>>();
/** One without settings of its own, for all that changes nothing of it. */
function usualIn(language: PaperLanguage): Promise<Company> {
  const company = usual.get(language) ?? companyIn(language);
  usual.set(language, company);
  return company;
}

const paperOf = (by: Person, path: string) => pdfText(app, by, path);

const line = (more: object = {}) => ({ description: 'Logo', quantity: 1, price: 300, ivaRate: 21, ...more });
/** One of each kind that has words of its own. */
const KINDS: [name: string, given: object, settings?: object][] = [
  [
    'discounts, withholding and suplidos',
    {
      lines: [line({ discountPercent: 10 })],
      discountPercent: 5,
      withholdingPercent: 15,
      suplidos: [{ description: 'Tasa', amount: 12 }],
      notes: 'Eskerrik asko',
    },
  ],
  ['reverse charge', { lines: [line({ ivaRate: 0, ivaCause: 'S2' })] }],
  ['what is no sale', { lines: [line({ ivaRate: 0, ivaCause: 'N1' })] }],
  ['a prepayment', { prepayment: true, operationDate: '2026-11-10' }],
  ['several days', { lines: [line({ operationDate: '2026-11-03' }), line({ operationDate: '2026-11-05' })] }],
  ['goods bought second-hand', { lines: [line({ ivaRegime: '03', cost: 100 })] }],
  ['a trip', { lines: [line({ ivaRegime: '05', cost: 100 })] }],
  ['criterio de caja', {}, { cashBasis: true }],
  ['by the customer', { issuedBy: { party: 'customer', agreedOn: '2026-01-15' } }],
  ['prices with VAT', { lines: [{ ...line(), price: undefined, grossPrice: 121 }] }],
  ['IGIC', { lines: [line({ ivaRate: 7 })] }, { territory: 'canarias' }],
  ['IPSI', { lines: [line({ ivaRate: 4 })] }, { territory: 'ceuta' }],
];
/** Those that share the fewest words with Spanish: what is not taken from the catalogue is seen best there. */
const FAR: PaperLanguage[] = ['eu', 'en'];
/** The first kind in each language; the others in one of the far ones, by `test:long` in each. */
const kindsIn = (language: PaperLanguage) =>
  KINDS.filter((_, at) => IS_LONG || at === 0 || FAR[at % FAR.length] === language);

describe.each(OTHERS)('in %s', language => {
  const words = wordsIn({ paperLanguage: language });

  test.each(kindsIn(language))(
    'a paper of %s says no Spanish beside what the law wants',
    async (_, given, own: object | null = null) => {
      const ana = own ? await companyIn(language, own) : await usualIn(language);
      const { customerId } = ana;
      const { id } = await buildInvoice(app, ana, { customerId, customerManual: null, date: '2026-11-20', ...given });
      const text = await paperOf(ana, `/invoices/${id}/pdf`);
      expect(text).toContain(words.customer);
      expect(spanishIn(text, language, wordsIn)).toEqual([]);
    },
  );

  test('what rectifies is written as the original is, in both ways', async () => {
    const ana = await usualIn(language);
    const { token, customerId } = ana;
    for (const body of [
      ...(IS_LONG || language === FAR[0] ? ['R1', 'R2', 'R3'] : ['R1']).map(kind => ({
        kind,
        cause: 'Oker',
        lines: [line({ quantity: -1, price: 30 })],
      })),
      { kind: 'R4', cause: 'Oker', way: 'S', lines: [line({ price: 250 })] },
    ]) {
      const { id } = await buildInvoice(app, ana, { customerId, customerManual: null });
      const rectified = await app.rest('POST', `/invoices/${id}/rectify`, { token, body });
      expect(rectified.body.error).toBeUndefined();
      const text = await paperOf(ana, `/invoices/${rectified.body.invoice.id}/pdf`);
      expect(text).toContain(words.cause('Oker'));
      expect(spanishIn(text, language, wordsIn)).toEqual([]);
    }
  });

  test('tickets, what corrects one and what stands in its place are in the company’s language', async () => {
    const ana = await companyIn(language);
    const { token } = ana;
    await app.rest('POST', '/settings/face', { token, ...(await formAsk({ language })) });
    const ticket = await buildTicket(app, ana, { date: '2026-11-20' });
    const corrected = { kind: 'R5', cause: 'Oker', lines: [line({ quantity: -1, price: 10 })] };
    const rectified = await app.rest('POST', `/invoices/${ticket.id}/rectify`, { token, body: corrected });
    expect(rectified.body.error).toBeUndefined();
    for (const { id } of [ticket, rectified.body.invoice, await buildExchanged(app, ana)]) {
      const text = await paperOf(ana, `/invoices/${id}/pdf`);
      expect(text).toContain(words.base);
      expect(spanishIn(text, language, wordsIn)).toEqual([]);
    }
  });

  test('recargo de equivalencia has its name in both languages', async () => {
    const ana = await usualIn(language);
    const card = { name: 'Miren Etxea', nif: '12345678Z', recargo: true, paperLanguage: language };
    const { id: customerId } = await buildCustomer(app, ana, card);
    const { id } = await buildInvoice(app, ana, { customerId, customerManual: null, date: '2026-11-20' });
    const text = await paperOf(ana, `/invoices/${id}/pdf`);
    expect(text).toContain(words.recargo);
    expect(text).toContain('Recargo de equivalencia');
    expect(spanishIn(text, language, wordsIn)).toEqual([]);
  });

  test('the page of an invoice’s link speaks it too, also of what is wrong in an answer', async () => {
    const ana = await usualIn(language);
    const { customerId } = ana;
    const { id } = await buildInvoice(app, ana, { customerId, customerManual: null, date: '2026-11-20' });
    const path = await leaveAnswer(app, ana, id);
    const said = linkWordsIn({ paperLanguage: language });
    const page = await (await fetch(app.url + path)).text();
    expect(page).toContain(`<html lang="${language}">`);
    for (const text of [said.download, said.by.transfer, said.paid.summary, said.mistake.summary, said.madeWith])
      expect(page).toContain(text);
    expect(spanishIn(page, language, linkWordsIn)).toEqual([]);
    const form = new URLSearchParams({ kind: 'mistake', words: ' ' });
    const wrong = await fetch(app.url + path, { method: 'POST', body: form });
    expect([wrong.status, await wrong.text()]).toEqual([400, expect.stringContaining(said.mistake.empty)]);
  });

  test('a quote, its page and its paper too, from open to accepted', async () => {
    const ana = await usualIn(language);
    const { customerId } = ana;
    const quote = await buildQuote(app, ana, { customerId, linked: true });
    const { quote: said } = linkWordsIn({ paperLanguage: language });
    const path = new URL(quote.link.url).pathname;
    const open = await (await fetch(app.url + path)).text();
    for (const text of [said.yourName, said.accept, said.no, said.final('quote')]) expect(open).toContain(text);
    expect(spanishIn(open, language, linkWordsIn)).toEqual([]);
    const accept = new URLSearchParams({ kind: 'accept', version: String(quote.version), words: '' });
    expect(await (await fetch(app.url + path, { method: 'POST', body: accept })).text()).toContain(said.nameless);
    accept.set('words', 'Miren');
    await fetch(app.url + path, { method: 'POST', body: accept });
    const closed = await (await fetch(app.url + path)).text();
    expect(closed).toContain(words.quote.acceptedBy('quote', 'Miren', words.longDate('2026-11-20')));
    expect(closed).toContain(said.seenBy('quote', 'Zubi, S.L.'));
    expect(spanishIn(closed, language, linkWordsIn)).toEqual([]);
    const proforma = await buildQuote(app, ana, { customerId, kind: 'proforma', linked: true });
    for (const { id } of [quote, proforma])
      expect(spanishIn(await paperOf(ana, `/quotes/${id}/pdf`), language, wordsIn)).toEqual([]);
  });
});
