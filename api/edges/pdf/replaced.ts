import { replacedRows } from '../../../schema/kinds/replaced';
import { wordsIn } from '../../../schema/paper/in-language';
import type { InvoiceDocument } from './invoice-document';
import type { Block } from './paginate';
import { accentOf, LEFT, RIGHT, STYLES } from './paper';
import type { Pen, Struct } from './pen';
import type { Style } from './fonts/typesetter';

const TITLE = 22;
const HEAD = 16.5;
const ROW = 25.5;
/** Right edges of base, VAT, surcharge and total: without a surcharge, one column less. */
const EDGES = [LEFT + 262, LEFT + 344, LEFT + 430, RIGHT];
const PLAIN_EDGES = [LEFT + 312, LEFT + 411, RIGHT];

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
    {
      height: TITLE + HEAD + rows.length * ROW,
      gap: 24,
      draw: y => {
        const table = pen.group(pen.root, 'Table');
        pen.tagged(table, 'Caption', () => pen.text(words.rectificationAmount, STYLES.heading, LEFT, y));
        const top = y + TITLE;
        const head = pen.group(pen.group(table, 'THead'), 'TR');
        pen.tagged(head, 'TD', () => pen.text('', STYLES.label, LEFT, top));
        heads.forEach((text, i) => {
          pen.tagged(head, 'TH', () => pen.text(text, STYLES.label, edges[i]!, top, 'right'), { scope: 'Column' });
        });
        pen.rule(LEFT, top + HEAD, RIGHT, accentOf(invoice));
        const body = pen.group(table, 'TBody');
        rows.forEach((row, i) => {
          const style = i === rows.length - 1 ? STYLES.heading : STYLES.body;
          drawRow(pen, body, { ...row, amounts: row.amounts.map(words.euros), style }, edges, top + HEAD + i * ROW);
        });
      },
    },
  ];
}

interface Row {
  name: string;
  amounts: readonly string[];
  style: Style;
}

function drawRow(pen: Pen, body: Struct, { name, amounts, style }: Row, edges: readonly number[], top: number): void {
  const middle = top + (ROW - style.leading) / 2;
  const tr = pen.group(body, 'TR');
  pen.tagged(tr, 'TD', () => pen.text(name, style, LEFT, middle));
  amounts.forEach((amount, i) => {
    pen.tagged(tr, 'TD', () => pen.text(amount, style, edges[i]!, middle, 'right'));
  });
  tr.end();
  pen.rule(LEFT, top + ROW, RIGHT);
}
