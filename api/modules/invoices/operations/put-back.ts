import { MOST_PREPAYMENTS } from '../../../../schema/kinds/prepayments';
import { badField } from '../../../platform/errors';
import { checkId } from '../../../platform/ids';
import type { Invoice } from '../invoice.entity';
import { NO_LINES, TOO_MANY_PREPAYMENTS, type InvoiceInput } from '../invoices.inputs';

const withoutSign = (amount: string): string => amount.replace('-', '');

/** An input with the prepayments that lines name as they were read named like the others. */
function withoutSettling(input: InvoiceInput): InvoiceInput {
  const named = input.lines.flatMap(({ prepaymentId }, i) =>
    prepaymentId ? checkId(prepaymentId, `lines.${i}.prepaymentId`) : [],
  );
  if (named.length === 0) return input;
  const lines = input.lines.filter(({ prepaymentId }) => !prepaymentId);
  const prepayments = [...new Set([...(input.prepayments ?? []), ...named])];
  if (lines.length === 0) throw badField('lines', NO_LINES);
  if (prepayments.length > MOST_PREPAYMENTS) throw badField('prepayments', TOO_MANY_PREPAYMENTS);
  return { ...input, lines, prepayments };
}

/** An input whose lines that come back say how much does, also where they were read: with their sign turned. */
function withoutSigns(input: InvoiceInput): InvoiceInput {
  const lines = input.lines.map(line =>
    line.returned
      ? {
          ...line,
          quantity: withoutSign(line.quantity),
          discountAmount: line.discountAmount && withoutSign(line.discountAmount),
        }
      : line,
  );
  return { ...input, lines };
}

type Kept = Pick<Invoice, 'recargo' | 'tax' | 'customerId'>;

/** A draft without recargo goes on without, as null is what is read of it: its customer's card is not asked again. */
function asItWas(input: InvoiceInput, { recargo, tax, customerId }: Kept): InvoiceInput {
  const stays =
    recargo === null && tax === 'IVA' && customerId !== null && input.customerId?.toLowerCase() === customerId;
  return stays && input.recargo == null ? { ...input, recargo: false } : input;
}

/** An input, of which parts may be as they were read, as if it was written anew. `draft`: what it is to be put in place of. */
export function asWritten(input: InvoiceInput, draft?: Kept): InvoiceInput {
  const written = withoutSigns(withoutSettling(input));
  return draft ? asItWas(written, draft) : written;
}
