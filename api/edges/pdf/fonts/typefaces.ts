import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create, type Font } from 'fontkit';
import { ROOT } from '../../../platform/config/config';

export type Weight = 'regular' | 'medium' | 'semibold';
/** The second face draws what the first lacks; it has one weight. */
export type FaceName = Weight | 'fallback';

interface Glyph {
  id: number;
  advanceWidth: number;
  codePoints: number[];
}
interface Position {
  xAdvance: number;
  yAdvance: number;
  xOffset: number;
  yOffset: number;
}
/** Glyphs from left to right; lengths in thousandths of the type size. */
export interface Shaped {
  glyphs: Glyph[];
  positions: Position[];
  advanceWidth: number;
}

export const TABULAR = { tnum: true };
const CODE_POINTS = 0x110000;

/**
 * One cut typeface, read once per process. Glyphs and kerning pairs are asked of the font once and kept: opening a font
 * for every invoice costs more than the rest of the invoice.
 */
class Face {
  readonly font: Font;
  readonly scale: number;
  private readonly glyphs = new Map<number, Glyph | null>();
  private readonly kerns = new Map<number, number>();

  constructor(
    readonly name: FaceName,
    readonly bytes: Buffer,
  ) {
    this.font = open(bytes);
    this.scale = 1000 / this.font.unitsPerEm;
  }

  glyph(codePoint: number): Glyph | null {
    let glyph = this.glyphs.get(codePoint);
    if (glyph === undefined) this.glyphs.set(codePoint, (glyph = this.find(codePoint)));
    return glyph;
  }

  /** Letters one after the other, kerned; for scripts that need no more than that. */
  plain(text: string): Shaped {
    const shaped: Shaped = { glyphs: [], positions: [], advanceWidth: 0 };
    let last: Position | undefined;
    for (const letter of text) {
      const glyph = this.glyph(letter.codePointAt(0) ?? 0) ?? this.font.getGlyph(0);
      if (last) {
        const kern = this.kern(shaped.glyphs[shaped.glyphs.length - 1], glyph);
        last.xAdvance += kern;
        shaped.advanceWidth += kern;
      }
      last = { xAdvance: glyph.advanceWidth, yAdvance: 0, xOffset: 0, yOffset: 0 };
      shaped.glyphs.push(glyph);
      shaped.positions.push(last);
      shaped.advanceWidth += glyph.advanceWidth;
    }
    return shaped;
  }

  private find(codePoint: number): Glyph | null {
    if (!this.font.hasGlyphForCodePoint(codePoint)) return null;
    const { glyphs } = this.font.layout(String.fromCodePoint(codePoint), TABULAR);
    const { id, advanceWidth } = glyphs.length === 1 ? glyphs[0] : this.font.glyphForCodePoint(codePoint);
    return { id, advanceWidth: advanceWidth * this.scale, codePoints: [codePoint] };
  }

  private kern(left: Glyph, right: Glyph): number {
    if (this.name === 'fallback') return 0;
    const pair = left.codePoints[0] * CODE_POINTS + right.codePoints[0];
    let kern = this.kerns.get(pair);
    if (kern === undefined) {
      const both = this.font.layout(String.fromCodePoint(left.codePoints[0], right.codePoints[0]), TABULAR);
      kern = both.advanceWidth * this.scale - left.advanceWidth - right.advanceWidth;
      this.kerns.set(pair, kern);
    }
    return kern;
  }
}

export function open(bytes: Buffer): Font {
  const font = create(bytes);
  if (!('layout' in font)) throw new Error('a font file holds one face');
  return font;
}

const loaded = new Map<FaceName, Face>();

/** Throws when the faces have not been cut (`node api/bin/fonts.mjs`). */
export function face(name: FaceName): Face {
  let found = loaded.get(name);
  if (!found) loaded.set(name, (found = new Face(name, readFileSync(join(ROOT, 'dist/fonts', `${name}.ttf`)))));
  return found;
}

export const inFirstFace = (codePoint: number): boolean => face('regular').glyph(codePoint) !== null;
export const inSecondFace = (codePoint: number): boolean => face('fallback').glyph(codePoint) !== null;
