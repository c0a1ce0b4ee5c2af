import type { Font } from 'fontkit';
import { face, open, TABULAR, type FaceName, type Shaped, type Weight } from './typefaces';
import { clusters, needsShaping, runsOf, type Run } from './runs';

export interface Style {
  weight: Weight;
  size: number;
  leading: number;
  colour: string;
  /** In ems. */ tracking?: number;
}
interface PlacedRun extends Run {
  width: number;
}
export interface Line {
  text: string;
  runs: PlacedRun[];
  width: number;
}

interface Part {
  text: string;
  width: number;
  cut: boolean;
}

/** Measures and breaks the text of one document. */
export class Typesetter {
  // Fonts of this document alone: a shared one remembers what each glyph stood for in other people's invoices.
  private readonly fonts = new Map<FaceName, Font>();
  private readonly shaped = new Map<string, Shaped>();

  shape(name: FaceName, text: string): Shaped {
    if (!needsShaping(text)) return face(name).plain(text);
    const key = `${name} ${text}`;
    let shaped = this.shaped.get(key);
    if (!shaped) this.shaped.set(key, (shaped = this.shapeByFont(name, text)));
    return shaped;
  }

  /** A single line, however long. */
  line(text: string, style: Style): Line {
    const runs = runsOf(text, style.weight).map(run => ({ ...run, width: this.width(run, style) }));
    return { text, runs, width: runs.reduce((sum, run) => sum + run.width, 0) };
  }

  /** Lines no wider than `width`: broken between words, and within a word that is wider than a line. */
  lines(text: string, style: Style, width: number): Line[] {
    const whole = this.line(text, style);
    if (whole.width <= width) return [whole];
    const space = this.line(' ', style).width;
    const broken: string[] = [];
    let current = '';
    let used = 0;
    for (const part of this.parts(text, style, width)) {
      if (current !== '' && (part.cut || used + space + part.width > width)) {
        broken.push(current);
        current = '';
        used = 0;
      }
      used += (current === '' ? 0 : space) + part.width;
      current = current === '' ? part.text : `${current} ${part.text}`;
    }
    return [...broken, current].map(part => this.line(part, style));
  }

  /** One line that ends in '…' where it does not fit. */
  cut(text: string, style: Style, width: number): Line {
    const whole = this.line(text, style);
    if (whole.width <= width) return whole;
    const [first] = this.chop(text, style, width - this.line('…', style).width);
    return this.line(`${first.trimEnd()}…`, style);
  }

  /** The style made smaller where the text would be wider. */
  fit(text: string, style: Style, width: number): Style {
    const wide = this.line(text, style).width;
    return wide <= width ? style : { ...style, size: Math.floor(((style.size * width) / wide) * 100) / 100 };
  }

  /** Words, those wider than a line cut into pieces. */
  private parts(text: string, style: Style, width: number): Part[] {
    return text
      .split(/ +/)
      .filter(word => word !== '')
      .flatMap((word): Part[] => {
        const wide = this.line(word, style).width;
        if (wide <= width) return [{ text: word, width: wide, cut: false }];
        return this.chop(word, style, width).map(piece => ({
          text: piece,
          width: this.line(piece, style).width,
          cut: true,
        }));
      });
  }

  private chop(word: string, style: Style, width: number): string[] {
    const parts = [''];
    let used = 0;
    for (const cluster of clusters(word)) {
      const wide = this.line(cluster, style).width;
      if (used + wide > width && parts[parts.length - 1] !== '') {
        parts.push('');
        used = 0;
      }
      parts[parts.length - 1] += cluster;
      used += wide;
    }
    return parts;
  }

  private width(run: Run, { size, tracking = 0 }: Style): number {
    const { advanceWidth, glyphs } = this.shape(run.face, run.text);
    return (advanceWidth * size) / 1000 + tracking * size * glyphs.length;
  }

  private shapeByFont(name: FaceName, text: string): Shaped {
    const { bytes, scale } = face(name);
    let font = this.fonts.get(name);
    if (!font) this.fonts.set(name, (font = open(bytes)));
    const { glyphs, positions, advanceWidth } = font.layout(text, TABULAR);
    return {
      glyphs: glyphs.map(({ id, advanceWidth: wide, codePoints }) => ({
        id,
        advanceWidth: wide * scale,
        codePoints: [...codePoints],
      })),
      positions: positions.map(({ xAdvance, yAdvance, xOffset, yOffset }) => ({
        xAdvance: xAdvance * scale,
        yAdvance: yAdvance * scale,
        xOffset: xOffset * scale,
        yOffset: yOffset * scale,
      })),
      advanceWidth: advanceWidth * scale,
    };
  }
}
