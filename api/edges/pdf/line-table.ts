import { setImmediate as turn } from 'node:timers/promises';
import { euros, percent, quantity } from './format';
import type { InvoiceDocument } from './invoice-document';
import type { Block } from './paginate';
import { COLOURS, LEFT, RIGHT, STYLES, WIDTH } from './paper';
import type { Pen, Struct } from './pen';
import type { Line } from './typesetter';

const HEADS = ['Cantidad', 'Precio sin IVA', 'IVA', 'Importe sin IVA'];
/** Of the four columns of figures, with the space on their left; they grow with what stands in them. */
const WIDTHS = [48, 85.4, 45, 93.7];
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
  description: number;
  edges: number[];
}

/** Rows of the invoice under a head that each page repeats. */
export async function lineTable(pen: Pen, { lines }: InvoiceDocument): Promise<Block[]> {
  const columns = columnsFor(pen, lines);
  const air = lines.length > FEW ? AIR.many : AIR.few;
  const open = opener(pen);
  const head = tableHead(pen, columns, open);
  const rows: Block[] = [];
  let since = performance.now();
  for (const line of lines) {
    // A thousand long lines take a while to set: other requests get their turn.
    if (performance.now() - since > TURN_MS) {
      await turn();
      since = performance.now();
    }
    rows.push({ ...row(pen, columns, line, air, open), head });
  }
  accompany(rows);
  return rows;
}

function accompany(rows: Block[]): void {
  let height = 0;
  for (let i = rows.length - 1; i >= 0 && height < COMPANY; i--) {
    rows[i].keep = true;
    height += rows[i].height;
  }
}

const cells = ({ quantity: count, price, ivaRate, ivaCause, subtotal }: InvoiceLine): string[] => [
  quantity(count),
  euros(price),
  ivaCause ? `${percent(ivaRate)} ${ivaCause}` : percent(ivaRate),
  euros(subtotal),
];

function columnsFor(pen: Pen, lines: readonly InvoiceLine[]): Columns {
  const widths = [...WIDTHS];
  for (const line of lines) {
    cells(line).forEach((text, i) => {
      widths[i] = Math.max(widths[i], pen.setter.line(text, STYLES.body).width + SPACE);
    });
  }
  const edges = widths.map((_, i) => RIGHT - widths.slice(i + 1).reduce((sum, width) => sum + width, 0));
  return { description: WIDTH - widths.reduce((sum, width) => sum + width, 0) - DESCRIPTION_GAP, edges };
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

function tableHead(pen: Pen, { edges }: Columns, open: () => { head: Struct }): Block {
  const draw = (y: number, cell: (draw: () => void) => void) => {
    cell(() => pen.text('Descripción', STYLES.label, LEFT, y));
    HEADS.forEach((text, i) => cell(() => pen.text(text, STYLES.label, edges[i], y, 'right')));
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
      pen.rule(LEFT, y + HEAD_HEIGHT, RIGHT, COLOURS.text);
    },
  };
}

function row(
  pen: Pen,
  { description, edges }: Columns,
  line: InvoiceLine,
  air: number,
  open: () => { body: Struct },
): Block {
  const text = pen.setter.lines(line.description, STYLES.body, description);
  const figures: Line[] = cells(line).map(figure => pen.setter.line(figure, STYLES.body));
  const height = text.length * STYLES.body.leading + 2 * air;
  return {
    height,
    draw: y => {
      const tr = pen.group(open().body, 'TR');
      pen.tagged(tr, 'TD', () => pen.lines(text, STYLES.body, LEFT, y + air));
      figures.forEach((figure, i) => {
        const style = i === 2 ? STYLES.quiet : STYLES.body;
        pen.tagged(tr, 'TD', () => pen.line(figure, style, edges[i], y + air, 'right'));
      });
      tr.end();
      pen.rule(LEFT, y + height);
    },
  };
}
