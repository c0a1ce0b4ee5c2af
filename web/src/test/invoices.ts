import { addUp } from '../../../schema/decimal';
import { data } from './server';

const line = (
  description: string,
  quantity: string,
  price: string,
  ivaRate: number,
  subtotal: string,
  total: string,
) => ({
  __typename: 'InvoiceLine',
  description,
  quantity,
  price,
  grossPrice: null,
  discountPercent: null,
  discountAmount: null,
  ivaRate,
  ivaCause: null,
  ivaRegime: null,
  cost: null,
  amount: subtotal,
  subtotal,
  total,
  productId: null,
  operationDate: null,
  prepaymentId: null,
  returned: false,
});

const invoiceCustomer = {
  __typename: 'InvoiceCustomer',
  id: 'c1',
  name: 'Bodegas Larrañaga, S.L.',
  nif: 'B26304188',
  email: 'pagos@bodegas.example',
  address: 'Calle de la Vega, 14',
  city: 'Haro',
  postalCode: '26200',
  country: null,
  idKind: null,
};

/** Nothing is owed of a draft, a paid and an annulled one. */
const isOpen = (over: { status?: string }) => (over.status ?? 'issued') === 'issued';

interface Money {
  status?: string;
  owed?: string;
  payable?: string;
  collected?: string;
  rectification?: { way: string; invoices: { collected: string }[] } | null;
  rectifiedBy?: { status: string; collected: string }[];
}

/** As the server adds it up, where one replaces one alone. Of a paid one of which nothing else is said all came in. */
function inAll({ status, payable = '2524.50', collected = '0.00', rectification, rectifiedBy = [] }: Money): string {
  const replaced = rectification?.way === 'S' ? rectification.invoices : [];
  const own = status === 'paid' && replaced.length === 0 ? payable : collected;
  const standing = rectifiedBy.filter(each => each.status !== 'cancelled');
  return addUp([own, ...[...replaced, ...standing].map(each => each.collected ?? '0.00')]);
}

export const invoice = (over: object = {}) => ({
  collectedInAll: inAll(over),
  owed: isOpen(over) ? '2524.50' : '0.00',
  asked: (over as Money).owed ?? (isOpen(over) ? '2524.50' : '0.00'),
  __typename: 'Invoice',
  id: 'i1',
  number: 62,
  fullNumber: 'A-2026-0062',
  series: 'A',
  date: '2026-11-20',
  notes: 'Pago a 30 días.',
  status: 'issued',
  issuer: { __typename: 'InvoiceIssuer', name: 'Estudio Marea, S.L.', nif: 'B98241573', address: 'Calle de Sorní, 18' },
  customer: invoiceCustomer,
  customerName: null,
  customerNif: null,
  customerAddress: null,
  customerCountry: null,
  customerIdKind: null,
  lines: [
    line('Diseño de identidad visual', '1.00', '1850.00', 21, '1850.00', '2238.50'),
    line('Catering', '1.00', '260.00', 10, '260.00', '286.00'),
  ],
  kind: 'F1',
  tax: 'IVA',
  qualified: false,
  prepayment: false,
  devicesOrMetals: false,
  copyOf: null,
  version: null,
  issuedBy: null,
  settles: [],
  settledBy: null,
  operationDate: null,
  dueDate: null,
  dueOn: '2026-12-20',
  paymentTerms: null,
  paymentMeans: null,
  iban: null,
  discountPercent: null,
  discountAmount: null,
  discount: '0.00',
  withholdingPercent: null,
  withholding: null,
  suplidos: [],
  payable: '2524.50',
  rectification: null,
  rectifiedBy: [],
  replacedBy: null,
  remaining: null,
  exchange: null,
  exchangedBy: null,
  rates: [
    {
      __typename: 'InvoiceRate',
      ivaRate: 21,
      ivaCause: null,
      ivaRegime: null,
      base: '1850.00',
      quota: '388.50',
      recargoRate: null,
      recargo: null,
    },
    {
      __typename: 'InvoiceRate',
      ivaRate: 10,
      ivaCause: null,
      ivaRegime: null,
      base: '260.00',
      quota: '26.00',
      recargoRate: null,
      recargo: null,
    },
  ],
  subtotal: '2110.00',
  totalIva: '414.50',
  recargo: null,
  total: '2524.50',
  paidOn: null,
  collected: '0.00',
  collections: [],
  cardPayments: [],
  warnings: [],
  qrUrl: null,
  verifactu: null,
  ...over,
});

export const draft = (over: object = {}) => invoice({ number: null, fullNumber: null, status: 'draft', ...over });

export const invoicePage = (items: object[], total = items.length, page = 1) =>
  data({
    invoices: {
      __typename: 'InvoicePage',
      items,
      pagination: { __typename: 'Pagination', page, limit: 50, total, totalPages: Math.ceil(total / 50) },
    },
  });

export const nextRectifying = () =>
  data({ nextRectifyingNumber: { __typename: 'NextNumber', fullNumber: 'R-2026-0003' } });

export const product = (over: object = {}) => ({
  __typename: 'Product',
  id: 'p1',
  name: 'Catering',
  sku: null,
  description: 'Catering de la presentación',
  price: '260.00',
  ivaRate: 10,
  ...over,
});

export const products = (...items: object[]) => data({ products: { __typename: 'ProductPage', items } });

export const nextNumber = (over: object = {}) =>
  data({
    nextNumber: {
      __typename: 'NextNumber',
      series: 'A',
      number: 63,
      fullNumber: 'A-2026-0063',
      previousFullNumber: 'A-2026-0062',
      previousDate: '2026-11-20',
      latestDate: '2026-11-20',
      outOfOrder: false,
      ...over,
    },
  });
