import PDFDocument from 'pdfkit';
import { fontSource } from './fonts/font-source';
import type { FaceName } from './fonts/typefaces';
import { COLOURS, RIGHT } from './paper';
import { embedUsual } from './fonts/subset';
import type { Line, Style, Typesetter } from './fonts/typesetter';

type Pdf = PDFKit.PDFDocument;
export type Struct = PDFKit.PDFStructureElement;
// pdfkit writes the scope of a table's head; its published types lack it.
type StructOptions = PDFKit.Mixins.StructureElementOptions & { scope?: 'Column' };

// Geist's capitals are 0.71 em high: half of that puts them in the middle of the leading.
const HALF_CAPITAL = 0.355;

/** Draws set lines, rules and their tags on the current page. */
export class Pen {
  private readonly faces = new Set<FaceName>();

  constructor(
    readonly pdf: Pdf,
    readonly setter: Typesetter,
    readonly root: Struct,
  ) {}

  /** Lines under each other, the first one's leading beginning at `y`; right-aligned ones end at `x`. */
  lines(lines: readonly Line[], style: Style, x: number, y: number, align: 'left' | 'right' = 'left'): void {
    lines.forEach((line, i) => this.line(line, style, x, y + i * style.leading, align));
  }

  text(text: string, style: Style, x: number, y: number, align: 'left' | 'right' = 'left'): void {
    this.line(this.setter.line(text, style), style, x, y, align);
  }

  line(line: Line, style: Style, x: number, y: number, align: 'left' | 'right' = 'left'): void {
    const baseline = y + style.leading / 2 + HALF_CAPITAL * style.size;
    let at = align === 'left' ? x : x - line.width;
    this.pdf.fillColor(style.colour);
    for (const run of line.runs) {
      this.pdf.font(this.face(run.face)).fontSize(style.size);
      this.pdf.text(run.text, at, baseline, {
        // An empty list makes pdfkit set the run whole, and not word by word.
        lineBreak: false,
        baseline: 'alphabetic',
        features: [],
        characterSpacing: (style.tracking ?? 0) * style.size,
      });
      at += run.width;
    }
  }

  rule(x: number, y: number, to = RIGHT, colour = COLOURS.hairline): void {
    this.decoration(() => this.pdf.lineWidth(0.75).strokeColor(colour).moveTo(x, y).lineTo(to, y).stroke());
  }

  /** What readers aloud leave out: rules, and what repeats on every page. */
  decoration(draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
    this.pdf.markContent('Artifact', { type });
    draw();
    this.pdf.endMarkedContent();
  }

  group(parent: Struct, tag: string): Struct {
    const struct = this.pdf.struct(tag);
    parent.add(struct);
    return struct;
  }

  tagged(parent: Struct, tag: string, draw: () => void, options: StructOptions = {}): void {
    const struct = this.pdf.struct(tag, options);
    parent.add(struct);
    struct.add(draw);
    struct.end();
  }

  private face(name: FaceName): string {
    if (!this.faces.has(name)) {
      this.faces.add(name);
      this.pdf.registerFont(name, fontSource(name, this.setter));
      if (name !== 'fallback') embedUsual(this.pdf.font(name), name);
    }
    return name;
  }
}

/** An empty tagged document, the same bytes at any time. */
export function openPdf(title: string, date: string, lang = 'es-ES'): Pdf {
  return new PDFDocument({
    autoFirstPage: false,
    size: 'A4',
    margin: 0,
    pdfVersion: '1.7',
    font: '',
    tagged: true,
    lang,
    displayTitle: true,
    info: { Title: title, Creator: 'Folio', Producer: 'Folio', CreationDate: new Date(`${date}T00:00:00Z`) },
  });
}
