import { longDate } from './format';
import type { InvoiceDocument } from './invoice-document';
import type { Block } from './paginate';
import { COLOURS, LEFT, RIGHT, STYLES, WIDTH } from './paper';
import type { Pen } from './pen';
import { drawQr, QR_COLUMN, QR_HEIGHT } from './qr';
import { Stack } from './stack';

const GAP = 24;

/** Who issues, and on the right which invoice of which day. */
export function heading(pen: Pen, invoice: InvoiceDocument): Block {
  const { qr, issuer } = invoice;
  const from = LEFT + (qr ? QR_COLUMN : 0);
  const right = invoiceColumn(pen, invoice, qr ? WIDTH * 0.45 : WIDTH * 0.6);
  const left = new Stack(pen, RIGHT - right.width - GAP - from)
    .space(2).add('P', issuer.name, STYLES.name).space(1.5).add('P', `NIF ${issuer.nif}`, STYLES.quiet);
  if (issuer.address) left.add('P', issuer.address, STYLES.quiet);
  const height = Math.max(left.height, right.height, qr ? QR_HEIGHT : 0) + GAP;
  return {
    height,
    draw: (y) => {
      const section = pen.group(pen.root, 'Sect');
      right.draw(section, RIGHT, y, 'right');
      if (invoice.status === 'cancelled') stamp(pen, y + right.height - STAMP);
      if (qr) drawQr(pen, section, qr, y);
      left.draw(section, from, y);
      pen.rule(LEFT, y + height);
    },
  };
}

const STAMP = 21;

function invoiceColumn(pen: Pen, { fullNumber, date, series, status }: InvoiceDocument, width: number): Stack {
  const number = pen.setter.fit(fullNumber, STYLES.number, width);
  const column = new Stack(pen, width)
    .add('P', 'Factura', STYLES.label).add('H1', fullNumber, number)
    .space(2).add('P', longDate(date), STYLES.date).space(1).add('P', `Serie ${series}`, STYLES.quiet);
  if (status === 'cancelled') column.space(8 + (STAMP - STYLES.alert.leading) / 2).add('P', 'ANULADA', STYLES.alert, 8).space((STAMP - STYLES.alert.leading) / 2);
  return column;
}

function stamp(pen: Pen, y: number): void {
  const width = pen.setter.line('ANULADA', STYLES.alert).width + 16;
  pen.decoration(() => pen.pdf.lineWidth(1.25).strokeColor(COLOURS.alert).roundedRect(RIGHT - width, y, width, STAMP, 3).stroke());
}

/** Whom it is issued to. */
export function customerBlock(pen: Pen, { customer }: InvoiceDocument): Block {
  const { name, nif, address, email } = customer;
  const town = [customer.postalCode, customer.city].filter(Boolean).join(' ');
  const place = [address, town].filter(Boolean).join(' · ');
  const stack = new Stack(pen, WIDTH)
    .add('P', 'Cliente', STYLES.label).space(1).add('P', name, STYLES.name).space(1.5).add('P', `NIF ${nif}`, STYLES.quiet);
  if (place) stack.add('P', place, STYLES.quiet);
  if (email) stack.add('P', email, STYLES.quiet);
  return { height: stack.height, gap: 12, draw: y => stack.draw(pen.group(pen.root, 'Sect'), LEFT, y) };
}
