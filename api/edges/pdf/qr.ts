import type { InvoiceDocument } from './invoice-document';
import { COLOURS, LEFT, STYLES } from './paper';
import type { Pen, Struct } from './pen';
import type { Style } from './fonts/typesetter';

const MM = 72 / 25.4;
const SIDE = 35 * MM;
/**
 * The agency asks for 2 mm of white on every side and advises 6: so many beside it, and half above and below, where
 * only its own words stand.
 */
const BESIDE = 6 * MM;
const ABOVE_AND_BELOW = 3 * MM;

// Words as large as the invoice's own; half a capital above and below the middle of their leading.
const WORDS: Style = { ...STYLES.body, weight: 'medium' };
const LEGEND = STYLES.heading;
const MARK: Style = { ...LEGEND, colour: COLOURS.alert };
const INK = { top: LEGEND.leading / 2 - 0.355 * LEGEND.size, bottom: LEGEND.leading / 2 + 0.355 * LEGEND.size };

/** From its words' top to the code's, and from the code's foot to the words below. */
export const QR_TOP = INK.bottom + ABOVE_AND_BELOW;
const BELOW = ABOVE_AND_BELOW - INK.top;
/** Width with the free white on its right. */
export const QR_COLUMN = SIDE + BESIDE;

type Qr = NonNullable<InvoiceDocument['qr']>;

const linesBelow = ({ mark }: Qr): [string, Style][] => [
  ['VERI*FACTU', LEGEND],
  ...(mark ? [[mark, MARK] as [string, Style]] : []),
];

/** With the words above and below. */
export const qrHeight = (qr: Qr): number => QR_TOP + SIDE + BELOW + linesBelow(qr).length * LEGEND.leading;

export function drawQr(pen: Pen, parent: Struct, qr: Qr, y: number): void {
  pen.tagged(parent, 'P', () => centred(pen, 'QR tributario:', y, WORDS));
  pen.tagged(parent, 'Figure', () => modules(pen, qr.modules, y + QR_TOP), {
    alt: 'Código QR tributario de la factura',
  });
  linesBelow(qr).forEach(([text, style], i) => {
    pen.tagged(parent, 'P', () => centred(pen, text, y + QR_TOP + SIDE + BELOW + i * LEGEND.leading, style));
  });
}

function centred(pen: Pen, text: string, y: number, style: Style): void {
  const line = pen.setter.line(text, style);
  pen.line(line, style, LEFT + (SIDE - line.width) / 2, y);
}

/** Dark cells side by side as one rectangle: no hairline between them, and a third of the bytes. */
function modules({ pdf }: Pen, rows: Qr['modules'], y: number): void {
  const cell = SIDE / rows.length;
  rows.forEach((row, i) =>
    row.forEach((dark, j) => {
      if (!dark || row[j - 1]) return;
      const end = row.indexOf(false, j);
      pdf.rect(LEFT + j * cell, y + i * cell, ((end < 0 ? row.length : end) - j) * cell, cell);
    }),
  );
  pdf.fill(COLOURS.qr);
}
