import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../../platform/config/config';
import { scan } from '../../test/house/scan';
import { invoicePdf, type InvoiceDocument } from './pdf';
import { readPdf, type PdfDrawing } from './read-back';
import { specimen } from './specimen';
import { qrModules, qrUrl } from '../qr';

beforeAll(() => {
  execFileSync(process.execPath, [join(ROOT, 'api/bin/fonts.mjs')]);
});

const url = (number = 'A-2026-0062') =>
  qrUrl({
    base: 'https://www2.agenciatributaria.gob.es',
    nif: 'B98241573',
    number,
    date: '2026-11-20',
    total: '4468.02',
  });
const sent = (text = url()): InvoiceDocument['qr'] => ({ modules: qrModules(text), mark: null });

async function drawn(invoice: InvoiceDocument): Promise<PdfDrawing[]> {
  const chunks: Buffer[] = [];
  for await (const chunk of invoicePdf(invoice)) chunks.push(chunk);
  return (await readPdf(Buffer.concat(chunks), true)).drawings;
}

const black = ({ boxes }: PdfDrawing) => boxes.filter(({ colour }) => colour === '0,0,0');
const word = ({ words }: PdfDrawing, text: string) => words.find(each => each.text === text);

/** The square that holds all its cells. */
function frame(page: PdfDrawing) {
  const cells = black(page);
  const [left, top] = [Math.min(...cells.map(({ x }) => x)), Math.min(...cells.map(({ y }) => y))];
  return {
    left,
    top,
    right: Math.max(...cells.map(({ x, width }) => x + width)),
    bottom: Math.max(...cells.map(({ y, height }) => y + height)),
  };
}

// A capital's height, and what hangs below the line, in parts of the size.
const [CAPITAL, TAIL] = [0.71, 0.02];
const mm = (points: number) => (points * 25.4) / 72;

/** How far from the code the nearest word or line begins, on each side. */
function air(page: PdfDrawing) {
  const { left, top, right, bottom } = frame(page);
  const inked = [
    ...page.words.map(({ x, y, width, points }) => ({
      left: x,
      right: x + width,
      top: y - CAPITAL * mm(points),
      bottom: y + TAIL * mm(points),
    })),
    ...page.boxes
      .filter(({ colour }) => colour !== '0,0,0')
      .map(({ x, y, width, height }) => ({ left: x, right: x + width, top: y, bottom: y + height })),
  ];
  const beside = inked.filter(each => each.bottom > top && each.top < bottom);
  const over = inked.filter(each => each.right > left && each.left < right);
  return {
    left: left - Math.max(0, ...beside.filter(each => each.right <= left).map(each => each.right)),
    right: Math.min(page.width, ...beside.filter(each => each.left >= right).map(each => each.left)) - right,
    above: top - Math.max(0, ...over.filter(each => each.bottom <= top).map(each => each.bottom)),
    below: Math.min(page.height, ...over.filter(each => each.top >= bottom).map(each => each.top)) - bottom,
  };
}

test.each([
  ['short', url()],
  ['of sixty signs', url('&'.repeat(60))],
])('the QR of a number %s reads back from the page, 35 mm wide, with its white around it', async (_name, text) => {
  const [page] = await drawn(specimen({ qr: sent(text) }));
  expect(scan(page)).toBe(text);
  const { left, top, right, bottom } = frame(page);
  expect(right - left).toBeCloseTo(35, 2);
  expect(bottom - top).toBeCloseTo(35, 2);
  // The agency: 2 mm at least. The norm of QR codes: four modules.
  const norm = (4 * 35) / qrModules(text).length;
  for (const side of Object.values(air(page))) expect(side).toBeGreaterThanOrEqual(Math.max(2, norm));
  expect(air(page).left).toBeGreaterThan(5.999);
  expect(air(page).right).toBeGreaterThan(5.999);
});

test('it stands at the top left of the first page, and on no other', async () => {
  const lines = Array.from({ length: 80 }, (_, i) => ({ description: `Línea ${i}` }));
  const [first, ...rest] = await drawn(specimen({ qr: sent(), lines }));
  expect(rest.length).toBeGreaterThan(0);
  for (const page of rest) expect([black(page), word(page, 'QR tributario:')]).toEqual([[], undefined]);
  const { left, top } = frame(first);
  expect(left).toBeCloseTo(15, 1);
  expect(top).toBeLessThan(25);
  expect(Math.min(...first.words.filter(({ text }) => text.startsWith('Cliente')).map(({ y }) => y))).toBeGreaterThan(
    top + 35,
  );
});

test("above it stands what it is and below it the legend, centred, as large as the invoice's text", async () => {
  const [page] = await drawn(specimen({ qr: sent() }));
  const { left, right, top, bottom } = frame(page);
  const [head, legend, line] = ['QR tributario:', 'VERI*FACTU', 'Diseño de identidad visual'].map(text =>
    word(page, text)!,
  );
  for (const { x, width, points } of [head, legend]) {
    expect(x + width / 2).toBeCloseTo((left + right) / 2, 1);
    expect(points).toBeGreaterThanOrEqual(line.points);
  }
  expect(head.y).toBeLessThan(top);
  expect(legend.y).toBeGreaterThan(bottom);
  expect(legend.y).toBeLessThan(bottom + 8);
});

test('where nothing is sent, neither code nor legend stands anywhere', async () => {
  const [page] = await drawn(specimen({ qr: undefined }));
  expect(page.words.map(({ text }) => text).join(' ')).not.toMatch(
    /VERI\*FACTU|verificable|QR tributario|Entorno de pruebas/i,
  );
});

test("a trial says so in the code's column, below the legend", async () => {
  const [page] = await drawn(specimen({ qr: { ...sent()!, mark: 'Entorno de pruebas' } }));
  const [legend, mark] = [word(page, 'VERI*FACTU')!, word(page, 'Entorno de pruebas')!];
  const { left, right, bottom } = frame(page);
  expect([mark.x > left, mark.x + mark.width < right, mark.y > legend.y, mark.y < bottom + 24]).toEqual([
    true,
    true,
    true,
    true,
  ]);
  for (const side of Object.values(air(page))) expect(side).toBeGreaterThanOrEqual(2);
});
