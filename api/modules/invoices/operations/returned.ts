import {
  asReturned,
  returnedText,
  returnRefusals,
  type Returnable,
  type Returning,
} from '../../../../schema/kinds/returns';
import { AppError } from '../../../platform/errors';

interface Line extends Pick<Returnable, 'returned'> {
  description: string;
  quantity: string;
  discountAmount?: string | null;
}

/** Throws where an invoice cannot take off what comes back (RD 1619/2012, art. 15.2). */
export function checkReturned(lines: readonly Returnable[], whole: Returning): void {
  const refusals = returnRefusals(lines, whole);
  if (refusals.length > 0)
    throw new AppError(
      'BAD_USER_INPUT',
      refusals[0]!.text,
      Object.fromEntries(
        refusals.map(({ part, line, text }) => [line === undefined ? part : `lines.${line}.${part}`, text]),
      ),
    );
}

/** What a line that comes back is kept with: its sign turned, and saying so. */
export function writtenReturned({ returned, description, quantity, discountAmount }: Line): Partial<Line> {
  if (!returned) return {};
  const { quantity: back, discount } = asReturned({ quantity, discount: { amount: discountAmount } });
  return { description: returnedText(description.trim()), quantity: back, discountAmount: discount?.amount };
}
