/** Euros without VAT. The only place where a price is written: screens, public pages and billing read it from here. */
export const PRICES = {
  basic: { month: '19.00' },
  /** A year is paid at once: 39 € for each of its months. */
  pro: { month: '49.00', year: '468.00', monthOfYear: '39.00' },
  /** The launch offer: the basic plan's first months. */
  starter: { month: '9.00', months: 3 },
} as const;

/** What is free, whichever lasts longer. */
export const TRIAL = { invoices: 3, days: 30 } as const;
