import { plain } from '../../schema/decimal';

/** An amount in a sentence for people: "1234.5" -> "1.234,50 €", below zero with a true minus. */
export const euros = (amount: string): string => {
  const [whole, decimals] = plain(amount).split('.');
  return `${whole!.replace('-', '−').replace(/\B(?=(\d{3})+$)/g, '.')},${decimals} €`;
};
