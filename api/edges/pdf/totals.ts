import { euros, percent } from './format';
import type { InvoiceDocument } from './invoice-document';
import type { Block } from './paginate';
import { COLOURS, LEFT, RIGHT, STYLES } from './paper';
import type { Pen } from './pen';

const RATES = { base: LEFT + 187.7, right: LEFT + 274.4, head: 16.5, row: 23.25 };
const SUMS = { left: LEFT + 316.6, top: 3, row: 19.5, rule: 45.7, total: 55, height: 86 };
const LABEL_GAP = 16;

/** The table of VAT per rate, and beside it what the invoice comes to. Never parted from each other. */
export function totals(pen: Pen, invoice: InvoiceDocument): Block {
  return {
    height: Math.max(RATES.head + invoice.rates.length * RATES.row, SUMS.height),
    gap: 22.6,
    draw: y => {
      drawRates(pen, invoice.rates, y);
      drawSums(pen, invoice, y);
    },
  };
}

function drawRates(pen: Pen, rates: InvoiceDocument['rates'], y: number): void {
  const table = pen.group(pen.root, 'Table');
  const head = pen.group(pen.group(table, 'THead'), 'TR');
  const heads: [string, number, 'left' | 'right'][] = [
    ['Tipo de IVA', LEFT, 'left'],
    ['Base imponible', RATES.base, 'right'],
    ['Cuota', RATES.right, 'right'],
  ];
  for (const [text, x, align] of heads) {
    pen.tagged(head, 'TH', () => pen.text(text, STYLES.label, x, y, align), { scope: 'Column' });
  }
  pen.rule(LEFT, y + RATES.head, RATES.right, COLOURS.text);
  const body = pen.group(table, 'TBody');
  rates.forEach((rate, i) => {
    const top = y + RATES.head + i * RATES.row;
    const middle = top + (RATES.row - STYLES.body.leading) / 2;
    const tr = pen.group(body, 'TR');
    const kind = rate.ivaCause ? `${percent(rate.ivaRate)} · ${rate.ivaCause}` : percent(rate.ivaRate);
    pen.tagged(tr, 'TD', () => pen.text(kind, STYLES.body, LEFT, middle));
    pen.tagged(tr, 'TD', () => pen.text(euros(rate.base), STYLES.body, RATES.base, middle, 'right'));
    pen.tagged(tr, 'TD', () => pen.text(euros(rate.quota), STYLES.body, RATES.right, middle, 'right'));
    tr.end();
    pen.rule(LEFT, top + RATES.row, RATES.right);
  });
}

function drawSums(pen: Pen, { subtotal, totalIva, total }: InvoiceDocument, y: number): void {
  const section = pen.group(pen.root, 'Sect');
  [
    ['Base imponible', subtotal],
    ['IVA', totalIva],
  ].forEach(([label, amount], i) => {
    const top = y + SUMS.top + i * SUMS.row;
    pen.tagged(section, 'P', () => {
      pen.text(label, STYLES.quiet, SUMS.left, top);
      pen.text(euros(amount), STYLES.body, RIGHT, top, 'right');
    });
  });
  pen.rule(SUMS.left, y + SUMS.rule, RIGHT, COLOURS.text);
  const room = RIGHT - SUMS.left - pen.setter.line('Total', STYLES.total).width - LABEL_GAP;
  const grand = pen.setter.fit(euros(total), STYLES.grand, room);
  pen.tagged(section, 'P', () => {
    // Both stand on one baseline, whatever the amount's size.
    const top = y + SUMS.total;
    pen.text('Total', STYLES.total, SUMS.left, top + 0.355 * (STYLES.grand.size - STYLES.total.size));
    pen.text(euros(total), grand, RIGHT, top + 0.355 * (STYLES.grand.size - grand.size), 'right');
  });
}
