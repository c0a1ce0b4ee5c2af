import { deflateSync } from 'node:zlib';
import type { Font } from 'fontkit';
import { face, type FaceName } from './typefaces';

/** What nearly every paper in the languages of Spain and in English is written with. */
const USUAL = [
  ...Array.from({ length: 95 }, (_, i) => String.fromCodePoint(0x20 + i)),
  ...'\u00a0áéíóúüñçàèòïÁÉÍÓÚÜÑÇÀÈÒ€·…–—−«»’¿¡ºª×',
];

/** fontkit's, which takes a number as well as a glyph, and answers with its own; its published types do not say so. */
interface Subset {
  includeGlyph(id: number): number;
  encode(): Uint8Array;
}

/** A font file as a PDF holds it, and what pdfkit must know of the glyphs in it. */
interface Usual {
  /** Number in the file by number in the face, in the order of the file. */
  numbers: ReadonlyMap<number, number>;
  /** In thousandths of the type size. */
  widths: readonly number[];
  codePoints: readonly (readonly number[])[];
  deflated: Buffer;
}

const made = new Map<FaceName, Usual>();

/** Cut and compressed once per process: doing it for each paper took a quarter of the time of drawing. */
export function usual(name: FaceName): Usual {
  let found = made.get(name);
  if (!found) made.set(name, (found = cut(name)));
  return found;
}

function cut(name: FaceName): Usual {
  const { font, scale } = face(name);
  const numbers = new Map([[0, 0]]);
  const widths = [font.getGlyph(0).advanceWidth * scale];
  const codePoints = [[0]];
  for (const letter of USUAL) {
    const glyph = face(name).glyph(letter.codePointAt(0)!);
    if (!glyph || numbers.has(glyph.id)) continue;
    numbers.set(glyph.id, numbers.size);
    widths.push(glyph.advanceWidth);
    codePoints.push(glyph.codePoints);
  }
  return { numbers, widths, codePoints, deflated: deflateSync(subsetOf(font, numbers).encode()) };
}

function subsetOf(font: Font, numbers: Usual['numbers']): Subset {
  const subset = font.createSubset() as unknown as Subset;
  for (const id of numbers.keys()) subset.includeGlyph(id);
  return subset;
}

/** As pdfkit uses one of fontkit's: the usual glyphs, and behind them those that a paper needs as well. */
export class PaperSubset {
  private whole: Subset | undefined;

  constructor(private readonly name: FaceName) {}

  includeGlyph(id: number): number {
    const number = usual(this.name).numbers.get(id);
    if (number !== undefined) return number;
    this.whole ??= subsetOf(face(this.name).font, usual(this.name).numbers);
    return this.whole.includeGlyph(id);
  }

  /** Deflated. */
  encode(): Uint8Array {
    return this.whole ? deflateSync(this.whole.encode()) : usual(this.name).deflated;
  }
}

/** pdfkit's own of a font that it embeds; its published types leave them out. */
interface Embedded {
  widths: number[];
  unicode: (readonly number[])[];
  embed(): void;
}

/** Makes a font that pdfkit has just opened say what it holds, and embed its file as it is: it is deflated already. */
export function embedUsual(pdf: PDFKit.PDFDocument, name: FaceName): void {
  const { _font: embedded } = pdf as unknown as { _font: Embedded };
  const { widths, codePoints } = usual(name);
  embedded.widths = [...widths];
  embedded.unicode = [...codePoints];
  const embed = embedded.embed.bind(embedded);
  embedded.embed = () => {
    const { ref } = pdf;
    // The first object that pdfkit opens then is the file.
    pdf.ref = () => {
      pdf.ref = ref;
      return pdf.ref({ Filter: 'FlateDecode' });
    };
    embed();
  };
}
