import { leftTable } from '../../../schema/kinds/left';
import { replacedRows } from '../../../schema/kinds/replaced';
import { wordsIn } from '../../../schema/paper/in-language';
import { rateWords } from '../../../schema/paper/kind-words';
import type { InvoiceDocument } from './invoice-document';
import type { Block } from './paginate';
import { accentOf, LEFT, RIGHT, STYLES } from './paper';
import type { Pen, Struct } from './pen';
import type { Line, Style } from './fonts/typesetter';

const TITLE = 22;
const HEAD = 16.5;
const ROW = 25.5;
/** Right edges of base, VAT, surcharge and total: without a surcharge, one column less. */
const EDGES = [LEFT + 262, LEFT + 344, LEFT + 430, RIGHT];
const PLAIN_EDGES = [LEFT + 312, LEFT + 411, RIGHT];
/** Of what is left: base, change, base and tax that are left, and the surcharge where there is one. */
const LEFT_EDGES = [LEFT + 186, LEFT + 266, LEFT + 350, LEFT + 430, RIGHT];
const PLAIN_LEFT = [LEFT + 236, LEFT + 325, LEFT + 413, RIGHT];
const GAP = 10;

/** What the rectification comes to, beside the right amounts: by substitution the law wants both (art. 15.5). */
export function replaced(pen: Pen, invoice: InvoiceDocument): Block[] {
  const { rectification } = invoice;
  if (!rectification?.replaced) return [];
  const words = wordsIn(invoice);
  const original = rectification.invoices[0]!.fullNumber;
  const { surcharge, rows } = replacedRows(original, rectification.replaced, invoice, words);
  const edges = surcharge ? EDGES : PLAIN_EDGES;
  const heads = [words.base, words.quota, ...(surcharge ? [words.recargoShort] : []), words.total];
  return [
    amountsTable(pen, invoice, {
      title: words.rectificationAmount,
      heads: ['', ...heads],
      edges,
      rows: rows.map(({ name, amounts }, i) => {
        const style = i === rows.length - 1 ? STYLES.heading : STYLES.body;
        return { name, amounts: amounts.map(words.euros), style };
      }),
    }),
  ];
}

/** By differences how the invoice is left that it rectifies, by rate. */
export function left(pen: Pen, invoice: InvoiceDocument): Block[] {
  const { rectification, tax = 'IVA' } = invoice;
  if (!rectification?.left) return [];
  const words = wordsIn(invoice);
  const { heads, rows } = leftTable(rectification.left, words);
  return [
    amountsTable(pen, invoice, {
      title: words.leftOf(rectification.invoices[0]!.fullNumber),
      heads: [words.rateOf(words.tax[tax]), ...heads],
      edges: heads.length > PLAIN_LEFT.length ? LEFT_EDGES : PLAIN_LEFT,
      rows: rows.map(({ rate, amounts }) => ({
        name: rateWords(rate, tax, words),
        amounts: amounts.map(words.euros),
        style: STYLES.body,
      })),
    }),
  ];
}

interface AmountsTable {
  title: string;
  /** Of the names, then of each amount. */
  heads: readonly string[];
  /** Where the columns of amounts end. */
  edges: readonly number[];
  rows: readonly Row[];
}

/** Names are broken into lines of what the first column of amounts leaves them. */
function amountsTable(pen: Pen, invoice: InvoiceDocument, { title, heads, edges, rows }: AmountsTable): Block {
  const widest = (texts: string[], style: Style) => Math.max(...texts.map(text => pen.setter.line(text, style).width));
  const first = Math.max(
    widest([heads[1]!], STYLES.label),
    ...rows.map(({ amounts, style }) => widest([amounts[0]!], style)),
  );
  const room = edges[0]! - LEFT - first - GAP;
  const set = rows.map(row => {
    const lines = pen.setter.lines(row.name, row.style, room);
    return { ...row, lines, height: ROW + (lines.length - 1) * row.style.leading };
  });
  return {
    height: TITLE + HEAD + set.reduce((sum, { height }) => sum + height, 0),
    gap: 24,
    draw: y => {
      const table = pen.group(pen.root, 'Table');
      pen.tagged(table, 'Caption', () => pen.text(title, STYLES.heading, LEFT, y));
      let top = y + TITLE;
      const head = pen.group(pen.group(table, 'THead'), 'TR');
      const [ofNames, ...ofAmounts] = heads;
      const names = () => pen.text(ofNames!, STYLES.label, LEFT, top);
      if (ofNames) pen.tagged(head, 'TH', names, { scope: 'Column' });
      else pen.tagged(head, 'TD', names);
      ofAmounts.forEach((text, i) => {
        pen.tagged(head, 'TH', () => pen.text(text, STYLES.label, edges[i]!, top, 'right'), { scope: 'Column' });
      });
      top += HEAD;
      pen.rule(LEFT, top, RIGHT, accentOf(invoice));
      const body = pen.group(table, 'TBody');
      for (const row of set) {
        drawRow(pen, body, row, edges, top);
        top += row.height;
        pen.rule(LEFT, top, RIGHT);
      }
    },
  };
}

interface Row {
  name: string;
  amounts: readonly string[];
  style: Style;
}

interface SetRow extends Row {
  lines: Line[];
}

function drawRow(
  pen: Pen,
  body: Struct,
  { lines, amounts, style }: SetRow,
  edges: readonly number[],
  top: number,
): void {
  const middle = top + (ROW - style.leading) / 2;
  const tr = pen.group(body, 'TR');
  pen.tagged(tr, 'TD', () => pen.lines(lines, style, LEFT, middle));
  amounts.forEach((amount, i) => {
    pen.tagged(tr, 'TD', () => pen.text(amount, style, edges[i]!, middle, 'right'));
  });
  tr.end();
}
