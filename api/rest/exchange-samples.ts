/** Samples of the calls that exchange simplified invoices; by the names of `examples.ts`. */
export const EXCHANGE: Record<string, unknown> = {
  ...Object.fromEntries(
    ['exchangeInvoices', 'takeBackExchange'].flatMap((place, at) => [
      [`${place}.kind`, 'F3'],
      [`${place}.status`, 'issued'],
      [`${place}.fullNumber`, `A-2026-000${at + 2}`],
      [`${place}.invoices.fullNumber`, 'T-2026-0001'],
      [`${place}.invoices.status`, 'issued'],
      [`${place}.takesBack.fullNumber`, 'A-2026-0002'],
      [`${place}.takesBack.status`, 'issued'],
    ]),
  ),
  'takeBackExchange.quantity': -2,
  'takeBackExchange.subtotal': -120,
  'takeBackExchange.totalIva': -25.2,
  'takeBackExchange.total': -145.2,
  'takeBackExchange.invoices.total': 145.2,
  'takeBackExchange.takesBack.total': 145.2,
};

export const FILLED_OF_EXCHANGE = ['exchange', 'takesBack'];

/** What such a call answers with nothing in, and what of an exchange no other call answers with. */
export const EMPTY_OF_EXCHANGE = [
  'exchangeInvoices.verifactu',
  'takeBackExchange.verifactu',
  'exchangeInvoices.rectification',
  'takeBackExchange.rectification',
  'exchangeInvoices.takesBack',
  ...[
    'createInvoice',
    'updateInvoice',
    'issueInvoice',
    'payInvoice',
    'cancelInvoice',
    'invoice',
    'rectifyInvoice',
    'rectifyInvoices',
  ].map(operation => `${operation}.exchange`),
];
