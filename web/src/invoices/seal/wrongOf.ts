import type { AnswerAction } from '../../gql/schema';
import { paths } from '../../paths';

/** What is wrong with an invoice that the AEAT refuses by one of these codes. */
const WHATS: Record<number, string> = { 1123: 'customer', 1290: 'customer', 1289: 'vat', 1133: 'text', 1152: 'text' };

interface Explained {
  code: number;
  action: AnswerAction;
}

/** Where 'Me he equivocado' begins for what the AEAT said of an invoice: with the first question answered, if it says so. */
export const wrongOf = (invoiceId: string, explanation: Pick<Explained, 'code'> | null | undefined): string =>
  paths.wrong(invoiceId, { what: explanation ? WHATS[explanation.code] : undefined });

export const asksToRectify = (explanation: Explained | null | undefined): boolean => explanation?.action === 'rectify';
