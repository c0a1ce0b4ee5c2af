import { PRICES } from '../../schema/prices';
import { BANKING } from './bank-samples';
import { DELIVERY } from './delivery-samples';
import { REMINDERS } from './reminder-samples';
import { EMPTY_OF_EXCHANGE, EXCHANGE, FILLED_OF_EXCHANGE as TOO } from './exchange-samples';
import { NOT_QUOTED, QUOTING } from './quote-samples';
import { RECURRING, REPEATED } from './recurring-samples';
import { RECTIFYING } from './rectify-samples';
import { AS_AGREED, SETTINGS } from './settings-samples';

type Json = Record<string, unknown>;
const PRO = Number(PRICES.pro.month);
const ID = '0199c1a4-6d2e-7b31-9a54-3f0c8e21d7b6';
const TOKEN = 'q7Zr0Jt2mV5xN8cB1kL4pS6wD9fG3hYa';

/**
 * What the examples of the facade are written with, by the name of the field, or by "parent.field" where one name means
 * several things. The shape of an example comes from its schema; the figures of one invoice agree with each other.
 */
const SAMPLES: Json = {
  ...DELIVERY,
  ...{ ...RECURRING, ...QUOTING, ...BANKING },
  ...REMINDERS,
  id: ID,
  token: TOKEN,
  email: 'lucia@encuadernacionferrer.example',
  password: 'tinta-y-papel-27',
  currentPassword: 'tinta-y-papel-27',
  newPassword: 'lomo-de-tela-38',
  'register.name': 'Lucía Ferrer',
  'user.name': 'Lucía Ferrer',
  'users.name': 'Lucía Ferrer',
  'user.role': 'admin',
  'users.role': 'admin',
  lastLoginAt: '2026-01-15T09:30:00.000Z',
  'createUser.name': 'Marc Vidal',
  'createUser.email': 'marc@encuadernacionferrer.example',
  'createUser.role': 'user',
  'updateUser.name': 'Marc Vidal',
  'updateUser.role': 'user',
  'createUser.user.name': 'Marc Vidal',
  'createUser.user.email': 'marc@encuadernacionferrer.example',
  'createUser.user.role': 'user',
  'createUser.user.isTemporaryPassword': true,
  'updateUser.user.name': 'Marc Vidal',
  'updateUser.user.email': 'marc@encuadernacionferrer.example',
  'updateUser.user.role': 'user',
  'tenant.name': 'Encuadernación Ferrer, S.L.',
  'tenants.name': 'Encuadernación Ferrer, S.L.',
  'tenant.nif': 'B98241573',
  'tenants.nif': 'B98241573',
  'tenant.status': 'active',
  'tenants.status': 'active',
  companyName: 'Encuadernación Ferrer, S.L.',
  companyNif: 'B98241573',
  companyAddress: 'Calle de Sorní, 18, 46004 València',
  'subscription.plan': 'pro',
  'subscription.status': 'active',
  priceMonthly: PRO,
  currentPeriodEnd: '2026-02-15T09:30:00.000Z',
  hasStripeSubscription: true,
  'setTenantStatus.status': 'active',
  month: '2026-01',
  mrr: 2736,
  totalTenants: 128,
  activeTenants: 94,
  trialTenants: 27,
  trialsEnding: 4,
  signUps: 11,
  'cancelSubscription.cancelAtPeriodEnd': true,
  'payments.status': 'succeeded',
  amount: PRO,
  plan: 'pro',
  interval: 'month',
  url: 'https://pagos.example/a1b2c3',
  sessionId: 'cs_a1b2c3',
  publishableKey: 'pk_a1b2c3',
  name: 'Bodegas Larrañaga, S.L.',
  nif: 'B26304188',
  address: 'Calle de la Vega, 14',
  city: 'Logroño',
  postalCode: '26001',
  phone: '941 234 567',
  ...Object.fromEntries(
    ['createCustomer', 'updateCustomer', 'customer', 'customers'].map(place => [
      `${place}.email`,
      'pedidos@bodegaslarranaga.example',
    ]),
  ),
  ...Object.fromEntries(
    ['createProduct', 'updateProduct', 'product', 'products'].map(place => [`${place}.name`, 'Encuadernación en tela']),
  ),
  ...SETTINGS,
  sku: 'ENC-T',
  'saySending.choice': 'not_yet',
  ending: false,
  series: 'A',
  number: 1,
  fullNumber: 'A-2026-0001',
  notes: 'Pedido 318',
  'createInvoice.status': 'issued',
  'invoice.status': 'issued',
  'invoices.status': 'issued',
  'recentInvoices.status': 'issued',
  'payInvoice.invoice.status': 'paid',
  'payInvoices.invoices.status': 'paid',
  'cancelInvoice.invoice.status': 'cancelled',
  cause: 'Cambio de precio acordado después de emitir (artículo 80.Dos de la Ley 37/1992).',
  wrong: 'whole',
  happened: 'no',
  handedOver: false,
  'correctVerifactu.wrong': 'customer_record',
  'createRebate.kind': 'R1',
  'createRebate.series': 'R',
  'createRebate.fullNumber': 'R-2026-0002',
  'createRebate.status': 'issued',
  'createRebate.from': '2026-01-01',
  'createRebate.to': '2026-10-31',
  'createRebate.cause':
    'Rappel por el volumen de compras del 01/01/2026 al 31/10/2026 (artículo 80.Uno.2.º de la Ley del IVA).',
  'createRebate.description': 'Rappel, 3 % de las compras',
  'createRebate.price': -10,
  'createRebate.subtotal': -20,
  'createRebate.totalIva': -4.2,
  'createRebate.total': -24.2,
  'invoice.rectifiedBy.fullNumber': 'R-2026-0001',
  'invoice.rectifiedBy.total': -24.2,
  ...RECTIFYING,
  ...EXCHANGE,
  customerName: 'Bodegas Larrañaga, S.L.',
  customerNif: 'B26304188',
  customerAddress: 'Calle de la Vega, 14',
  description: 'Encuadernación en tela',
  quantity: 2,
  price: 60,
  ivaRate: 21,
  subtotal: 120,
  totalIva: 25.2,
  total: 145.2,
  totalRevenue: 145.2,
  monthRevenue: 145.2,
  total_revenue: 145.2,
  limit: 50,
  code: 1239,
  waiting: 0,
  toFix: 0,
  boundUntil: '2026-12-31',
  'verifactu.status': 'accepted',
  'record.status': 'accepted',
  'records.status': 'accepted',
  'record.number': 'A-2026-0001',
  'records.number': 'A-2026-0001',
  rechazoPrevio: 'N',
  aeatCsv: 'A-7K2M9Q4R8T3V',
  csv: 'A-7K2M9Q4R8T3V',
  hash: '3C464DAF61ACB827C65FDA19F352A4E3BDC2C640E9E9FC4CC058073F38F12F60',
  message: 'Aceptada por AEAT',
  active: true,
  intact: true,
  success: true,
  hasCertificate: true,
  expiresAt: '2027-11-03T22:59:59.000Z',
  daysUntilExpiration: 657,
  'acceptRepresentation.name': 'Lucía Ferrer',
  'acceptRepresentation.capacity': 'administrator',
  accepted: true,
  operatorName: 'Folio de Ejemplo, S.L.',
  operatorNif: 'B99999997',
  acceptedName: 'Lucía Ferrer',
  capacity: 'administrator',
  offered: true,
  'regulation.code': 'verifactu-companies',
  'regulations.code': 'verifactu-companies',
  who: 'Sociedades',
  source: 'RDL 15/2025 (BOE 3/12/2025)',
  ...Object.fromEntries(
    ['saveRegulation', 'regulation', 'regulations'].flatMap(place => [
      [`${place}.date`, '2027-01-01'],
      [`${place}.text`, 'Quien paga el Impuesto sobre Sociedades factura con un sistema adaptado.'],
    ]),
  ),
  consentType: 'marketing',
  requestType: 'access',
  'updateDataRequest.status': 'in_progress',
  privacyAccepted: true,
  label: 'Cliente suprimido 1',
  'createAffiliate.name': 'Gestoría Muñoz Peña, S.L.P.',
  'createAffiliate.email': 'elena@munozpena.example',
  commissionRate: 20,
  'setAffiliateStatus.status': 'active',
  ...Object.fromEntries(
    ['affiliate', 'affiliates'].flatMap(place => [
      [`${place}.name`, 'Gestoría Muñoz Peña, S.L.P.'],
      [`${place}.email`, 'elena@munozpena.example'],
      [`${place}.code`, 'K7QM2XD9'],
      [`${place}.status`, 'active'],
    ]),
  ),
  paymentReference: 'Transferencia 2026/117',
  link: 'https://folio.example/register?ref=K7QM2XD9',
  valid: true,
  xml: '<RegistroAlta>…</RegistroAlta>',
  title: 'Declaración responsable',
};

/**
 * Objects that may be empty, shown filled; the others are null. What was only just issued has no answer of the AEAT
 * yet.
 */
const FILLED = ['user', 'tenant', 'subscription', 'customerManual', 'verifactu', 'rectification', 'because', ...TOO];
const EMPTY = [
  'createInvoice.verifactu',
  'updateInvoice.verifactu',
  'rectifyInvoice.verifactu',
  'rectifyInvoices.verifactu',
  ...EMPTY_OF_EXCHANGE,
  ...['createInvoice', 'updateInvoice', 'issueInvoice', 'payInvoice', 'cancelInvoice', 'invoice'].map(
    operation => `${operation}.rectification`,
  ),
];

/** Lists that most answers have nothing in. */
const NONE = ['settles'];
/** Lists that are not of one. */
const TWO = ['originals'];

/** What a request leaves out though there is a sample: an email is not changed. */
const LEFT_OUT = [
  'updateUser.email',
  'createDataRequest.website',
  'updateDataRequest.assignedUserId',
  ...[...AS_AGREED, ...REPEATED, ...NOT_QUOTED],
  ...['issueInvoice.version', 'skipRecurringInvoice.day'],
  ...['createInvoice.prepayments', 'updateInvoice.prepayments', 'invoicePreview.prepayments'],
  'rectifyInvoice.customerManual',
  'rectifyInvoices.customerManual',
  'correctVerifactu.happened',
  'correctVerifactu.handedOver',
];

const BY_KIND: Json = { boolean: false, integer: 1, number: 100, string: '…' };
const BY_FORMAT: Json = { uuid: ID, date: '2026-01-15', 'date-time': '2026-01-15T09:30:00.000Z' };
const FITS: Record<string, (value: unknown) => boolean> = {
  boolean: value => typeof value === 'boolean',
  integer: Number.isInteger,
  number: value => typeof value === 'number',
  string: value => typeof value === 'string',
};

const kindsOf = (schema: Json) => [schema.type].flat() as string[];
const kindOf = (schema: Json) => kindsOf(schema).find(kind => kind !== 'null')!;

function sampleOf(schema: Json, names: string[]): unknown {
  const choices = schema.enum as unknown[] | undefined;
  return names
    .map(name => SAMPLES[name])
    .find(sample => FITS[kindOf(schema)]?.(sample) && (choices?.includes(sample) ?? true));
}

/**
 * A value that agrees with the schema of a field. `within`: where the field lies, the nearest first, as SAMPLES names
 * it.
 */
function valueOf(schema: Json, key: string, within: string[], isRequest: boolean): unknown {
  if (kindOf(schema) === 'array')
    return Array.from({ length: NONE.includes(key) ? 0 : TWO.includes(key) ? 2 : 1 }, () =>
      valueOf(schema.items as Json, key, within, isRequest),
    );
  const operation = within.at(-1)!;
  if (kindOf(schema) === 'object') {
    const isEmpty =
      kindsOf(schema).includes('null') && (!FILLED.includes(key) || EMPTY.includes(`${operation}.${key}`));
    return isEmpty ? null : objectOf(schema, [key, ...within], isRequest);
  }
  const sample = sampleOf(schema, [`${operation}.${within[0]}.${key}`, ...within.map(place => `${place}.${key}`), key]);
  if (sample !== undefined) return sample;
  if (kindsOf(schema).includes('null')) return null;
  return (schema.enum as unknown[] | undefined)?.[0] ?? BY_FORMAT[String(schema.format)] ?? BY_KIND[kindOf(schema)];
}

function objectOf(schema: Json, within: string[], isRequest: boolean): Json {
  const required = (schema.required ?? []) as string[];
  const fields = Object.entries((schema.properties ?? {}) as Record<string, Json>).map(([key, field]) => ({
    key,
    value: valueOf(field, key, within, isRequest),
  }));
  const wanted = isRequest
    ? fields.filter(
        ({ key, value }) => required.includes(key) || (value !== null && !LEFT_OUT.includes(`${within[0]}.${key}`)),
      )
    : fields;
  return Object.fromEntries(wanted.map(({ key, value }) => [key, value]));
}

/** A body as somebody would send it: what must be there, and of the rest what a field has a sample of. */
export const exampleRequest = (schema: Json, operation: string): Json => objectOf(schema, [operation], true);

/** An answer with all its fields; null where a field may be empty and has no sample. */
export const exampleAnswer = (schema: Json, operation: string): Json => objectOf(schema, [operation], false);
