const SAMPLES = {
  wrong: 'amount',
  happened: 'yes',
  handedOver: true,
  kind: 'R1',
  series: 'R',
  fullNumber: 'R-2026-0001',
  status: 'issued',
  description: 'Encuadernación en tela, diferencia de precio',
  price: -10,
  subtotal: -20,
  totalIva: -4.2,
  total: -24.2,
  'invoices.fullNumber': 'A-2026-0001',
  'invoices.total': 145.2,
};

/** Words and amounts of the two calls that rectify invoices: one by one, and several together. */
export const RECTIFYING = Object.fromEntries(
  ['rectifyInvoice', 'rectifyInvoices'].flatMap(operation =>
    Object.entries(SAMPLES).map(([name, sample]) => [`${operation}.${name}`, sample]),
  ),
);
