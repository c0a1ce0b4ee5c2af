import { containing } from '../api/platform/search';
import { dayOf } from '../api/platform/dates';
import type { Company } from './fill';
import type { Script, Target } from './job';
import type { World } from './world';

/** One line of the table: the same call over HTTP and in raw statements. */
export interface Measure {
  part: string;
  name: string;
  clients: number;
  script: Script;
  targets: Target[];
}

const INVOICE_LINES = [
  { description: 'Diseño', quantity: 2, price: 76.75, ivaRate: 21 },
  { description: 'Maquetación', quantity: 2, price: 76.75, ivaRate: 21 },
  { description: 'Impresión', quantity: 2, price: 76.75, ivaRate: 21 },
];

export const newInvoice = (company: Company): Target => ({
  ...company,
  method: 'POST',
  path: '/api/invoices',
  body: { date: dayOf(new Date()), customerId: company.customerId, lines: INVOICE_LINES },
});

const get = (company: Company, path: string, more: Partial<Target> = {}): Target => ({
  ...company,
  method: 'GET',
  path,
  ...more,
});

/** Common names (one row in twenty) and single numbers, in turn. */
const TERMS = ['garcia', '4321', 'nunez', 'Martín', '0777', 'serrano'];

const searches = (company: Company, path: string): Target[] =>
  TERMS.map(term =>
    get(company, `${path}?search=${encodeURIComponent(term)}&page=1&limit=50`, { pattern: containing(term) }),
  );

export function measures({ companies, big, papers }: World): Measure[] {
  const creates = [1, 8, 32].flatMap(clients =>
    [companies.slice(0, 1), companies].map(some => ({
      part: 'create',
      name: `crear, ${some.length === 1 ? '1 empresa' : `${some.length} empresas`}`,
      clients,
      script: 'create' as const,
      targets: some.map(newInvoice),
    })),
  );
  const atOnce = [1, 8].map(clients => ({
    part: 'create',
    name: 'crear, 100, SQL en 1 llamada',
    clients,
    script: 'createAtOnce' as const,
    targets: companies.map(newInvoice),
  }));
  return [
    ...creates,
    ...atOnce,
    {
      part: 'list',
      name: 'lista, 50 de 10.000',
      clients: 1,
      script: 'list',
      targets: [get(big, '/api/invoices?page=1&limit=50')],
    },
    {
      part: 'list',
      name: 'lista, 50 de 10.000',
      clients: 8,
      script: 'list',
      targets: [get(big, '/api/invoices?page=1&limit=50')],
    },
    {
      part: 'search',
      name: 'buscar en 10.000 clientes',
      clients: 1,
      script: 'searchCustomers',
      targets: searches(big, '/api/customers'),
    },
    {
      part: 'search',
      name: 'buscar en 10.000 facturas',
      clients: 1,
      script: 'searchInvoices',
      targets: searches(big, '/api/invoices'),
    },
    ...papers.map(({ lines, id }) => ({
      part: 'pdf',
      name: `PDF de ${lines} líneas`,
      clients: 1,
      script: 'invoice' as const,
      targets: [get(big, `/api/invoices/${id}/pdf`, { invoiceId: id })],
    })),
  ];
}
