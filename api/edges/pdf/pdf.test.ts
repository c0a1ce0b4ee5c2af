import { euros } from './format';
import { phraseOf } from '../../../schema/tax/phrases';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../../platform/config/config';
import { invoicePdf, type InvoiceDocument } from './pdf';
import { readPdf } from './read-back';
import { specimen, type SpecimenLine } from './specimen';

beforeAll(() => {
  execFileSync(process.execPath, [join(ROOT, 'api/bin/fonts.mjs')]);
});

async function bytesOf(invoice: InvoiceDocument): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of invoicePdf(invoice)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

const contentOf = async (invoice: InvoiceDocument) => readPdf(await bytesOf(invoice));
const linesOf = (page: string) =>
  page
    .replace(/[\u00a0 ]+/g, ' ')
    .split('\n')
    .map(line => line.trim());
const numbered = (count: number, description = (n: number) => `Línea número ${n}, con acento`): SpecimenLine[] =>
  Array.from({ length: count }, (_, i) => ({ description: description(i + 1), quantity: `${i + 1}`, price: '2.5' }));

test('an invoice says on paper what it says on the screen', async () => {
  const { pages } = await contentOf(specimen());
  expect(pages.map(linesOf)).toEqual([
    [
      'Factura',
      'A-2026-0062',
      '20 de noviembre de 2026',
      'Serie A',
      'Estudio Marea, S.L.',
      'NIF B98241573',
      'Calle de Sorní, 18, 2.º, 46004 València',
      'Cliente',
      'Bodegas Larrañaga, S.L.',
      'NIF B26304188',
      'Calle de la Vega, 14 · 26200 Haro (La Rioja)',
      'hola@larranaga.example',
      'Descripción Cantidad Precio sin IVA IVA Importe sin IVA',
      'Diseño de identidad visual 1 1.850,00 € 21 % 1.850,00 €',
      'Maquetación de catálogo, por página 32 18,50 € 21 % 592,00 €',
      'Catálogo impreso, 500 ejemplares 500 2,36 € 4 % 1.180,00 €',
      'Catering de la presentación 1 260,00 € 10 % 260,00 €',
      'Tipo de IVA Base imponible Cuota',
      '21 % 2.442,00 € 512,82 €',
      '10 % 260,00 € 26,00 €',
      '4 % 1.180,00 € 47,20 €',
      'Base imponible 3.882,00 €',
      'IVA 586,02 €',
      'Total 4.468,02 €',
      'Notas',
      'Pago por transferencia a 30 días. Gracias por vuestra confianza.',
      'Estudio Marea, S.L. · NIF B98241573 · Calle de Sorní, 18, 2.º, 46004 València A-2026-0062',
      'Página 1 de 1',
    ],
  ]);
});

test('it is tagged, in Spanish, and shows its title', async () => {
  const bytes = await bytesOf(specimen());
  const { title, language, marked, tags } = await readPdf(bytes);
  expect({ title, language, marked }).toEqual({ title: 'Factura A-2026-0062', language: 'es-ES', marked: true });
  expect(tags[0]).toEqual(expect.arrayContaining(['Document', 'H1', 'P', 'Table', 'THead', 'TBody', 'TR', 'TH', 'TD']));
  expect(tags[0].filter(tag => tag === 'TH')).toHaveLength(5 + 3);
  expect(bytes.toString('latin1')).toContain('/DisplayDocTitle true');
});

test('a logo stands above the issuer, named for readers, and moves no word elsewhere', async () => {
  const logo = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGOQs6oAAAFKANHEdV+OAAAAAElFTkSuQmCC',
    'base64',
  );
  const [plain, branded] = [await contentOf(specimen()), await contentOf(specimen({ logo }))];
  // What happens to stand at one height is one line to a program.
  const words = ({ pages }: typeof plain) => pages.map(page => linesOf(page).join(''));
  expect(words(branded)).toEqual(words(plain));
  expect(branded.tags[0].filter(tag => tag === 'Figure')).toHaveLength(1);
  expect(await bytesOf(specimen({ logo }))).toEqual(await bytesOf(specimen({ logo })));
});

test('200 lines: each once, the heads on every page, the totals on the last one with company', async () => {
  const { pages, tags } = await contentOf(specimen({ lines: numbered(200), notes: null }));
  const lines = pages.map(linesOf);
  for (let n = 1; n <= 200; n++) {
    expect(
      lines.flat().filter(line => line.startsWith(`Línea número ${n}, con acento ${n} 2,50 € 21 % `)),
    ).toHaveLength(1);
  }
  expect(pages.length).toBeGreaterThan(4);
  for (const [i, page] of lines.entries()) {
    expect(page.filter(line => line === 'Descripción Cantidad Precio sin IVA IVA Importe sin IVA')).toHaveLength(1);
    expect(page.filter(line => line === `Página ${i + 1} de ${pages.length}`)).toHaveLength(1);
    expect(page.some(line => line.startsWith('Total '))).toBe(i === pages.length - 1);
    // What is carried over is the sum of the lines so far, and stands on both pages.
    const next = lines[i + 1];
    const until = lines
      .slice(0, i + 1)
      .flat()
      .filter(line => line.startsWith('Línea número')).length;
    const carried = euros(((until * (until + 1) * 5) / 4).toFixed(2)).replace(/\s/g, ' ');
    expect(page.includes(`Suma y sigue ${carried}`)).toBe(next !== undefined);
    if (next) expect(next).toContain(`Suma anterior ${carried}`);
  }
  expect(lines[pages.length - 1].filter(line => line.startsWith('Línea número')).length).toBeGreaterThanOrEqual(2);
  expect(lines[1][0]).toBe('Estudio Marea, S.L. Factura A-2026-0062 · 20 de noviembre de 2026');
  // A repeated head is decoration: read aloud, the table has one.
  expect(tags.flat().filter(tag => tag === 'TH')).toHaveLength(5 + 3);
});

test.each([14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28])(
  '%i lines: no totals without lines above them',
  async count => {
    const { pages } = await contentOf(specimen({ lines: numbered(count), notes: 'Una nota.' }));
    const last = pages.find(page => page.includes('Tipo de IVA')) ?? '';
    expect(last).toContain(`Línea número ${count},`);
    expect(last).toContain(`Línea número ${count - 1},`);
  },
);

test('descriptions of 500 characters wrap within their row, names and words of any length within the page', async () => {
  const long = (n: number) => `${n} ${'palabras de una descripción larga '.repeat(20)}`.slice(0, 495).trim();
  const { pages } = await contentOf(
    specimen({
      lines: [...numbered(20, long), { description: 'X'.repeat(500), quantity: '999999999.123456', price: '0.123456' }],
      customer: { name: 'W'.repeat(120), nif: 'X'.repeat(20), address: 'Y'.repeat(200) },
    }),
  );
  const text = pages.join('').replace(/\s/g, '');
  expect(text).toContain('W'.repeat(120));
  expect(text).toContain('Y'.repeat(200));
  // A row's figures come after its description: both on one page.
  for (let n = 1; n <= 20; n++) {
    const row = pages.filter(page => page.includes(`\n${n} palabras`));
    expect(row).toHaveLength(1);
    expect(row[0].replace(/\s+/g, ' ')).toMatch(new RegExp(`${n} palabras (\\D+) ${n} 2,50 €`));
  }
  expect((text.match(/X/g) ?? []).length).toBe(520);
});

test('the same invoice gives the same bytes, whatever was printed between', async () => {
  const invoice = specimen({ customer: { name: 'Ω Nuñez – e\u0301 x\u030c', nif: 'X1', address: null } });
  const first = await bytesOf(invoice);
  await bytesOf(specimen({ customer: { name: 'Ω שלום مرحبا\u00a0\u2126 µμ', nif: '‐-', address: null } }));
  expect((await bytesOf(structuredClone(invoice))).equals(first)).toBe(true);
  expect((await bytesOf({ ...invoice, total: '1.00' })).equals(first)).toBe(false);
});

test('a cancelled invoice says so on every page, others nowhere', async () => {
  const { pages } = await contentOf(specimen({ status: 'cancelled', lines: numbered(80) }));
  expect(pages.length).toBeGreaterThan(2);
  for (const page of pages)
    expect(linesOf(page).filter(line => line.startsWith('ANULADA')).length).toBeGreaterThanOrEqual(2);
  const { pages: paid } = await contentOf(specimen({ status: 'paid' }));
  expect(paid.join()).not.toMatch(/anulada/i);
});

test('each cause of 0 % is named in its lines, its rate and its phrase', async () => {
  const causes = ['E1', 'E2', 'E3', 'E4', 'E5', 'E6', 'N1', 'N2', 'S2'] as const;
  const lines: SpecimenLine[] = [21, 10, 4].map(ivaRate => ({ description: `Al ${ivaRate}`, ivaRate }));
  for (const ivaCause of causes) lines.push({ description: `Por ${ivaCause}`, ivaRate: 0, ivaCause });
  const text = (await contentOf(specimen({ lines }))).pages.map(linesOf).flat();
  for (const cause of causes) {
    const word = cause.startsWith('E') ? 'Exenta' : cause === 'S2' ? 'ISP' : 'No sujeta';
    expect(text).toContain(`Por ${cause} 1 100,00 € ${word} 100,00 €`);
    const phrase = phraseOf({ ivaCause: cause })!;
    expect(text.filter(line => phrase.startsWith(line.slice(0, 70)) && line.length > 40)).toHaveLength(1);
  }
  // In words, none of which is another's; no code.
  const whole = text.join(' ');
  for (const row of [
    ...['Exenta', 'Exenta (exportación)', 'Exenta (asimilada a exportación)', 'Exenta (zona franca o depósito)'],
    ...['Exenta (entrega intracomunitaria)', 'Exenta (otra disposición)', 'No sujeta', 'No sujeta (localización)'],
    'Inversión del sujeto pasivo (ISP)',
  ])
    expect(whole.split(` ${row} 100,00 € 0,00 €`)).toHaveLength(2);
  expect(whole.replace(/Por \w\d/g, '')).not.toMatch(/\b[ENS][1-8]\b/);
  const alone = await contentOf(specimen({ lines: [{ description: 'Clase', ivaRate: 0, ivaCause: 'E1' }] }));
  expect(linesOf(alone.pages[0])).toContain(
    'Operación exenta de IVA: artículo 20 de la Ley 37/1992 (operaciones interiores).',
  );
  expect((await contentOf(specimen({ lines: [{ description: 'A cero', ivaRate: 0 }] }))).pages[0]).not.toContain(
    'Menciones legales',
  );
  const service = (reverseCharge: boolean) =>
    contentOf(specimen({ lines: [{ description: 'Servicio', ivaRate: 0, ivaCause: 'N2' }], reverseCharge }));
  expect((await service(true)).pages[0]).toMatch(
    /^Inversión del sujeto pasivo: servicio no sujeto al IVA español \(artículo 69/m,
  );
  expect((await service(false)).pages[0]).not.toMatch(/sujeto pasivo/);
});

test('notes keep their lines, and go on on the next page', async () => {
  const written = Array.from({ length: 90 }, (_, i) => `Condición ${i + 1}`);
  const { pages } = await contentOf(
    specimen({ notes: `${written.slice(0, 80).join('\n')}\n\n\n\n${written.slice(80).join('\r\n')}` }),
  );
  expect(
    pages
      .map(linesOf)
      .flat()
      .filter(line => line.startsWith('Condición')),
  ).toEqual(written);
  expect(pages).toHaveLength(3);
});

test('a QR code stands beside the issuer with its words', async () => {
  const modules = Array.from({ length: 37 }, (_, i) => Array.from({ length: 37 }, (__, j) => (i * j) % 3 === 0));
  const { pages, tags } = await contentOf(specimen({ qr: { modules, mark: null } }));
  expect(linesOf(pages[0])).toEqual(expect.arrayContaining(['QR tributario:', 'VERI*FACTU']));
  expect(pages[0]).toContain('Factura verificable en la sede electrónica de la AEAT.');
  expect(tags[0]).toContain('Figure');
});

test('nothing a person writes becomes something that runs or can be clicked', async () => {
  const nasty = ') /OpenAction << /S /JavaScript /JS (app.alert(1)) >> /URI (https://x.example) /Launch endobj (';
  const bytes = await bytesOf(
    specimen({
      issuer: { name: nasty, nif: ')/JS(', address: nasty },
      customer: { name: nasty, nif: '/URI', address: nasty },
      lines: [{ description: nasty }],
      notes: `javascript:alert(1)\nhttps://x.example\n${nasty}`,
    }),
  );
  expect(bytes.toString('latin1')).not.toMatch(/JavaScript|\/JS\b|OpenAction|Launch|\/URI|\/AA\b|\/Annot|EmbeddedFile/);
  const { active, pages } = await readPdf(bytes);
  expect(active).toBe(false);
  expect(pages[0].replace(/\s/g, '')).toContain(nasty.replace(/\s/g, ''));
});

test('a reader that stops half-way stops the printing', async () => {
  const stream = invoicePdf(specimen({ lines: numbered(1000) }));
  for await (const chunk of stream) {
    expect(chunk.length).toBeGreaterThan(0);
    break;
  }
  expect(stream.destroyed).toBe(true);
});
