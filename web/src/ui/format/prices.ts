import { PRICES, TRIAL } from '../../../../schema/prices';

/** '19.00' -> '19 €': prices in copy have no cents where there are none. */
export const euros = (amount: string) => `${amount.replace(/\.00$/, '').replace('.', ',')}\u00a0€`;

const yearly = Number(PRICES.pro.month) * 12 - Number(PRICES.pro.year);

/** Every price and every reading of the trial that screens and public pages name. */
export const price = {
  basic: euros(PRICES.basic.month),
  pro: euros(PRICES.pro.month),
  proOfYear: euros(PRICES.pro.monthOfYear),
  proYear: euros(PRICES.pro.year),
  proYearSaves: euros(yearly.toFixed(2)),
  starter: euros(PRICES.starter.month),
  starterMonths: PRICES.starter.months,
  freeInvoices: `${TRIAL.invoices} facturas gratis`,
  freeInvoicesCount: TRIAL.invoices,
  freeDays: `${TRIAL.days} días gratis`,
  freeDaysCount: TRIAL.days,
  /** The whole offer, the same everywhere: the invoices first, or the days where those are named first. */
  freeOffer: `${TRIAL.invoices} facturas gratis o ${TRIAL.days} días, lo que más dure`,
  freeOfferByDays: `${TRIAL.days} días gratis o ${TRIAL.invoices} facturas, lo que más dure`,
  perMonth: 'al mes + IVA',
} as const;

/** '19 €/mes + IVA' */
export const monthly = (amount: string) => `${amount}/mes\u00a0+\u00a0IVA`;
