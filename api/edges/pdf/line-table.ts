import { setImmediate as turn } from 'node:timers/promises';
import { addUp } from '../../../schema/decimal';
import { amountWithTax, saysPricesWithTax } from '../../../schema/kinds/simplified';
import { lineWords } from '../../../schema/tax/kind-words';
import { byMargin } from '../../../schema/tax/margin';
import { isDated } from '../../../schema/kinds/recapitulative';
import { euros, percent, quantity, shortDate, taken } from './format';
import type { InvoiceDocument } from './invoice-document';
import type { Block } from './paginate';
import { accentOf, LEFT, RIGHT, STYLES, WIDTH } from './paper';
import type { Pen, Struct } from './pen';
import type { Line } from './fonts/typesetter';

interface Column {
  head: string;
  /** With the space on its left; it grows with what stands in it. */
  width: number;
  text: (line: InvoiceLine, invoice: InvoiceDocument) => string;
  quiet?: boolean;
}
const DAY: Column = {
  head: 'Fecha',
  width: 66,
  text: line => (line.operationDate ? shortDate(line.operationDate) : ''),
  quiet: true,
};
const QUANTITY: Column = { head: 'Cantidad', width: 48, text: line => quantity(line.quantity) };
const PRICE: Column = { head: 'Precio sin IVA', width: 85.4, text: line => euros(line.price) };
const DISCOUNT: Column = {
  head: 'Dto.',
  width: 45,
  text: line => taken(line.discountPercent, line.discountAmount),
  quiet: true,
};
const IVA: Column = {
  head: 'IVA',
  width: 45,
  text: line => lineWords(line, percent),
  quiet: true,
};
const AMOUNT: Column = { head: 'Importe sin IVA', width: 93.7, text: line => euros(line.amount) };
/** In place of the two without tax. */
const PRICE_WITH_TAX: Column = {
  head: 'Precio, IVA incluido',
  width: 105,
  text: line => euros(line.grossPrice!),
};
const AMOUNT_WITH_TAX: Column = {
  head: 'Importe, IVA incluido',
  width: 112.5,
  text: (line, invoice) => euros(amountWithTax(invoice, line)),
};
const WHOLE_PRICE: Column = { ...PRICE, head: 'Precio' };
const WHOLE_AMOUNT: Column = { ...AMOUNT, head: 'Importe' };
const SPACE = 16;
const DESCRIPTION_GAP = 8;
const HEAD_HEIGHT = 17.2;
/** Above and below the text of a row; a long invoice is set closer. */
const AIR = { few: 7.1, many: 3.75 };
const FEW = 12;
/** The last rows go with the totals onto another page: as many as make this height. */
const COMPANY = 40;
const TURN_MS = 15;

type InvoiceLine = InvoiceDocument['lines'][number];
interface Columns {
  shown: readonly Column[];
  textsOf: (line: InvoiceLine) => string[];
  description: number;
  edges: number[];
}

/** Rows of the invoice under a head that each page repeats. */
export async function lineTable(pen: Pen, invoice: InvoiceDocument): Promise<Block[]> {
  const { lines } = invoice;
  const columns = columnsFor(pen, invoice);
  const air = lines.length > FEW ? AIR.many : AIR.few;
  const open = opener(pen);
  const head = tableHead(pen, columns, accentOf(invoice), open);
  const rows: Block[] = [];
  let since = performance.now();
  let sum = '0.00';
  for (const line of lines) {
    // A thousand long lines take a while to set: other requests get their turn.
    if (performance.now() - since > TURN_MS) {
      await turn();
      since = performance.now();
    }
    sum = addUp([sum, saysPricesWithTax(invoice) ? amountWithTax(invoice, line) : line.amount]);
    rows.push({ ...row(pen, columns, line, air, open), head, sum: carriedOver(pen, sum, air, accentOf(invoice)) });
  }
  // Below the last of them stand the totals.
  if (rows.length > 0) rows.at(-1)!.sum = undefined;
  accompany(rows);
  return rows;
}

/** What the lines come to where a page ends, at its foot and at the top of the next one. */
function carriedOver(pen: Pen, sum: string, air: number, rule: string): NonNullable<Block['sum']> {
  const height = STYLES.heading.leading + 2 * air;
  const block = (label: string, colour?: string): Block => ({
    height,
    draw: y => {
      pen.decoration(() => {
        pen.text(label, STYLES.heading, LEFT, y + air);
        pen.text(euros(sum), STYLES.heading, RIGHT, y + air, 'right');
      }, 'Pagination');
      pen.rule(LEFT, y + height, RIGHT, colour);
    },
  });
  return { below: block('Suma y sigue', rule), above: block('Suma anterior') };
}

function accompany(rows: Block[]): void {
  let height = 0;
  for (let i = rows.length - 1; i >= 0 && height < COMPANY; i--) {
    rows[i].keep = true;
    height += rows[i].height;
  }
}

/** Days and discounts have a column where a line has one; prices have their tax in them where they were written so. */
export function columnsOf(invoice: InvoiceDocument): readonly Column[] {
  const [price, amount] = saysPricesWithTax(invoice) ? [PRICE_WITH_TAX, AMOUNT_WITH_TAX] : [PRICE, AMOUNT];
  const discounts = invoice.lines.some(line => line.discountPercent || line.discountAmount);
  const days = isDated(invoice.lines) ? [DAY] : [];
  const between = discounts ? [DISCOUNT] : [];
  // Of what is taxed on the margin no VAT is said (LIVA, arts. 138 and 142).
  if (byMargin(invoice.rates)) return [...days, QUANTITY, WHOLE_PRICE, ...between, WHOLE_AMOUNT];
  const shown = [...days, QUANTITY, price, ...between, IVA, amount];
  // The heads name the invoice's tax.
  return shown.map(column => ({ ...column, head: column.head.replace('IVA', invoice.tax ?? 'IVA') }));
}

function columnsFor(pen: Pen, invoice: InvoiceDocument): Columns {
  const shown = columnsOf(invoice);
  const textsOf = (line: InvoiceLine) => shown.map(({ text }) => text(line, invoice));
  const widths = shown.map(({ width }) => width);
  for (const line of invoice.lines) {
    textsOf(line).forEach((text, i) => {
      widths[i] = Math.max(widths[i], pen.setter.line(text, STYLES.body).width + SPACE);
    });
  }
  const edges = widths.map((_, i) => RIGHT - widths.slice(i + 1).reduce((sum, width) => sum + width, 0));
  return {
    shown,
    textsOf,
    description: WIDTH - widths.reduce((sum, width) => sum + width, 0) - DESCRIPTION_GAP,
    edges,
  };
}

/** The table's tags are opened by the first page that draws it. */
function opener(pen: Pen): () => { head: Struct; body: Struct } {
  let made: { head: Struct; body: Struct } | undefined;
  return () => {
    if (!made) {
      const table = pen.group(pen.root, 'Table');
      made = { head: pen.group(table, 'THead'), body: pen.group(table, 'TBody') };
    }
    return made;
  };
}

function tableHead(pen: Pen, { shown, edges }: Columns, rule: string, open: () => { head: Struct }): Block {
  const draw = (y: number, cell: (draw: () => void) => void) => {
    cell(() => pen.text('Descripción', STYLES.label, LEFT, y));
    shown.forEach(({ head }, i) => cell(() => pen.text(head, STYLES.label, edges[i], y, 'right')));
  };
  return {
    height: HEAD_HEIGHT,
    gap: 23,
    draw: (y, repeated) => {
      if (repeated) {
        pen.decoration(() => draw(y, cell => cell()), 'Pagination');
      } else {
        const tr = pen.group(open().head, 'TR');
        draw(y, cell => pen.tagged(tr, 'TH', cell, { scope: 'Column' }));
        tr.end();
      }
      pen.rule(LEFT, y + HEAD_HEIGHT, RIGHT, rule);
    },
  };
}

function row(
  pen: Pen,
  { shown, textsOf, description, edges }: Columns,
  line: InvoiceLine,
  air: number,
  open: () => { body: Struct },
): Block {
  const text = pen.setter.lines(line.description, STYLES.body, description);
  const figures: Line[] = textsOf(line).map(figure => pen.setter.line(figure, STYLES.body));
  const height = text.length * STYLES.body.leading + 2 * air;
  return {
    height,
    draw: y => {
      const tr = pen.group(open().body, 'TR');
      pen.tagged(tr, 'TD', () => pen.lines(text, STYLES.body, LEFT, y + air));
      figures.forEach((figure, i) => {
        const style = shown[i].quiet ? STYLES.quiet : STYLES.body;
        pen.tagged(tr, 'TD', () => pen.line(figure, style, edges[i], y + air, 'right'));
      });
      tr.end();
      pen.rule(LEFT, y + height);
    },
  };
}
