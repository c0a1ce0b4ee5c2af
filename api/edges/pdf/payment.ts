import { ibanText, meansOf } from '../../../schema/collect/means';
import { termsText } from '../../../schema/collect/terms';
import { wordsIn } from '../../../schema/paper/in-language';
import type { InvoiceDocument } from './invoice-document';
import type { Block } from './paginate';
import { COLOURS, LEFT, RIGHT, STYLES } from './paper';
import type { Pen } from './pen';
import { Stack } from './stack';

const ROW = { height: 45, top: 9, inset: 12, means: 112.5, concept: 112.5 };

/** When it is to be paid, beside the customer; null: it does not say. */
export function dueStack(pen: Pen, invoice: InvoiceDocument, width: number): Stack | null {
  const { dueDate, paymentTerms } = invoice;
  const words = wordsIn(invoice);
  if (!dueDate) return null;
  const stack = new Stack(pen, width)
    .add('P', words.due, STYLES.label)
    .space(1)
    .add('P', words.longDate(dueDate), STYLES.name)
    .space(1.5);
  const terms = termsText(paymentTerms ?? null, words.terms);
  return terms ? stack.add('P', terms, STYLES.quiet) : stack;
}

/** How it is to be paid, and of a transfer the account and what to write; none: it does not say. */
export function paymentSaid(invoice: InvoiceDocument): [label: string, text: string][] {
  const { iban, fullNumber, status } = invoice;
  const words = wordsIn(invoice);
  const means = meansOf(invoice.paymentMeans);
  if (!means) return [];
  // A draft has no number to write beside a transfer.
  const account: [string, string][] = iban
    ? [['IBAN', ibanText(iban)], ...(status === 'draft' ? [] : [[words.reference, fullNumber] as [string, string]])]
    : [];
  return [[words.meansHead, words.means[means]], ...account];
}

const AT = [LEFT, LEFT + ROW.means + ROW.inset, RIGHT - ROW.concept + ROW.inset];

/** The same in one ruled row. */
export function payment(pen: Pen, invoice: InvoiceDocument): Block[] {
  const cells = paymentSaid(invoice);
  if (cells.length === 0) return [];
  return [
    {
      height: ROW.height,
      gap: 24,
      draw: y => {
        const section = pen.group(pen.root, 'Sect');
        pen.rule(LEFT, y);
        for (const [index, [label, text]] of cells.entries()) {
          const x = AT[index]!;
          pen.tagged(section, 'P', () => pen.text(label, STYLES.label, x, y + ROW.top));
          pen.tagged(section, 'P', () => pen.text(text, STYLES.body, x, y + ROW.top + STYLES.label.leading));
          if (x > LEFT) divide(pen, x - ROW.inset, y);
        }
        pen.rule(LEFT, y + ROW.height);
      },
    },
  ];
}

function divide(pen: Pen, x: number, y: number): void {
  pen.decoration(() =>
    pen.pdf
      .lineWidth(0.75)
      .strokeColor(COLOURS.hairline)
      .moveTo(x, y)
      .lineTo(x, y + ROW.height)
      .stroke(),
  );
}
