/** What a company says of itself and its customers, and when and how invoices are to be paid, in the examples of the facade. */
export const SETTINGS = {
  'createCustomer.recargo': false,
  'updateCustomer.recargo': false,
  'updateSettings.cashBasis': false,
  'updateSettings.territory': 'peninsula',
  accent: '#1E6B52',
  removeLogo: false,
  paymentTerms: '30',
  paymentMeans: 'transfer',
  paperLanguage: 'ca',
  language: 'es',
  iban: 'ES9121000418450200051332',
  dueDate: '2026-02-14',
  'dueWeeks.from': '2026-02-16',
  'customerAccount.overdueSince': '2026-02-14',
  'dueWeeks.to': '2026-02-22',
};

/** An invoice goes by what is agreed, unless it says something else. */
export const AS_AGREED = ['createInvoice', 'updateInvoice'].flatMap(place => [
  `${place}.dueDate`,
  `${place}.paymentMeans`,
]);
