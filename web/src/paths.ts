type Query = Record<string, string | number | string[] | undefined>;

/** Empty values and page 1 stay out of the address. */
function withQuery(path: string, query: Query = {}): string {
  const kept = Object.entries(query).filter(
    ([key, value]) => value !== undefined && value !== '' && !(key === 'page' && Number(value) <= 1),
  );
  const text = new URLSearchParams(
    kept.flatMap(([key, value]) => [value].flat().map(each => [key, String(each)])),
  ).toString();
  return text ? `${path}?${text}` : path;
}

interface UsersQuery {
  page?: number;
}
interface CustomersQuery {
  search?: string;
  page?: number;
}
/** `year`: of which its invoices show; 'all' is of every one, and without it this one's do. */
interface CustomerQuery {
  year?: string;
  page?: number;
}
/** `state`: 'deactivated' shows what no longer is in the lists. */
export interface ProductsQuery {
  search?: string;
  state?: 'deactivated';
  page?: number;
}
interface AffiliatesQuery {
  search?: string;
  page?: number;
}
interface RequestsQuery {
  search?: string;
  status?: string;
  type?: string;
  page?: number;
}
/** `tenant` opens one. */
interface TenantsQuery {
  search?: string;
  status?: string;
  plan?: string;
  page?: number;
  tenant?: string;
}
/** What an export takes of the list: what the filters leave, or the chosen ones. */
export interface CsvQuery extends Omit<InvoicesQuery, 'page' | 'sort'> {
  ids?: string[];
}
/** The tab that shows first stays out of the address. */
export type SettingsTab = 'cobro' | 'papeles' | 'correos' | 'recordatorios' | 'verifactu' | 'api';
interface RecordsQuery {
  search?: string;
  status?: string;
  kind?: string;
  dateFrom?: string;
  dateTo?: string;
  page?: number;
  record?: string;
}
/** Filters of the log. */
export interface ActivitiesQuery {
  startDate?: string;
  endDate?: string;
  userId?: string;
  action?: string;
  riskLevel?: string;
  page?: number;
}
/** The answers of 'Me he equivocado'; `was`: the one that is asked again; `draft`: what it goes on from. */
export interface WrongQuery {
  what?: string;
  wrong?: string;
  happened?: string;
  handedOver?: string;
  was?: string;
  draft?: string;
}
interface BankQuery {
  /** `statements`: the files that they came in. */
  state?: 'open' | 'sure' | 'matched' | 'aside' | 'out' | 'statements';
  page?: number;
}
interface CashBasisQuery {
  year?: string;
  quarter?: string;
  page?: number;
}
export interface QuotesQuery {
  search?: string;
  state?: string;
  sort?: string;
  page?: number;
}
export interface InvoicesQuery {
  search?: string;
  status?: string;
  kind?: string;
  due?: string;
  customer?: string;
  verifactu?: string;
  dateFrom?: string;
  dateTo?: string;
  sort?: string;
  page?: number;
}

const id = (value: string) => encodeURIComponent(value);

/** The only place that builds addresses. */
export const paths = {
  home: '/',
  features: '/features',
  pricing: '/pricing',
  about: '/about',
  faq: '/faq',
  /** One question, opened. */
  question: (questionId: string) => `/faq#${id(questionId)}`,
  contact: '/contact',
  obligations: '/que-me-obliga',
  rightsRequest: '/lopd/request',
  privacyPolicy: '/privacidad',
  /** A legal section of the home page. */
  legal: (section: 'privacy' | 'terms' | 'cookies' | 'legal') => `/#${section}`,
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  /** The pattern of the mailed links, for the table of screens. */
  anyReset: '/reset-password/:token?',
  anyVerification: '/verify-email/:token?',
  anyRequestVerification: '/lopd/verify/:token?',
  /** For anybody; the same inside the product is below. */
  declaration: (version?: string) => withQuery('/declaracion-responsable', { version }),
  app: '/app',
  dashboard: '/app/dashboard',
  superadmin: '/app/superadmin',
  /** The editor of the law's dates. */
  lawDates: '/app/superadmin/law',
  /** The editor of the interest of late payment, half-year by half-year. */
  lateRates: '/app/superadmin/late-rates',
  /** The editor of the privacy policy. */
  privacyPolicies: '/app/superadmin/privacy',
  users: '/app/users',
  usersPage: (query?: UsersQuery) => withQuery('/app/users', { ...query }),
  /** The question before the first invoice. */
  whoSends: '/app/who-sends',
  /** What binds the company, and from when. */
  myObligations: '/app/obligations',
  changePassword: '/app/change-password',
  tenants: (query?: TenantsQuery) => withQuery('/app/superadmin', { ...query }),
  customers: (query?: CustomersQuery) => withQuery('/app/customers', { ...query }),
  customer: (customerId: string, query?: CustomerQuery) => withQuery(`/app/customers/${id(customerId)}`, { ...query }),
  /** The pattern of the above, for the table of screens. */
  anyCustomer: '/app/customers/:id',
  products: (query?: ProductsQuery) => withQuery('/app/products', { ...query }),
  settings: (tab?: SettingsTab) => withQuery('/app/settings', { tab }),
  billing: '/app/billing',
  /** Leads through the guard to the above. */
  billingAlias: '/billing',
  billingSuccess: '/billing/success',
  billingCancel: '/billing/cancel',
  privacy: '/app/lopd',
  dataRequests: (query?: RequestsQuery) => withQuery('/app/lopd/requests', { ...query }),
  dataRequest: (requestId: string) => `/app/lopd/requests/${id(requestId)}`,
  anyDataRequest: '/app/lopd/requests/:id',
  /** The same for the superadmin: those that name no known company. */
  platformRequests: (query?: RequestsQuery) => withQuery('/app/superadmin/requests', { ...query }),
  platformRequest: (requestId: string) => `/app/superadmin/requests/${id(requestId)}`,
  anyPlatformRequest: '/app/superadmin/requests/:id',
  invoices: (query?: InvoicesQuery) => withQuery('/app/invoices', { ...query }),
  /** Movements of the bank, and the invoices that they are for. */
  bank: (query?: BankQuery) =>
    withQuery('/app/bank', { ...query, state: query?.state === 'open' ? undefined : query?.state }),
  bankStatements: '/api/bank/statements',
  /** Invoices that repeat. */
  recurring: (page?: number) => withQuery('/app/invoices/recurring', { page }),
  quotes: (query?: QuotesQuery) => withQuery('/app/quotes', { ...query }),
  newQuote: '/app/quotes/new',
  newQuoteFor: (customer: string) => withQuery('/app/quotes/new', { customer }),
  editQuote: (quoteId: string) => withQuery('/app/quotes/new', { quote: quoteId }),
  quote: (quoteId: string) => `/app/quotes/${id(quoteId)}`,
  /** The pattern of the above, for the table of screens. */
  anyQuote: '/app/quotes/:id',
  quotePdf: (quoteId: string) => `/api/quotes/${id(quoteId)}/pdf`,
  newInvoice: '/app/invoices/new',
  /** With its customer chosen. */
  newInvoiceFor: (customer: string) => withQuery('/app/invoices/new', { customer }),
  editDraft: (invoiceId: string) => withQuery('/app/invoices/new', { draft: invoiceId }),
  copyInvoice: (invoiceId: string) => withQuery('/app/invoices/new', { copy: invoiceId }),
  /** The next invoice to the same customer, which takes off what comes back of one. */
  netReturn: (invoiceId: string) => withQuery('/app/invoices/new', { return: invoiceId }),
  invoice: (invoiceId: string) => `/app/invoices/${id(invoiceId)}`,
  /** The pattern of the above, for the table of screens. */
  anyInvoice: '/app/invoices/:id',
  /** With the simplified ones that are exchanged in its state. */
  exchange: '/app/invoices/exchange',
  /** One rectifying invoice for these. */
  together: (ids: string[] = []) => withQuery('/app/invoices/together', { id: ids }),
  rebate: (customer?: string) => withQuery('/app/invoices/rebate', { customer }),
  /** 'Me he equivocado' of one. */
  wrong: (invoiceId: string, query?: WrongQuery) => withQuery(`/app/invoices/${id(invoiceId)}/wrong`, { ...query }),
  anyWrong: '/app/invoices/:id/wrong',
  /** The pattern of what is nothing, within the product. */
  anyInside: '/app/*',
  appDeclaration: (version?: string) => withQuery('/app/declaracion-responsable', { version }),
  /** The chain of sealed records; `record` opens one. */
  records: (query?: RecordsQuery) => withQuery('/app/verifactu', { ...query }),
  /** Everybody's, for the superadmin; a company's own; and the panel that opens with a code. */
  affiliates: (query?: AffiliatesQuery) => withQuery('/app/affiliates', { ...query }),
  myAffiliates: (query?: Pick<AffiliatesQuery, 'page'>) => withQuery('/app/my-affiliates', { ...query }),
  affiliateDashboard: '/app/affiliate-dashboard',
  /** Who did what. */
  activity: (query?: ActivitiesQuery) => withQuery('/app/lopd/audit', { ...query }),
  activityCsv: (query?: Omit<ActivitiesQuery, 'page'>) => withQuery('/api/lopd/reports/activity/csv', { ...query }),
  graphql: '/graphql',
  playground: '/playground',
  apiDocs: '/api/docs',
  declarationPdf: (version?: string) => withQuery('/api/declaracion-responsable/pdf', { version }),
  invoicePdf: (invoiceId: string, duplicate = false) =>
    withQuery(`/api/invoices/${id(invoiceId)}/pdf`, { copy: duplicate ? 'duplicate' : undefined }),
  /** Takes the ids of several by POST. */
  paymentInvoice: (paymentId: string) => `/api/billing/payments/${id(paymentId)}/invoice`,
  invoicesZip: '/api/invoices/pdf',
  invoicesCsv: ({ customer, ...query }: CsvQuery = {}) =>
    withQuery('/api/invoices/export/csv', { ...query, customerId: customer }),
  correlativityPdf: '/api/invoices/correlativity/pdf',
  /** What accrues in a quarter under criterio de caja. */
  cashBasis: (query?: CashBasisQuery) => withQuery('/app/criterio-de-caja', { ...query }),
  cashBasisCsv: ({ year, quarter }: CashBasisQuery) => withQuery('/api/invoices/cash-basis/csv', { year, quarter }),
  face: '/api/settings/face',
  certificate: '/api/verifactu/certificate',
  representationPdf: (id?: string) => `/api/verifactu/representation/${id ? `${id}/` : ''}pdf`,
  requestZip: (requestId: string) => `/api/lopd/data-requests/${id(requestId)}/export`,
  erasureCertificate: (requestId: string) => `/api/lopd/data-requests/${id(requestId)}/certificate`,
  /** Everything that the company has. */
  tenantZip: '/api/tenant/export',
  recordsZip: (period: { dateFrom?: string; dateTo?: string }) =>
    withQuery('/api/verifactu/records/export', { ...period }),
};
