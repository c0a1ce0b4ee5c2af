/** What there is to put right: of the customer, the company, the invoice. */
export type RefusedPart = 'nif' | 'country' | 'idKind' | 'company' | 'date' | 'lines';

/**
 * Why an invoice would be refused and what to do; `code`: the AEAT's own, null where the law says no and the AEAT
 * cannot see it.
 */
export interface Refusal {
  part: RefusedPart;
  code: number | null;
  text: string;
}

export const refusal = (part: RefusedPart, code: number | null, text: string): Refusal => ({ part, code, text });
