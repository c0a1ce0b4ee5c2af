const ID = '0199c1a4-6d2e-7b31-9a54-3f0c8e21d7b6';

/** What follows from the customer's card, and what most do not have. */
export const REPEATED = ['template.paymentMeans', 'template.suplidos'];

/** What an invoice that repeats is written with. */
export const RECURRING = {
  ...Object.fromEntries(
    ['createRecurringInvoice', 'updateRecurringInvoice', 'recurringInvoice', 'recurringInvoices'].flatMap(place => [
      [`${place}.state`, 'active'],
      [`${place}.unit`, 'month'],
      [`${place}.customerId`, ID],
      [`${place}.lines.description`, 'Cuota de {mes}'],
    ]),
  ),
  unit: 'month',
  every: 1,
  made: 3,
  times: 12,
  state: 'active',
  issues: true,
  anchor: '2026-01-31',
  nextDate: '2026-02-28',
  concept: 'Cuota de {mes}',
  'last.day': '2026-01-31',
  'last.status': 'issued',
  'periods.day': '2026-01-31',
  'periods.status': 'issued',
};
