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

export const meansText = (means: string | null | undefined): string =>
  means && Object.hasOwn(MEANS, means) ? MEANS[means as Means] : '';

/** An IBAN as people read it: in fours. */
export const ibanText = (iban: string): string => iban.replace(/(.{4})(?=.)/g, '$1 ');

/** As it is kept: capitals without blanks and hyphens. */
export const plainIban = (text: string): string => text.replace(/[\s-]/g, '').toUpperCase();
