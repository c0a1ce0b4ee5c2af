/** An invoice for which something is asked of its customer, or owed to them: below zero. */
export interface OpenInvoice {
  id: string;
  number: string;
  /** Numbers of those that it stands for, and of what is taken off it: who pays may name any of them. */
  others?: readonly string[];
  /** Who owes it: a card, or the number of who has none. */
  payer: string;
  name: string;
  nif: string;
  date: string;
  owed: string;
}
