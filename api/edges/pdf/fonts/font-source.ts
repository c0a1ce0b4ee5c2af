import type { BBOX } from 'fontkit';
import { face, type FaceName } from './typefaces';
import { PaperSubset } from './subset';
import type { Typesetter } from './typesetter';

/**
 * A face as pdfkit takes it: the shared font's outlines, our own setting. It is given in thousandths of the type size,
 * so that pdfkit's scaling leaves the shared positions as they are.
 */
export function fontSource(name: FaceName, setter: Typesetter): Buffer {
  const { font, scale } = face(name);
  const source = {
    postscriptName: font.postscriptName,
    unitsPerEm: 1000,
    ascent: font.ascent * scale,
    descent: font.descent * scale,
    lineGap: 0,
    capHeight: (font.capHeight || font.ascent) * scale,
    xHeight: (font.xHeight || 0) * scale,
    italicAngle: 0,
    bbox: scaled(font.bbox, scale),
    post: { isFixedPitch: false },
    head: { macStyle: { italic: false } },
    createSubset: () => (name === 'fallback' ? font.createSubset() : new PaperSubset(name)),
    getGlyph: (id: number) => ({ advanceWidth: font.getGlyph(id).advanceWidth * scale }),
    layout: (text: string) => setter.shape(name, text),
  };
  // pdfkit takes any object with a layout method for a font; its published types do not say so.
  return source as unknown as Buffer;
}

function scaled({ minX, minY, maxX, maxY }: BBOX, scale: number) {
  return { minX: minX * scale, minY: minY * scale, maxX: maxX * scale, maxY: maxY * scale };
}
