import jsQR from 'jsqr';
import type { PdfDrawing } from '../../edges/pdf/read-back';

/** The whole page as a printer lays it down, 6 dots to the millimetre, and what a reader of QR codes finds on it. */
export function scan(page: PdfDrawing): string | undefined {
  const dots = (mm: number) => Math.round(mm * 6);
  const [width, height] = [dots(page.width), dots(page.height)];
  const pixels = new Uint8ClampedArray(width * height * 4).fill(255);
  for (const box of page.boxes) {
    const colour = [...box.colour.split(',').map(Number), 255];
    for (let y = dots(box.y); y < dots(box.y + box.height); y += 1) {
      for (let x = dots(box.x); x < dots(box.x + box.width); x += 1) pixels.set(colour, (y * width + x) * 4);
    }
  }
  return jsQR(pixels, width, height, { inversionAttempts: 'dontInvert' })?.data;
}
