import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { ROOT } from '../../../platform/config/config';
import { face, open, type Weight } from './typefaces';
import { invoicePdf } from '../pdf';
import { readPdf } from '../read-back';
import { specimen } from '../specimen';
import { PaperSubset, usual } from './subset';

const WEIGHTS: Weight[] = ['regular', 'medium', 'semibold'];

beforeAll(() => execFileSync(process.execPath, [join(ROOT, 'api/bin/fonts.mjs')]));

async function paper(customer: string): Promise<Buffer> {
  const chunks: Buffer[] = [];
  const named = { name: customer, nif: 'B26304188', address: null };
  for await (const chunk of invoicePdf(specimen({ customer: named }))) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

test('papers with the usual letters alone hold the same font files, of whomever they are', async () => {
  for (const name of ['Bodegas Larrañaga, S.L.', 'Òptica Güell «Nou», S.A. · 100 %']) {
    const pdf = await paper(name);
    expect(WEIGHTS.filter(weight => !pdf.includes(usual(weight).deflated))).toEqual([]);
  }
});

test('a letter that is not among them comes behind them, in files of that paper', async () => {
  const pdf = await paper('Łódź Ěšč, S.L.');
  expect(pdf.includes(usual('semibold').deflated) && pdf.includes(usual('regular').deflated)).toBe(false);
  const [page] = (await readPdf(pdf)).pages;
  expect(page).toContain('Łódź Ěšč, S.L.');
});

test.each(WEIGHTS)('each glyph in the file of %s is drawn as in its face, with its width and its letter', weight => {
  const { numbers, widths, codePoints, deflated } = usual(weight);
  const other = face(weight).glyph('Ł'.codePointAt(0)!)!.id;
  const subset = new PaperSubset(weight);
  const behind = subset.includeGlyph(other);
  expect([numbers.has(other), behind]).toEqual([false, numbers.size]);
  for (const file of [deflated, subset.encode()]) {
    const font = open(inflateSync(file));
    for (const [id, number] of [...numbers, ...(file === deflated ? [] : [[other, behind] as const])]) {
      const { path, advanceWidth } = face(weight).font.getGlyph(id);
      expect([id, font.getGlyph(number).path.toSVG()]).toEqual([id, path.toSVG()]);
      if (number < widths.length) expect([id, widths[number]]).toEqual([id, advanceWidth * face(weight).scale]);
    }
  }
  for (const [id, number] of numbers)
    if (number > 0) expect(codePoints[number]!.map(each => face(weight).glyph(each)!.id)).toEqual([id]);
});
