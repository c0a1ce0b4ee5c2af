import { addUp } from '../../../schema/decimal';
import { alsoSpanish, wordsIn, type InLanguage } from '../../../schema/paper/in-language';
import { rateWords } from '../../../schema/paper/kind-words';
import type { PaperWords } from '../../../schema/paper/words';
import { byMargin } from '../../../schema/tax/margin';
import { saysPricesWithTax, sumWithTax, withTax } from '../../../schema/kinds/simplified';
import { lineAmounts, turned } from '../../../schema/totals';
import type { InvoiceDocument } from './invoice-document';
import type { Block } from './paginate';
import { accentOf, LEFT, RIGHT, STYLES } from './paper';
import type { Pen, Struct } from './pen';
import type { Line, Style } from './fonts/typesetter';

const RATES = { right: LEFT + 281.2, quota: 58.5, gap: 12, head: 16.5, row: 23.25, note: 6 };
const SUMS = { left: LEFT + 316.6, top: 3, row: 19.5, rule: 3.7, mid: 25, toTotal: 9.3, grand: 31 };
const LABEL_GAP = 16;

type Row = [label: string, amount: string];

/** The table of VAT per rate, and beside it what the invoice comes to. Never parted from each other. */
export function totals(pen: Pen, invoice: InvoiceDocument): Block {
  const note = lineDiscount(invoice);
  const shown = setRates(pen, rateRows(invoice), wordsIn(invoice));
  const table = shown.rows.reduce((height, row) => height + row.height, shown.rows.length > 0 ? RATES.head : 0);
  const rates = table + (note ? RATES.note + STYLES.quiet.leading : 0);
  return {
    height: Math.max(rates, sumsHeight(invoice)),
    gap: 22.6,
    draw: y => {
      if (shown.rows.length > 0) drawRates(pen, shown, invoice, y);
      if (note) {
        const top = y + table + RATES.note;
        pen.tagged(pen.root, 'P', () => pen.text(note, STYLES.quiet, LEFT, top));
      }
      drawSums(pen, invoice, y);
    },
  };
}

const minus = (words: PaperWords, amount: string) => words.euros(turned(amount));

/** All that its lines take off, in words; null: nothing. What the whole takes off stands among the sums. */
export function lineDiscount(invoice: InvoiceDocument): string | null {
  const reduced = invoice.lines.filter(line => line.discountPercent || line.discountAmount);
  if (reduced.length === 0) return null;
  const amounts = saysPricesWithTax(invoice)
    ? reduced.map(withTax)
    : reduced.map(line => ({ gross: lineAmounts(line).gross, net: line.amount }));
  const before = addUp(amounts.map(({ gross }) => gross));
  const off = addUp([before, ...amounts.map(({ net }) => turned(net))]);
  const words = wordsIn(invoice);
  return words.discountOfLines(words.euros(off), words.euros(before));
}

/** From the lines to the total: with a discount of the whole, what it is taken off. */
export function rowsOf(invoice: InvoiceDocument): Row[] {
  const { lines, discountPercent, discountAmount, subtotal, totalIva, total, recargo } = invoice;
  if (byMargin(invoice.rates)) return [];
  const words = wordsIn(invoice);
  const tax = words.tax[invoice.tax ?? 'IVA'];
  const { euros } = words;
  const included = saysPricesWithTax(invoice);
  const rows: Row[] = [
    [words.base, euros(subtotal)],
    [included ? words.included(tax) : tax, euros(totalIva)],
  ];
  if (recargo) rows.push([alsoSpanish(words.recargo, 'Recargo de equivalencia'), euros(recargo)]);
  if (!discountPercent && !discountAmount) return rows;
  const before = included ? sumWithTax(invoice) : addUp(lines.map(({ amount }) => amount));
  const off = addUp([before, turned(included ? total : subtotal)]);
  const label = discountPercent ? `${words.discount} ${words.decimalPercent(discountPercent)}` : words.discount;
  return [[included ? words.withTax(words.sum, tax) : words.sum, euros(before)], [label, minus(words, off)], ...rows];
}

/** From the total to what is to be paid; empty where both are the same. */
export function restOf(invoice: InvoiceDocument): Row[] {
  const { withholdingPercent, withholding, suplidos = [] } = invoice;
  const words = wordsIn(invoice);
  const rows: Row[] = [];
  if (withholdingPercent && withholding)
    rows.push([`${words.withholding} ${words.decimalPercent(withholdingPercent)}`, minus(words, withholding)]);
  if (suplidos.length > 0) rows.push([words.suplidos, words.euros(addUp(suplidos.map(({ amount }) => amount)))]);
  return rows;
}

interface RateRow {
  kind: string;
  base: string;
  quota: string;
}

/** Each rate, and below it its surcharge; none where the VAT is not said. */
export function rateRows({
  rates,
  tax = 'IVA',
  ...of
}: Pick<InvoiceDocument, 'rates' | 'tax'> & InLanguage): RateRow[] {
  const words = wordsIn(of);
  return (byMargin(rates) ? [] : rates).flatMap(({ base, quota, recargoRate, recargo, ...rate }) => [
    { kind: rateWords(rate, tax, words), base, quota },
    ...(recargoRate && recargo
      ? [{ kind: `${words.recargoShort} ${words.decimalPercent(recargoRate)}`, base, quota: recargo }]
      : []),
  ]);
}

function sumsHeight(invoice: InvoiceDocument): number {
  const rest = restOf(invoice).length;
  const middle = rest > 0 ? SUMS.mid + rest * SUMS.row : 0;
  return SUMS.top + rowsOf(invoice).length * SUMS.row + SUMS.rule + middle + SUMS.toTotal + SUMS.grand;
}

interface SetRates {
  /** Where bases end: farther left the wider a quota is. */
  base: number;
  rows: (RateRow & { lines: Line[]; height: number })[];
}

/** Kinds are broken into lines of what bases and quotas leave room for. */
function setRates(pen: Pen, rates: readonly RateRow[], { euros }: PaperWords): SetRates {
  const widest = (amounts: string[]) =>
    Math.max(0, ...amounts.map(amount => pen.setter.line(euros(amount), STYLES.body).width));
  const quota = widest(rates.map(each => each.quota)) + RATES.gap;
  const base = RATES.right - Math.max(RATES.quota, quota);
  const room = base - LEFT - widest(rates.map(each => each.base)) - RATES.gap;
  const rows = rates.map(rate => {
    const lines = pen.setter.lines(rate.kind, STYLES.body, room);
    return { ...rate, lines, height: RATES.row + (lines.length - 1) * STYLES.body.leading };
  });
  return { base, rows };
}

function drawRates(pen: Pen, { base, rows }: SetRates, invoice: InvoiceDocument, y: number): void {
  const words = wordsIn(invoice);
  const { euros } = words;
  const table = pen.group(pen.root, 'Table');
  const head = pen.group(pen.group(table, 'THead'), 'TR');
  const heads: [string, number, 'left' | 'right'][] = [
    [words.rateOf(words.tax[invoice.tax ?? 'IVA']), LEFT, 'left'],
    [words.base, base, 'right'],
    [words.quota, RATES.right, 'right'],
  ];
  for (const [text, x, align] of heads) {
    pen.tagged(head, 'TH', () => pen.text(text, STYLES.label, x, y, align), { scope: 'Column' });
  }
  pen.rule(LEFT, y + RATES.head, RATES.right, accentOf(invoice));
  const body = pen.group(table, 'TBody');
  let top = y + RATES.head;
  for (const rate of rows) {
    const middle = top + (RATES.row - STYLES.body.leading) / 2;
    const tr = pen.group(body, 'TR');
    pen.tagged(tr, 'TD', () => pen.lines(rate.lines, STYLES.body, LEFT, middle));
    pen.tagged(tr, 'TD', () => pen.text(euros(rate.base), STYLES.body, base, middle, 'right'));
    pen.tagged(tr, 'TD', () => pen.text(euros(rate.quota), STYLES.body, RATES.right, middle, 'right'));
    tr.end();
    top += rate.height;
    pen.rule(LEFT, top, RATES.right);
  }
}

function drawSums(pen: Pen, invoice: InvoiceDocument, y: number): void {
  const { euros } = wordsIn(invoice);
  const section = pen.group(pen.root, 'Sect');
  let top = y + SUMS.top;
  const row = ([label, amount]: Row, style: Style = STYLES.quiet, figure: Style = STYLES.body) => {
    const at = top;
    pen.tagged(section, 'P', () => {
      pen.text(label, style, SUMS.left, at);
      pen.text(amount, figure, RIGHT, at, 'right');
    });
    top += SUMS.row;
  };
  const rule = () => pen.rule(SUMS.left, (top += SUMS.rule), RIGHT, accentOf(invoice));
  for (const each of rowsOf(invoice)) row(each);
  rule();
  const rest = restOf(invoice);
  if (rest.length > 0) {
    top += SUMS.mid - SUMS.row;
    row([wholeOf(invoice), euros(invoice.total)], STYLES.name, STYLES.name);
    for (const each of rest) row(each);
    rule();
  }
  drawGrand(pen, section, grandOf(invoice), top, euros);
}

/** What the total is called where less than it is to be paid. */
export function wholeOf(invoice: InvoiceDocument): string {
  const { total, totalInvoice } = wordsIn(invoice);
  return invoice.quote ? total : totalInvoice;
}

/** The last line: what is to be paid. */
export function grandOf(invoice: InvoiceDocument): Row {
  const words = wordsIn(invoice);
  if (restOf(invoice).length > 0) return [words.toPay, invoice.payable];
  const simplified = invoice.kind === 'F2' || (invoice.qualified && !invoice.rectification);
  const says =
    simplified && !saysPricesWithTax(invoice)
      ? words.withTax(words.total, words.tax[invoice.tax ?? 'IVA'])
      : words.total;
  return [says, invoice.total];
}

function drawGrand(
  pen: Pen,
  section: Struct,
  [label, amount]: Row,
  rule: number,
  euros: (amount: string) => string,
): void {
  const room = RIGHT - SUMS.left - pen.setter.line(label, STYLES.total).width - LABEL_GAP;
  const grand = pen.setter.fit(euros(amount), STYLES.grand, room);
  pen.tagged(section, 'P', () => {
    // Both stand on one baseline, whatever the amount's size.
    const top = rule + SUMS.toTotal;
    pen.text(label, STYLES.total, SUMS.left, top + 0.355 * (STYLES.grand.size - STYLES.total.size));
    pen.text(euros(amount), grand, RIGHT, top + 0.355 * (STYLES.grand.size - grand.size), 'right');
  });
}
