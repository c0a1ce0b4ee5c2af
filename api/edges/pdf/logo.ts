import type { InvoiceDocument } from './invoice-document';
import type { Pen, Struct } from './pen';

/** The box that a logo is fitted into, above the issuer's name; without a logo nothing of it is kept free. */
const BOX = { width: 150, height: 40, gap: 10 };

export const logoHeight = ({ logo }: InvoiceDocument): number => (logo ? BOX.height + BOX.gap : 0);

export function drawLogo(pen: Pen, parent: Struct, { logo, issuer }: InvoiceDocument, x: number, y: number): void {
  if (!logo) return;
  // Bytes that came from another thread are a plain array.
  const bytes = Buffer.from(logo.buffer, logo.byteOffset, logo.byteLength);
  pen.tagged(parent, 'Figure', () => pen.pdf.image(bytes, x, y, { fit: [BOX.width, BOX.height], valign: 'center' }), {
    alt: `Logotipo de ${issuer.name}`,
  });
}
