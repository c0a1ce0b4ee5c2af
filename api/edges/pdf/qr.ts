import type { InvoiceDocument } from './invoice-document';
import { COLOURS, LEFT, STYLES } from './paper';
import type { Pen, Struct } from './pen';

const SIDE = 35 * 72 / 25.4;
const LABEL = 17;
/** Width with the free white on its right, height with the words above and below. */
export const QR_COLUMN = SIDE + 17;
export const QR_HEIGHT = LABEL + SIDE + 16;

type Qr = NonNullable<InvoiceDocument['qr']>;

export function drawQr(pen: Pen, parent: Struct, qr: Qr, y: number): void {
  pen.tagged(parent, 'P', () => centred(pen, 'QR tributario:', y, 'small'));
  pen.tagged(parent, 'Figure', () => modules(pen, qr.modules, y + LABEL), { alt: 'Código QR tributario de la factura' });
  pen.tagged(parent, 'P', () => centred(pen, qr.legend, y + LABEL + SIDE + 4, 'legend'));
}

function centred(pen: Pen, text: string, y: number, style: 'small' | 'legend'): void {
  const line = pen.setter.line(text, STYLES[style]);
  pen.line(line, STYLES[style], LEFT + (SIDE - line.width) / 2, y);
}

function modules({ pdf }: Pen, rows: Qr['modules'], y: number): void {
  const cell = SIDE / rows.length;
  rows.forEach((row, i) => row.forEach((dark, j) => {
    if (dark) pdf.rect(LEFT + j * cell, y + i * cell, cell, cell);
  }));
  pdf.fill(COLOURS.qr);
}
