import type { Code } from '../../platform/errors';
import { certificateUpload } from '../certificate-upload';
import { matchInput, statementFile } from './bank';
import { customerInput, LADDER, newEmail, productInput } from './payloads';
import type { Variables } from './operations';
import type { Things } from './things';

/** Who asks. `ghost` carries a token that nobody was given, `key` and `readKey` are API keys. */
export const VIEWERS = [
  'anonymous',
  'ghost',
  'user',
  'admin',
  'superadmin',
  'suspended',
  'cancelled',
  'temporary',
  'readKey',
  'key',
] as const;
export type Viewer = (typeof VIEWERS)[number];

/** Done, or the code of the refusal. */
export type Verdict = 'done' | Extract<Code, 'UNAUTHENTICATED' | 'FORBIDDEN' | 'PASSWORD_CHANGE_REQUIRED'>;
export type Right =
  | 'public'
  | 'own session'
  | 'read'
  | 'people read'
  | 'write'
  | 'people write'
  | 'admin read'
  | 'admin write'
  | 'billing'
  | 'platform'
  | 'read or platform'
  | 'admin or platform write'
  | 'own consents'
  | 'requests'
  | 'request';

const unknown = { anonymous: 'UNAUTHENTICATED', ghost: 'UNAUTHENTICATED' } as const;
const people = { user: 'done', admin: 'done', superadmin: 'FORBIDDEN', temporary: 'PASSWORD_CHANGE_REQUIRED' } as const;
const open = { suspended: 'done', cancelled: 'done' } as const;
const closed = { suspended: 'FORBIDDEN', cancelled: 'FORBIDDEN' } as const;
const noKeys = { readKey: 'FORBIDDEN', key: 'FORBIDDEN' } as const;

/** The contract's "Who may", by hand: nothing here is read from the code that it judges. */
export const RIGHTS: Record<Right, Record<Viewer, Verdict>> = {
  public: {
    anonymous: 'done',
    ghost: 'done',
    user: 'done',
    admin: 'done',
    superadmin: 'done',
    ...open,
    temporary: 'done',
    readKey: 'done',
    key: 'done',
  },
  'own session': { ...unknown, ...people, superadmin: 'done', ...open, temporary: 'done', ...noKeys },
  read: { ...unknown, ...people, ...open, readKey: 'done', key: 'done' },
  // A program has no acts of its own.
  'people read': { ...unknown, ...people, ...open, ...noKeys },
  write: { ...unknown, ...people, ...closed, readKey: 'FORBIDDEN', key: 'done' },
  // Nor does a program write to strangers.
  'people write': { ...unknown, ...people, ...closed, ...noKeys },
  'admin read': { ...unknown, ...people, user: 'FORBIDDEN', ...open, ...noKeys },
  'admin write': { ...unknown, ...people, user: 'FORBIDDEN', ...closed, ...noKeys },
  // A company that is suspended may still pay.
  billing: { ...unknown, ...people, user: 'FORBIDDEN', ...open, ...noKeys },
  // What people allow and ask for about their data goes on in whatever state the company is.
  'own consents': { ...unknown, ...people, ...open, ...noKeys },
  requests: { ...unknown, ...people, user: 'FORBIDDEN', superadmin: 'done', ...open, ...noKeys },
  // The public form, and inside the product those who answer.
  request: { anonymous: 'done', ghost: 'done', ...people, user: 'FORBIDDEN', superadmin: 'done', ...open, ...noKeys },
  platform: { ...unknown, ...people, user: 'FORBIDDEN', admin: 'FORBIDDEN', superadmin: 'done', ...closed, ...noKeys },
  'read or platform': { ...unknown, ...people, superadmin: 'done', ...open, readKey: 'done', key: 'done' },
  'admin or platform write': { ...unknown, ...people, user: 'FORBIDDEN', superadmin: 'done', ...closed, ...noKeys },
};

interface Row {
  right: Right;
  given?: (things: Things) => Promise<Variables> | Variables;
}

const recurringInput = async (things: Things) => {
  const line = { description: 'Cuota de {mes}', quantity: '1', price: '60.00', ivaRate: 21 };
  return {
    customerId: await things.customer(),
    template: { lines: [{ ...line, productId: await things.product() }], notes: 'Gracias' },
    nextDate: '2070-01-31',
    every: 1,
    unit: 'month',
    until: '2070-12-31',
    times: 12,
    sends: true,
  };
};
const quoteInput = async (things: Things) => ({
  customerId: await things.customer(),
  date: new Date().toISOString().slice(0, 10),
  lines: [{ description: 'Trabajo', quantity: '1', price: '60.00', ivaRate: 21, productId: await things.product() }],
  notes: 'Mitad al aceptar',
  discountPercent: '5',
});
const invoiceInput = async (things: Things) => {
  const line = { description: 'Trabajo', price: '60.00', ivaRate: 21, productId: await things.product() };
  const prepayment = await things.prepayment();
  return {
    date: '2026-11-20',
    series: 'A',
    notes: 'Gracias',
    customerId: await things.customer(),
    prepayments: [prepayment],
    copyOf: prepayment,
    lines: [
      { ...line, quantity: '-1', prepaymentId: prepayment },
      { ...line, quantity: '2' },
    ],
  };
};
/** Every root field of the schema: who may, and a call that is right. A field without a place here fails the test. */
export const OPERATIONS: Record<string, Row> = {
  register: {
    right: 'public',
    given: () => ({
      input: {
        email: newEmail(),
        password: 'secreta-123',
        companyName: 'Nueva, S.L.',
        companyNif: 'B98241573',
        name: 'Eva',
      },
    }),
  },
  login: { right: 'public', given: ({ email, password }) => ({ input: { email, password } }) },
  me: { right: 'own session' },
  logout: { right: 'own session' },

  forgotPassword: { right: 'public', given: ({ email }) => ({ input: { email } }) },
  resetPassword: {
    right: 'public',
    given: async things => ({ input: { token: await things.mailed(), password: 'secreta-123' } }),
  },
  verifyEmail: { right: 'public', given: async things => ({ input: { token: await things.welcomed() } }) },
  changePassword: {
    right: 'own session',
    given: ({ password }) => ({ input: { currentPassword: password, newPassword: password } }),
  },
  mySessions: { right: 'own session' },
  endSession: { right: 'own session', given: async things => ({ id: await things.session() }) },

  users: { right: 'admin read' },
  createUser: { right: 'admin write', given: () => ({ input: { name: 'Eva', email: newEmail(), role: 'user' } }) },
  updateUser: {
    right: 'admin write',
    given: async things => ({ id: await things.colleague(), input: { name: 'Eva', role: 'admin' } }),
  },
  deleteUser: { right: 'admin write', given: async things => ({ id: await things.colleague() }) },
  inviteUser: { right: 'admin write', given: async things => ({ id: await things.colleague() }) },

  apiKeys: { right: 'admin read' },
  createApiKey: { right: 'admin write', given: () => ({ input: { name: 'Programa', scope: 'write' } }) },
  revokeApiKey: { right: 'admin write', given: async things => ({ id: await things.apiKey() }) },

  settings: { right: 'read' },
  updateSettings: {
    right: 'admin write',
    given: () => ({
      input: { companyName: 'Estudio Marea, S.L.', companyNif: 'B98241573', companyAddress: 'Colón 1' },
    }),
  },
  cardAccount: { right: 'read' },
  connectCardAccount: { right: 'admin write' },
  refreshCardAccount: { right: 'admin write' },
  disconnectCardAccount: { right: 'admin write' },
  dashboard: { right: 'read' },
  tenants: { right: 'platform', given: () => ({ search: 'a', status: 'active', plan: 'pro', page: 1, limit: 10 }) },
  tenant: { right: 'platform', given: async things => ({ id: await things.company() }) },
  superadminStats: { right: 'platform' },
  setTenantStatus: { right: 'platform', given: async things => ({ id: await things.company(), status: 'suspended' }) },

  customers: { right: 'read', given: () => ({ search: 'a', page: 1, limit: 10 }) },
  customer: { right: 'read', given: async things => ({ id: await things.customer() }) },
  createCustomer: { right: 'write', given: () => ({ input: customerInput }) },
  updateCustomer: { right: 'write', given: async things => ({ id: await things.customer(), input: customerInput }) },
  noteCustomer: {
    right: 'write',
    given: async things => ({ id: await things.customer(), input: { notes: 'Paga tarde' } }),
  },
  deleteCustomer: { right: 'write', given: async things => ({ id: await things.customer() }) },

  products: { right: 'read', given: () => ({ search: 'a', deactivated: false, page: 1, limit: 10 }) },
  product: { right: 'read', given: async things => ({ id: await things.product() }) },
  createProduct: { right: 'write', given: () => ({ input: productInput }) },
  updateProduct: { right: 'write', given: async things => ({ id: await things.product(), input: productInput }) },
  deleteProduct: { right: 'write', given: async things => ({ id: await things.product() }) },
  restoreProduct: { right: 'write', given: async things => ({ id: await things.deactivatedProduct() }) },

  invoices: {
    right: 'read',
    given: async things => ({
      search: 'a',
      status: 'issued',
      amount: '121.00',
      customerId: await things.customer(),
      dateFrom: '2026-01-01',
      dateTo: '2026-12-31',
      sort: 'totalAsc',
      page: 1,
      limit: 10,
    }),
  },
  invoice: { right: 'read', given: async things => ({ id: await things.issued() }) },
  invoiceExport: {
    right: 'read',
    given: async things => ({
      search: 'a',
      status: 'issued',
      customerId: await things.customer(),
      dateFrom: '2026-01-01',
      dateTo: '2026-12-31',
      ids: [await things.issued()],
    }),
  },
  invoiceSums: { right: 'read', given: async things => ({ due: 'open', customerId: await things.customer() }) },
  invoiceCounts: { right: 'read' },
  customerAccount: { right: 'read', given: async things => ({ id: await things.customer() }) },
  dueWeeks: { right: 'read' },
  invoicesByIds: { right: 'read', given: async things => ({ ids: [await things.issued()] }) },
  nextNumber: { right: 'read', given: () => ({ series: 'A', date: '2026-11-20' }) },
  nextRectifyingNumber: { right: 'read', given: () => ({ date: '2026-11-20' }) },
  openPrepayments: { right: 'read', given: async things => ({ customerId: await things.customer() }) },
  createInvoice: { right: 'write', given: async things => ({ input: await invoiceInput(things) }) },
  invoicePreview: { right: 'read', given: async things => ({ input: await invoiceInput(things) }) },
  updateInvoice: {
    right: 'write',
    given: async things => ({ id: await things.draft(), input: await invoiceInput(things) }),
  },
  deleteInvoice: { right: 'write', given: async things => ({ id: await things.draft() }) },
  issueInvoice: { right: 'write', given: async things => ({ id: await things.draft() }) },
  payInvoice: { right: 'write', given: async things => ({ id: await things.issued(), date: '2026-11-20' }) },
  payInvoices: { right: 'write', given: async things => ({ ids: [await things.issued()], date: '2026-11-20' }) },
  unpayInvoices: { right: 'write', given: async things => ({ ids: [await things.paid()] }) },
  collectInvoice: {
    right: 'write',
    given: async things => ({ id: await things.issued(), input: { date: '2026-11-20', amount: '1.00' } }),
  },
  undoCollection: { right: 'write', given: async things => ({ id: await things.collected() }) },
  uploadStatement: { right: 'write', given: statementFile },
  bankStatements: { right: 'read', given: () => ({ page: 1, limit: 10 }) },
  withdrawStatement: { right: 'write', given: async things => ({ id: await things.statement() }) },
  bankMovements: { right: 'read', given: () => ({ state: 'open', page: 1, limit: 10 }) },
  confirmMatches: {
    right: 'write',
    given: async things => matchInput(await things.movement(), await things.issued()),
  },
  undoMatches: { right: 'write', given: async things => ({ ids: [await things.matched()] }) },
  setMovementAside: { right: 'write', given: async things => ({ id: await things.movement(), aside: true }) },
  cancelInvoice: { right: 'write', given: async things => ({ id: await things.issued() }) },
  createRebate: {
    right: 'write',
    given: async things => ({
      input: {
        customerId: await things.customer(),
        from: '2026-01-01',
        to: '2026-10-31',
        lines: [{ description: 'Rappel', quantity: '1', price: '-10.00', ivaRate: 21 }],
      },
    }),
  },
  exchangeInvoices: {
    right: 'write',
    given: async things => ({ input: { ids: [await things.ticket()], customerId: await things.customer() } }),
  },
  takeBackExchange: { right: 'write', given: async things => ({ id: await things.exchanged() }) },
  rectifyInvoices: {
    right: 'write',
    given: async things => {
      const input = { kind: 'R4', cause: 'Otro NIF', dataOnly: true, customerId: await things.customer() };
      return { input: { ...input, originals: [{ id: await things.issued() }, { id: await things.linked() }] } };
    },
  },
  rectifyInvoice: {
    right: 'write',
    given: async things => {
      const id = await things.issued();
      const draftId = await things.rectifyingDraft(id);
      return {
        id,
        input: { kind: 'R4', cause: 'Otro NIF', dataOnly: true, customerId: await things.customer(), draftId },
      };
    },
  },

  recurringInvoices: { right: 'people read', given: () => ({ page: 1, limit: 200 }) },
  recurringInvoice: { right: 'people read', given: async things => ({ id: await things.recurring() }) },
  createRecurringInvoice: {
    right: 'people write',
    given: async things => ({ input: await recurringInput(things) }),
  },
  updateRecurringInvoice: {
    right: 'people write',
    given: async things => ({ id: await things.recurring(), input: await recurringInput(things) }),
  },
  pauseRecurringInvoice: { right: 'people write', given: async things => ({ id: await things.recurring() }) },
  resumeRecurringInvoice: { right: 'people write', given: async things => ({ id: await things.recurring(true) }) },
  skipRecurringInvoice: { right: 'people write', given: async things => ({ id: await things.recurring() }) },
  retryRecurringInvoice: { right: 'people write', given: async things => ({ id: await things.recurring() }) },
  deleteRecurringInvoice: { right: 'people write', given: async things => ({ id: await things.recurring() }) },

  quotes: { right: 'people read', given: async things => ({ customerId: await things.customer(), sort: 'dateDesc' }) },
  quote: { right: 'people read', given: async things => ({ id: await things.quote() }) },
  createQuote: { right: 'people write', given: async things => ({ input: await quoteInput(things) }) },
  updateQuote: {
    right: 'people write',
    given: async things => ({ id: await things.quote(), input: await quoteInput(things) }),
  },
  deleteQuote: { right: 'people write', given: async things => ({ id: await things.quote() }) },
  answerQuote: {
    right: 'people write',
    given: async things => ({ id: await things.quote(), input: { accepted: true, words: 'Por teléfono' } }),
  },
  sendQuote: {
    right: 'people write',
    given: async things => ({ id: await things.quote(), input: { to: ['a@b.example'], text: 'Va {numero}' } }),
  },
  shareQuote: { right: 'people write', given: async things => ({ id: await things.quote() }) },
  revokeQuoteLink: { right: 'people write', given: async things => ({ id: await things.quote('linked') }) },
  invoiceQuote: { right: 'people write', given: async things => ({ id: await things.quote('accepted') }) },
  prepayQuote: {
    right: 'people write',
    given: async things => ({ id: await things.quote('accepted'), input: { percent: '50' } }),
  },

  invoiceDelivery: { right: 'people read', given: async things => ({ id: await things.issued() }) },
  sendInvoice: {
    right: 'people write',
    given: async things => ({ id: await things.issued(), input: { to: [newEmail()], text: 'Factura {numero}' } }),
  },

  letterTexts: { right: 'people read' },
  saveLetterText: {
    right: 'admin write',
    given: () => ({ letter: 'quote', language: 'ca', input: { text: 'Us enviem {numero}' } }),
  },
  letterExample: { right: 'people read', given: () => ({ letter: 'invoice', language: 'en', input: {} }) },

  reminderSettings: { right: 'people read' },
  saveReminderSettings: { right: 'admin write', given: () => ({ input: { enabled: false, steps: LADDER } }) },
  reminderPreview: {
    right: 'people read',
    given: async things => ({ input: { step: 3, words: 'Por {facturas}', invoiceId: await things.overdue() } }),
  },
  overdueInvoices: { right: 'people read', given: () => ({ page: 1, limit: 10 }) },
  invoiceReminders: { right: 'people read', given: async things => ({ id: await things.overdue() }) },
  sendReminder: { right: 'people write', given: async things => ({ id: await things.overdue() }) },
  overdueClaim: { right: 'people read', given: async things => ({ id: await things.debtor() }) },
  sendOverdueClaim: {
    right: 'people write',
    given: async things => {
      const id = await things.debtor();
      return { id, seen: await things.seenOf(id) };
    },
  },
  remindOfInvoice: {
    right: 'people write',
    given: async things => {
      const id = await things.linked();
      return { id, input: { on: false, settledAnswerId: await things.answerOf(id) } };
    },
  },
  remindCustomer: { right: 'people write', given: async things => ({ id: await things.customer(), on: false }) },
  lateRates: { right: 'public' },
  saveLateRate: {
    right: 'platform',
    given: () => ({ startsOn: '2026-07-01', input: { reference: '2.15', source: 'BOE', readOn: '2026-07-01' } }),
  },

  shareInvoice: { right: 'people write', given: async things => ({ id: await things.issued() }) },
  revokeInvoiceLink: { right: 'people write', given: async things => ({ id: await things.linked() }) },

  verifactuOverview: { right: 'read', given: () => ({}) },
  verifactuRecords: { right: 'read', given: () => ({ search: 'a', page: 1, limit: 10 }) },
  verifactuRecord: { right: 'read', given: async things => ({ id: await things.record() }) },
  verifyChain: { right: 'read', given: () => ({}) },
  cashAccrual: { right: 'read', given: () => ({ year: 2026, quarter: 1 }) },
  correlativity: { right: 'read', given: () => ({ year: 2026 }) },
  verifactuExport: { right: 'read', given: () => ({ dateFrom: '2026-01-01', dateTo: '2099-12-31' }) },
  verifactuCorrection: { right: 'read', given: async things => ({ id: await things.rejected() }) },
  sendVerifactu: { right: 'write', given: async things => ({ id: await things.rejected() }) },
  correctVerifactu: { right: 'write', given: async things => ({ id: await things.rejected() }) },
  resumeVerifactu: { right: 'admin write', given: () => ({}) },

  companyFace: { right: 'read' },
  saveFace: { right: 'admin write', given: () => ({ accent: '#1E3A78' }) },
  verifactuCertificate: { right: 'read' },
  uploadCertificate: { right: 'admin write', given: () => certificateUpload() },
  deleteCertificate: {
    right: 'admin write',
    given: async things => {
      await things.certificate();
      return {};
    },
  },

  representation: { right: 'read' },
  pastRepresentation: { right: 'admin read', given: async things => ({ id: await things.pastRepresentation() }) },
  acceptRepresentation: {
    right: 'admin write',
    given: async things => ({
      input: { hash: await things.representation(false), name: 'Ana Pérez', capacity: 'administrator', accepted: true },
    }),
  },
  // With a certificate of its own nothing keeps it.
  withdrawRepresentation: {
    right: 'admin write',
    given: async things => {
      await things.certificate();
      await things.representation(true);
      return {};
    },
  },

  activities: {
    right: 'people read',
    given: async things => ({
      startDate: '2026-01-01',
      endDate: '2099-12-31',
      userId: await things.me(),
      page: 1,
      limit: 10,
    }),
  },
  activityExport: {
    right: 'people read',
    given: async things => ({ startDate: '2026-01-01', userId: await things.me() }),
  },
  tenantExport: { right: 'admin read' },
  activityUsers: { right: 'admin read' },
  checkActivities: { right: 'admin read' },

  billing: { right: 'read' },
  paymentInvoice: { right: 'read', given: async things => ({ id: await things.payment() }) },
  checkoutPaid: { right: 'read', given: () => ({ sessionId: 'cs_test_unknown' }) },
  checkout: {
    right: 'billing',
    given: async things => {
      await things.subscription('local');
      return { plan: 'pro', interval: 'month' };
    },
  },
  billingPortal: {
    right: 'billing',
    given: async things => {
      await things.subscription('paid');
      return {};
    },
  },
  cancelSubscription: {
    right: 'billing',
    given: async things => {
      await things.subscription('local');
      return { cancelAtPeriodEnd: true };
    },
  },
  reactivateSubscription: {
    right: 'billing',
    given: async things => {
      await things.subscription('ending');
      return {};
    },
  },

  affiliates: { right: 'platform', given: () => ({ search: 'a', page: 1, limit: 10 }) },
  affiliateStats: { right: 'platform' },
  pendingCommissions: { right: 'platform', given: () => ({ page: 1, limit: 10 }) },
  setAffiliateStatus: {
    right: 'platform',
    given: async things => ({ id: await things.affiliate(), status: 'active' }),
  },
  payCommission: {
    right: 'platform',
    given: async things => ({
      id: await things.commission(),
      input: { paymentMethod: 'bank_transfer', paymentReference: '2026/117' },
    }),
  },
  myAffiliates: { right: 'read', given: () => ({ page: 1, limit: 10 }) },
  myAffiliateStats: { right: 'read' },
  createAffiliate: {
    right: 'admin or platform write',
    given: () => ({ input: { name: 'Pau Ferrer', email: newEmail(), phone: '600', commissionRate: '12.50' } }),
  },
  affiliateLink: { right: 'read or platform', given: async things => ({ code: await things.affiliateCode() }) },
  validateAffiliate: { right: 'public', given: async things => ({ code: await things.affiliateCode() }) },
  publicAffiliateLink: { right: 'public', given: async things => ({ code: await things.affiliateCode() }) },
  consents: { right: 'own consents' },
  grantConsent: { right: 'own consents', given: () => ({ consentType: 'marketing' }) },
  revokeConsent: { right: 'own consents', given: () => ({ consentType: 'marketing' }) },
  activePrivacyPolicy: { right: 'public' },
  regulations: { right: 'public' },
  obligation: { right: 'read' },
  saySending: { right: 'admin write', given: () => ({ input: { choice: 'excluded', cause: 'sii' } }) },
  saveRegulation: {
    right: 'platform',
    given: () => ({
      code: 'verifactu-delay',
      input: {
        date: '2028-10',
        who: 'Todos',
        text: 'Aplazamiento anunciado.',
        state: 'announced',
        source: 'Nota de prensa',
        readOn: '2026-11-20',
      },
    }),
  },
  privacyPolicies: { right: 'platform' },
  publishPrivacyPolicy: {
    right: 'platform',
    given: () => ({ input: { title: 'Política de privacidad', content: `Texto ${newEmail()}` } }),
  },
  dataRequests: {
    right: 'requests',
    given: () => ({ search: 'a', status: 'pending', requestType: 'access', page: 1, limit: 10 }),
  },
  dataRequest: { right: 'requests', given: async things => ({ id: await things.request() }) },
  createDataRequest: {
    right: 'request',
    given: () => ({
      input: { requestType: 'access', email: newEmail(), name: 'Rosa', nif: '48213960A', privacyAccepted: true },
    }),
  },
  verifyDataRequest: { right: 'public', given: async things => ({ token: await things.requestMailed() }) },
  updateDataRequest: {
    right: 'requests',
    given: async things => ({
      id: await things.request(),
      input: { status: 'in_progress', assignedUserId: await things.answerer(), notes: 'Visto' },
    }),
  },
  requestSubject: { right: 'requests', given: async things => ({ id: await things.request() }) },
  dataRequestExport: { right: 'requests', given: async things => ({ id: await things.request('portability') }) },
  restrictData: { right: 'requests', given: async things => ({ id: await things.request('restriction'), on: true }) },
  recordObjection: { right: 'requests', given: async things => ({ id: await things.request('objection') }) },
  erasurePlan: { right: 'requests', given: async things => ({ id: await things.erased() }) },
  eraseData: { right: 'requests', given: async things => ({ id: await things.request('erasure') }) },

  declaracionResponsable: { right: 'public', given: () => ({ version: '0.1.0' }) },
  declaracionVersions: { right: 'public' },
};
