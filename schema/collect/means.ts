/** How an invoice is paid, and how people call it. */
export const MEANS = {
  transfer: 'Transferencia',
  direct_debit: 'Domiciliación bancaria',
  card: 'Tarjeta',
  bizum: 'Bizum',
  cash: 'Efectivo',
  cheque: 'Cheque o pagaré',
  other: 'Otra forma',
} as const;
export type Means = keyof typeof MEANS;

/** One of them; null: none. */
export const meansOf = (means: string | null | undefined): Means | null =>
  means && Object.hasOwn(MEANS, means) ? (means as Means) : null;

export function meansText(text: string | null | undefined): string {
  const means = meansOf(text);
  return means ? MEANS[means] : '';
}

/** An IBAN as people read it: in fours. */
export const ibanText = (iban: string): string => iban.replace(/(.{4})(?=.)/g, '$1 ');

/** As it is kept: capitals without blanks and hyphens. */
export const plainIban = (text: string): string => text.replace(/[\s-]/g, '').toUpperCase();
