import { abroadName } from '../../../schema/countries';
import { paperTitle } from '../../../schema/kinds/title';
import { longDate } from './format';
import type { InvoiceDocument } from './invoice-document';
import { drawLogo, logoHeight } from './logo';
import type { Block } from './paginate';
import { COLOURS, LEFT, RIGHT, STYLES, WIDTH } from './paper';
import type { Pen } from './pen';
import { drawQr, QR_COLUMN, QR_TOP, qrHeight } from './qr';
import { Stack } from './stack';

const GAP = 24;
/** Beside the code, the capitals of both columns hang from its upper edge. */
const BESIDE_QR = QR_TOP - 5.5;
const STAMP = { height: 21, inset: 8, line: 1.25, gap: 8 };

/** Who issues, and on the right which invoice of which day. */
export function heading(pen: Pen, invoice: InvoiceDocument): Block {
  const { qr, issuer } = invoice;
  const from = LEFT + (qr ? QR_COLUMN : 0);
  const down = qr ? BESIDE_QR : 0;
  const right = invoiceColumn(pen, invoice, WIDTH * 0.46);
  const left = new Stack(pen, RIGHT - right.width - GAP - from)
    .space(2)
    .add('P', issuer.name, STYLES.name)
    .space(1.5)
    .add('P', `NIF ${issuer.nif}`, STYLES.quiet);
  if (issuer.address) left.add('P', issuer.address, STYLES.quiet);
  const brand = logoHeight(invoice);
  const height = Math.max(brand + left.height + down, right.height + down, qr ? qrHeight(qr) : 0) + GAP;
  return {
    height,
    draw: y => {
      const section = pen.group(pen.root, 'Sect');
      right.draw(section, RIGHT, y + down, 'right');
      if (invoice.status === 'cancelled') stampFrame(pen, y + down + right.height);
      if (qr) drawQr(pen, section, qr, y);
      drawLogo(pen, section, invoice, from, y + down);
      left.draw(section, from, y + down + brand);
      pen.rule(LEFT, y + height);
    },
  };
}

export const titleOf = (invoice: InvoiceDocument): string =>
  paperTitle({ ...invoice, rectifies: Boolean(invoice.rectification) });

function invoiceColumn(pen: Pen, invoice: InvoiceDocument, width: number): Stack {
  const { fullNumber, date, operationDate, prepayment, rectification, series, status } = invoice;
  // RD 1619/2012, art. 6.1.i.
  const day = prepayment && !rectification ? 'Cobrado' : 'Operación';
  const number = pen.setter.fit(fullNumber, STYLES.number, width);
  const column = new Stack(pen, width)
    .add('P', titleOf(invoice), STYLES.label)
    .add('H1', fullNumber, number)
    .space(2)
    .add('P', longDate(date), STYLES.date)
    .space(1);
  if (operationDate) column.add('P', `${day}: ${longDate(operationDate)}`, STYLES.quiet);
  column.add('P', `Serie ${series}`, STYLES.quiet);
  const air = (STAMP.height - STYLES.alert.leading) / 2;
  if (status === 'cancelled')
    column
      .space(STAMP.gap + air)
      .add('P', 'ANULADA', STYLES.alert, STAMP.inset)
      .space(air);
  return column;
}

function stampFrame(pen: Pen, bottom: number): void {
  const { height, inset, line } = STAMP;
  const width = pen.setter.line('ANULADA', STYLES.alert).width + 2 * inset - line;
  pen.decoration(() =>
    pen.pdf
      .lineWidth(line)
      .strokeColor(COLOURS.alert)
      .roundedRect(RIGHT - width - line / 2, bottom - height, width, height, 3)
      .stroke(),
  );
}

/** Whom it is issued to; nothing of a simplified invoice that names nobody. */
export function customerBlock(pen: Pen, { customer }: InvoiceDocument): Block[] {
  if (!customer) return [];
  const { name, nif, address, email } = customer;
  const town = [customer.postalCode, customer.city].filter(Boolean).join(' ');
  const place = [address, town, abroadName(customer.country)].filter(Boolean).join(' · ');
  const stack = new Stack(pen, WIDTH)
    .add('P', 'Cliente', STYLES.label)
    .space(1)
    .add('P', name, STYLES.name)
    .space(1.5)
    .add('P', `NIF ${nif}`, STYLES.quiet);
  if (place) stack.add('P', place, STYLES.quiet);
  if (email) stack.add('P', email, STYLES.quiet);
  return [{ height: stack.height, gap: 12, draw: y => stack.draw(pen.group(pen.root, 'Sect'), LEFT, y) }];
}
