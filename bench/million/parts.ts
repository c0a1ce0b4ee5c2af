import type { Company } from '../fill';
import type { Target } from '../job';
import { newInvoice } from '../parts';

/** A call that is measured on both companies. */
export interface Call {
  name: string;
  targets: (company: Company, facts: Facts) => Target[];
  /** Its figure grows with what it finds, which is in its name. */
  grows?: string;
}

/** What of a company's book the calls need. */
export interface Facts {
  lastPage: number;
  /** Ids from all over its book. */
  ids: string[];
  numbers: string[];
}

const get = (company: Company, path: string): Target => ({ ...company, method: 'GET', path });
const found = (company: Company, term: string, more = ''): Target =>
  get(company, `/api/invoices?search=${encodeURIComponent(term)}&page=1&limit=50${more}`);

export const CALLS: Call[] = [
  { name: 'lista, primera página', targets: company => [get(company, '/api/invoices?page=1&limit=50')] },
  {
    name: 'lista, última página',
    targets: (company, { lastPage }) => [get(company, `/api/invoices?page=${lastPage}&limit=50`)],
  },
  { name: 'lista por importe', targets: company => [get(company, '/api/invoices?page=1&limit=50&sort=totalDesc')] },
  {
    name: 'buscar un número',
    targets: (company, { numbers }) => numbers.map(number => found(company, number)),
  },
  {
    name: 'buscar un apellido (1 de 20)',
    targets: company => ['garcia', 'nunez', 'serrano'].map(name => found(company, name)),
    grows: 'cuenta lo que encuentra',
  },
  { name: 'panel', targets: company => [get(company, '/api/stats/dashboard')] },
  { name: 'recuentos de la lista', targets: company => [get(company, '/api/invoices/counts')] },
  { name: 'por cobrar, por semanas', targets: company => [get(company, '/api/invoices/due')] },
  { name: 'ficha', targets: (company, { ids }) => ids.map(id => get(company, `/api/invoices/${id}`)) },
  { name: 'crear (siguiente número)', targets: company => [newInvoice(company)] },
];
