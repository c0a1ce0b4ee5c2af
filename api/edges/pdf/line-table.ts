import { setImmediate as turn } from 'node:timers/promises';
import { addUp } from '../../../schema/decimal';
import { amountWithTax, saysPricesWithTax } from '../../../schema/kinds/simplified';
import { es } from '../../../schema/paper/es';
import { wordsIn } from '../../../schema/paper/in-language';
import { lineWords } from '../../../schema/paper/kind-words';
import type { PaperWords } from '../../../schema/paper/words';
import { byMargin } from '../../../schema/tax/margin';
import { isDated } from '../../../schema/kinds/recapitulative';
import { taken } from './format';
import type { InvoiceDocument } from './invoice-document';
import type { Block } from './paginate';
import { accentOf, LEFT, RIGHT, STYLES, WIDTH } from './paper';
import type { Pen, Struct } from './pen';
import type { Line } from './fonts/typesetter';

type InvoiceLine = InvoiceDocument['lines'][number];
interface Column {
  key: 'day' | 'quantity' | 'price' | 'discount' | 'tax' | 'amount';
  /** As its language calls it; `tax` is what it calls the invoice's tax. */
  head: (words: PaperWords, tax: string) => string;
  /** With the space on its left; it grows with what stands in it. */
  width: number;
  text: (line: InvoiceLine, invoice: InvoiceDocument, words: PaperWords) => string;
  quiet?: boolean;
}
const DAY: Column = {
  key: 'day',
  head: words => words.day,
  width: 66,
  text: (line, _invoice, words) => (line.operationDate ? words.shortDate(line.operationDate) : ''),
  quiet: true,
};
const QUANTITY: Column = {
  key: 'quantity',
  head: words => words.quantityHead,
  width: 48,
  text: (line, _invoice, words) => words.quantity(line.quantity),
};
const PRICE: Column = {
  key: 'price',
  head: (words, tax) => words.without(words.price, tax),
  width: 85.4,
  text: (line, _invoice, words) => words.euros(line.price),
};
const DISCOUNT: Column = {
  key: 'discount',
  head: words => words.discountHead,
  width: 45,
  text: (line, _invoice, words) => taken(words, line.discountPercent, line.discountAmount),
  quiet: true,
};
const TAX: Column = {
  key: 'tax',
  head: (_words, tax) => tax,
  width: 45,
  text: (line, _invoice, words) => lineWords(line, words),
  quiet: true,
};
const AMOUNT: Column = {
  key: 'amount',
  head: (words, tax) => words.without(words.amount, tax),
  width: 93.7,
  text: (line, _invoice, words) => words.euros(line.amount),
};
/** In place of the two without tax. */
const PRICE_WITH_TAX: Column = {
  ...PRICE,
  head: (words, tax) => words.withTax(words.price, tax),
  width: 105,
  text: (line, _invoice, words) => words.euros(line.grossPrice!),
};
const AMOUNT_WITH_TAX: Column = {
  ...AMOUNT,
  head: (words, tax) => words.withTax(words.amount, tax),
  width: 112.5,
  text: (line, invoice, words) => words.euros(amountWithTax(invoice, line)),
};
const WHOLE_PRICE: Column = { ...PRICE, head: words => words.price };
const WHOLE_AMOUNT: Column = { ...AMOUNT, head: words => words.amount };
const SPACE = 16;
const HEAD_SPACE = 10;
const DESCRIPTION_GAP = 8;
const HEAD_HEIGHT = 17.2;
/** Above and below the text of a row; a long invoice is set closer. */
const AIR = { few: 7.1, many: 3.75 };
const FEW = 12;
/** The last rows go with the totals onto another page: as many as make this height. */
const COMPANY = 40;
const TURN_MS = 15;

/** A column as its head is written. */
type Shown = Omit<Column, 'head' | 'text'> & { head: string; text: (line: InvoiceLine) => string };
interface Columns {
  shown: readonly Shown[];
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
  const head = tableHead(pen, columns, invoice, open);
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
    rows.push({ ...row(pen, columns, line, air, open), head, sum: carriedOver(pen, sum, air, invoice) });
  }
  // Below the last of them stand the totals.
  if (rows.length > 0) rows.at(-1)!.sum = undefined;
  accompany(rows);
  return rows;
}

/** What the lines come to where a page ends, at its foot and at the top of the next one. */
function carriedOver(pen: Pen, sum: string, air: number, invoice: InvoiceDocument): NonNullable<Block['sum']> {
  const words = wordsIn(invoice);
  const height = STYLES.heading.leading + 2 * air;
  const block = (label: string, colour?: string): Block => ({
    height,
    draw: y => {
      pen.decoration(() => {
        pen.text(label, STYLES.heading, LEFT, y + air);
        pen.text(words.euros(sum), STYLES.heading, RIGHT, y + air, 'right');
      }, 'Pagination');
      pen.rule(LEFT, y + height, RIGHT, colour);
    },
  });
  return { below: block(words.carriedOver, accentOf(invoice)), above: block(words.broughtForward) };
}

function accompany(rows: Block[]): void {
  let height = 0;
  for (let i = rows.length - 1; i >= 0 && height < COMPANY; i--) {
    rows[i].keep = true;
    height += rows[i].height;
  }
}

/** Days and discounts have a column where a line has one; prices have their tax in them where they were written so. */
export function columnsOf(invoice: InvoiceDocument): readonly Shown[] {
  const words = wordsIn(invoice);
  // The heads name the invoice's tax.
  const tax = words.tax[invoice.tax ?? 'IVA'];
  return kindsOfColumns(invoice).map(column => ({
    ...column,
    head: column.head(words, tax),
    text: line => column.text(line, invoice, words),
  }));
}

function kindsOfColumns(invoice: InvoiceDocument): readonly Column[] {
  const [price, amount] = saysPricesWithTax(invoice) ? [PRICE_WITH_TAX, AMOUNT_WITH_TAX] : [PRICE, AMOUNT];
  const discounts = invoice.lines.some(line => line.discountPercent || line.discountAmount);
  const days = isDated(invoice.lines) ? [DAY] : [];
  const between = discounts ? [DISCOUNT] : [];
  // Of what is taxed on the margin no VAT is said (LIVA, arts. 138 and 142).
  if (byMargin(invoice.rates)) return [...days, QUANTITY, WHOLE_PRICE, ...between, WHOLE_AMOUNT];
  return [...days, QUANTITY, price, ...between, TAX, amount];
}

function columnsFor(pen: Pen, invoice: InvoiceDocument): Columns {
  const shown = columnsOf(invoice);
  const textsOf = (line: InvoiceLine) => shown.map(({ text }) => text(line));
  // A head of another language may be wider than its column; those of Spanish are as wide as they were made for.
  const widths = shown.map(({ head, width }) =>
    wordsIn(invoice) === es ? width : Math.max(width, pen.setter.line(head, STYLES.label).width + HEAD_SPACE),
  );
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

function tableHead(pen: Pen, { shown, edges }: Columns, invoice: InvoiceDocument, open: () => { head: Struct }): Block {
  const { description } = wordsIn(invoice);
  const draw = (y: number, cell: (draw: () => void) => void) => {
    cell(() => pen.text(description, STYLES.label, LEFT, y));
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
      pen.rule(LEFT, y + HEAD_HEIGHT, RIGHT, accentOf(invoice));
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
