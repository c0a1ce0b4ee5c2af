import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { ROOT } from '../../platform/config/config';
import { invoicePdf, REPLACEMENT } from './pdf';
import { runs } from '../../test/long';
import { inFirstFace, inSecondFace } from './fonts/typefaces';
import { readPdf } from './read-back';
import { specimen } from './specimen';

const NAUGHTY = join(ROOT, '../shared/reliability/data/blns.json');

beforeAll(() => {
  execFileSync(process.execPath, [join(ROOT, 'api/bin/fonts.mjs')]);
});

async function printedName(name: string): Promise<string> {
  const chunks: Buffer[] = [];
  const lines = [{ description: 'Hora' }];
  for await (const chunk of invoicePdf(specimen({ lines, customer: { name, nif: 'B26304188', address: null } })))
    chunks.push(chunk);
  const [page] = (await readPdf(Buffer.concat(chunks))).pages;
  return page.slice(page.indexOf('Cliente') + 'Cliente'.length, page.indexOf('NIF B26304188'));
}

const isDrawn = (character: string) => {
  const codePoint = character.codePointAt(0) ?? 0;
  return inFirstFace(codePoint) || inSecondFace(codePoint);
};

/** Composed and without spaces; what nobody sees goes, what no face draws is replaced. */
function expected(name: string): string {
  const visible = [...name.normalize('NFC')].filter(
    character => !/[\s\p{Z}\p{Cc}\p{Default_Ignorable_Code_Point}]/u.test(character),
  );
  return visible.map(character => (isDrawn(character) ? character : REPLACEMENT)).join('') || REPLACEMENT;
}

// One glyph may stand for several characters that look the same: NFKC brings most of them together.
const comparable = (text: string) => text.normalize('NFKC').replace(/\s/g, '');
const turns = (text: string) => /[\p{Script=Arabic}\p{Script=Hebrew}\p{M}]/u.test(text);
/** Programs disagree on the order of letters that are read from the right, and of marks on one letter. */
const inAnyOrder = (text: string) => [...comparable(text).normalize('NFKD')].sort().join('');

async function expectPrinted(name: string): Promise<void> {
  const printed = await printedName(name);
  const wanted = expected(name);
  if (turns(name)) expect([name, inAnyOrder(printed)]).toEqual([name, inAnyOrder(wanted)]);
  else expect([name, comparable(printed)]).toEqual([name, comparable(wanted)]);
}

const isName = (text: string) =>
  text.trim() !== '' && [...text.trim()].length <= 120 && !/[\p{Cc}\p{Cs}]/u.test(text.trim());

const naughty = existsSync(NAUGHTY) ? (JSON.parse(readFileSync(NAUGHTY, 'utf8')) as string[]).filter(isName) : null;

(naughty ? test : test.skip)(
  `naughty strings that may be names are printed${naughty ? '' : ` (${NAUGHTY} is not here)`}`,
  async () => {
    expect(naughty?.length).toBeGreaterThan(400);
    const every = runs(10, 1);
    for (const [index, name] of (naughty ?? []).entries()) if (index % every === 0) await expectPrinted(name);
  },
  120_000,
);

test.each([
  'Peña & Muñoz, S.L.',
  'Søren Ægir Þórsson',
  'Łukasz Żółć',
  'Ελληνικά Ξενοδοχεία',
  'Дмитрий Щукин',
  'Șerban Țepeș',
  'I\u0307stanbul Ğ',
  '„Quotes“ – ‘s’ … № 5 ½ ©',
])('%s is drawn as it is', async name => {
  expect(comparable(await printedName(name))).toBe(comparable(name));
});

test('what no face draws is replaced, one sign for each character', async () => {
  expect(comparable(await printedName('株式会社 ABC 𐍈'))).toBe(`${REPLACEMENT.repeat(4)}ABC${REPLACEMENT}`);
  expect(comparable(await printedName('\u200b\u202e\u2060'))).toBe(REPLACEMENT);
  expect(comparable(await printedName('a\u202eb\u200dc\ufeffd'))).toBe('abcd');
  expect(comparable(await printedName('a\u0000b\u001bc'))).toBe('abc');
  expect(comparable(await printedName('mitad \ud83d'))).toBe(`mitad${REPLACEMENT}`);
});

test('no character stops the printing', async () => {
  const any = fc.string({ unit: 'binary', minLength: 1, maxLength: 60 });
  const drawn = fc.array(
    fc
      .integer({ min: 0x20, max: 0x2fff })
      .map(point => String.fromCodePoint(point))
      .filter(isDrawn),
    { minLength: 1, maxLength: 60 },
  );
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        any,
        drawn.map(letters => letters.join('')),
      ),
      async text => {
        let size = 0;
        const invoice = specimen({
          customer: { name: text, nif: 'X', address: text },
          lines: [{ description: text }],
          notes: text,
        });
        for await (const chunk of invoicePdf(invoice)) size += chunk.length;
        expect(size).toBeGreaterThan(5000);
      },
    ),
    { numRuns: runs(25, 100) },
  );
});
