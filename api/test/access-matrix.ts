import type { Code } from '../platform/errors';
import type { Variables } from './operations';

/** Who asks. `ghost` carries a token that nobody was given; `key` is an API key, which nobody has yet. */
export type Viewer = 'anonymous' | 'ghost' | 'user' | 'admin' | 'superadmin' | 'suspended' | 'cancelled' | 'temporary' | 'key';
export const VIEWERS: Viewer[] = ['anonymous', 'ghost', 'user', 'admin', 'superadmin', 'suspended', 'cancelled', 'temporary'];

/** Done, or the code of the refusal. */
export type Verdict = 'done' | Extract<Code, 'UNAUTHENTICATED' | 'FORBIDDEN' | 'PASSWORD_CHANGE_REQUIRED'>;
export type Right = 'public' | 'own session' | 'read' | 'write' | 'administer' | 'platform';

const unknown = { anonymous: 'UNAUTHENTICATED', ghost: 'UNAUTHENTICATED' } as const;
const tenants = { user: 'done', admin: 'done', superadmin: 'FORBIDDEN', temporary: 'PASSWORD_CHANGE_REQUIRED', key: 'done' } as const;

/** The contract's "Who may", by hand: nothing here is read from the code that it judges. */
export const RIGHTS: Record<Right, Record<Viewer, Verdict>> = {
  public: { anonymous: 'done', ghost: 'done', user: 'done', admin: 'done', superadmin: 'done', suspended: 'done', cancelled: 'done', temporary: 'done', key: 'done' },
  'own session': { ...unknown, user: 'done', admin: 'done', superadmin: 'done', suspended: 'done', cancelled: 'done', temporary: 'done', key: 'FORBIDDEN' },
  read: { ...unknown, ...tenants, suspended: 'done', cancelled: 'done' },
  write: { ...unknown, ...tenants, suspended: 'FORBIDDEN', cancelled: 'FORBIDDEN' },
  administer: { ...unknown, ...tenants, user: 'FORBIDDEN', key: 'FORBIDDEN', suspended: 'FORBIDDEN', cancelled: 'FORBIDDEN' },
  platform: { ...unknown, ...tenants, user: 'FORBIDDEN', admin: 'FORBIDDEN', superadmin: 'done', suspended: 'FORBIDDEN', cancelled: 'FORBIDDEN', key: 'FORBIDDEN' },
};

/** Ids of a company's things to ask with: a fresh thing each time for who may touch it, fixed ones for whose are only asked after. */
export interface Things {
  email: string;
  password: string;
  customer(): Promise<string>;
  product(): Promise<string>;
  draft(): Promise<string>;
  issued(): Promise<string>;
}

interface Row { right: Right; given?: (things: Things) => Promise<Variables> | Variables }

const customerInput = { name: 'Óptica Güell', nif: 'A58402165', email: 'o@guell.example', phone: '931112233', address: 'Ausiàs Marc 8', city: 'Barcelona', postalCode: '08010' };
const productInput = { name: 'Hora', description: 'Hora de diseño', sku: 'H-1', price: '60.00', ivaRate: 21 };
const invoiceInput = async (things: Things) => ({
  date: '2026-11-20', series: 'A', notes: 'Gracias', customerId: await things.customer(),
  lines: [{ description: 'Trabajo', quantity: '2', price: '60.00', ivaRate: 21, productId: await things.product() }],
});
let registrations = 0;

/** Every root field of the schema: who may, and a call that is right. A field without a place here fails the test. */
export const OPERATIONS: Record<string, Row> = {
  register: { right: 'public', given: () => ({ input: { email: `nueva${registrations++}@empresa.example`, password: 'secreta-123', companyName: 'Nueva, S.L.', companyNif: 'B98241573', name: 'Eva' } }) },
  login: { right: 'public', given: ({ email, password }) => ({ input: { email, password } }) },
  me: { right: 'own session' },
  logout: { right: 'own session' },

  settings: { right: 'read' },
  updateSettings: { right: 'administer', given: () => ({ input: { companyName: 'Estudio Marea, S.L.', companyNif: 'B98241573', companyAddress: 'Colón 1' } }) },
  dashboard: { right: 'read' },
  tenants: { right: 'platform' },

  customers: { right: 'read', given: () => ({ search: 'a', page: 1, limit: 10 }) },
  customer: { right: 'read', given: async things => ({ id: await things.customer() }) },
  createCustomer: { right: 'write', given: () => ({ input: customerInput }) },
  updateCustomer: { right: 'write', given: async things => ({ id: await things.customer(), input: customerInput }) },
  deleteCustomer: { right: 'write', given: async things => ({ id: await things.customer() }) },

  products: { right: 'read', given: () => ({ search: 'a', page: 1, limit: 10 }) },
  product: { right: 'read', given: async things => ({ id: await things.product() }) },
  createProduct: { right: 'write', given: () => ({ input: productInput }) },
  updateProduct: { right: 'write', given: async things => ({ id: await things.product(), input: productInput }) },
  deleteProduct: { right: 'write', given: async things => ({ id: await things.product() }) },

  invoices: { right: 'read', given: () => ({ search: 'a', status: 'issued', dateFrom: '2026-01-01', dateTo: '2026-12-31', page: 1, limit: 10 }) },
  invoice: { right: 'read', given: async things => ({ id: await things.issued() }) },
  invoiceExport: { right: 'read', given: () => ({ search: 'a', status: 'issued', dateFrom: '2026-01-01', dateTo: '2026-12-31' }) },
  invoicesByIds: { right: 'read', given: async things => ({ ids: [await things.issued()] }) },
  nextNumber: { right: 'read', given: () => ({ series: 'A', date: '2026-11-20' }) },
  createInvoice: { right: 'write', given: async things => ({ input: await invoiceInput(things) }) },
  updateInvoice: { right: 'write', given: async things => ({ id: await things.draft(), input: await invoiceInput(things) }) },
  deleteInvoice: { right: 'write', given: async things => ({ id: await things.draft() }) },
  issueInvoice: { right: 'write', given: async things => ({ id: await things.draft() }) },
  payInvoice: { right: 'write', given: async things => ({ id: await things.issued(), date: '2026-11-20' }) },
  payInvoices: { right: 'write', given: async things => ({ ids: [await things.issued()], date: '2026-11-20' }) },
  cancelInvoice: { right: 'write', given: async things => ({ id: await things.issued() }) },
};

/** Every row of the REST facade and the right that the contract gives it. */
export const ROWS: Record<string, Right> = {
  'POST /auth/register': 'public',
  'POST /auth/login': 'public',
  'GET /auth/me': 'own session',
  'POST /auth/logout': 'own session',
  'GET /settings': 'read',
  'PUT /settings': 'administer',
  'GET /stats/dashboard': 'read',
  'GET /superadmin/tenants': 'platform',
  'GET /customers': 'read',
  'POST /customers': 'write',
  'PUT /customers/:id': 'write',
  'DELETE /customers/:id': 'write',
  'GET /products': 'read',
  'POST /products': 'write',
  'PUT /products/:id': 'write',
  'DELETE /products/:id': 'write',
  'GET /invoices': 'read',
  'GET /invoices/export/csv': 'read',
  'POST /invoices/pdf': 'read',
  'POST /invoices/pay': 'write',
  'POST /invoices': 'write',
  'GET /invoices/:id': 'read',
  'PUT /invoices/:id': 'write',
  'DELETE /invoices/:id': 'write',
  'POST /invoices/:id/issue': 'write',
  'POST /invoices/:id/pay': 'write',
  'POST /invoices/:id/cancel': 'write',
  'GET /invoices/:id/pdf': 'read',
};
