import {
  buildCustomer,
  buildInvoice,
  buildProduct,
  buildRecurring,
  buildRequest,
  buildSuperadmin,
  buildTenant,
  buildUser,
  setSubscription,
  type Person,
} from '../build';
import { buildQuote } from '../quotes';
import { startTestApp, type Body, type TestApp } from '../harness';
import { asSuperuser } from '../superuser';
import { ROUTES } from '../../rest/routes';

let app: TestApp;
let ana: Person;
let root: Person;
beforeAll(async () => {
  app = await startTestApp();
  ana = await buildTenant(app);
  root = await buildSuperadmin(app);
  await setSubscription(app, ana, { plan: 'pro', status: 'active' });
});
afterAll(() => app.close());

const abroad = {
  email: 'o@guell.example',
  phone: '93',
  address: 'Rue 1',
  city: 'Lyon',
  postalCode: '69001',
  country: 'FR',
  idKind: '02',
};
const line = { description: 'Hora', quantity: '1.5', price: '33.333333', ivaRate: 0, ivaCause: 'E2' };

const BUYER = { name: 'Bodegas Larrañaga, S.L.', nif: 'B26304188', address: 'Calle de la Vega, 14' };
const work = (price: number, more: object = {}) => ({ description: 'Obra', quantity: 1, price, ivaRate: 21, ...more });
/** All that can be written of a draft, in a few. */
const OTHER_DRAFTS: Record<string, unknown>[] = [
  {
    customerManual: BUYER,
    ...{ operationDate: '2026-11-02', withholdingPercent: '15', discountAmount: '7.01' },
    suplidos: [{ description: 'Tasa', amount: '12.50' }],
    lines: [work(99.999, { discountPercent: '3.33' }), work(40, { discountAmount: '0.01' })],
  },
  { kind: 'F2', customerManual: undefined, lines: [work(1, { price: undefined, grossPrice: 9.99, quantity: 3 })] },
  { kind: 'F2', qualified: true, customerManual: BUYER },
  { customerManual: BUYER, prepayment: true, operationDate: '2026-11-10' },
  { customerManual: BUYER, agreedTotal: '100.01', lines: [work(30), work(60, { ivaRate: 10 })] },
  {
    customerManual: BUYER,
    operationDate: '2027-02-01',
    lines: [work(10, { ivaRegime: '14' })],
  },
  {
    customerManual: BUYER,
    lines: [
      work(10),
      work(30, { quantity: 2, returned: true, discountAmount: '0.50' }),
      work(1, { price: undefined, grossPrice: 12.1, returned: true, discountPercent: '10' }),
    ],
  },
  { customerManual: BUYER, lines: [work(200, { ivaRegime: '03', cost: '99.5' })] },
  { customerManual: BUYER, lines: [work(10, { ivaRegime: '11' }), work(5, { ivaRate: 0, ivaCause: 'S1' })] },
];

/** A draft of a retailer: with recargo de equivalencia, as the card says, or without. */
const retailers = async (more: object) => {
  const { id: customerId } = await buildCustomer(app, ana, { name: 'Mercería Ruiz', nif: '12345678Z', recargo: true });
  const given = { status: 'draft', customerManual: undefined, customerId, lines: [work(100)], ...more };
  return (await buildInvoice(app, ana, given)).id;
};

/** Where a thing is read, how it lies in that answer, and things of each kind that there can be. */
interface Resource {
  read(id: string): string;
  found(body: Body, id: string): Body;
  make: (() => Promise<string>)[];
  who?(): Person;
}
const listed = (list: string, key: string): Pick<Resource, 'read' | 'found'> => ({
  read: () => list,
  found: (body, id) => body[key].find((each: Body) => each.id === id),
});

const RESOURCES: Record<string, Resource> = {
  '/customers/:id': {
    ...listed('/customers', 'customers'),
    make: [
      async () => (await buildCustomer(app, ana, { name: 'Güell', nif: 'FR12345678901', ...abroad })).id,
      async () => (await buildCustomer(app, ana, { name: 'Sola', nif: 'B1' })).id,
      async () => (await buildCustomer(app, ana, { name: 'Sin censo', nif: '48213960A', idKind: '07' })).id,
    ],
  },
  '/customers/:id/notes': {
    read: id => `/customers/${id}`,
    found: body => body.customer,
    make: [
      async () => {
        const { id } = await buildCustomer(app, ana, { name: 'Con notas', nif: 'A58402165' });
        await app.rest('PUT', `/customers/${id}/notes`, { token: ana.token, body: { notes: 'Dos\nlíneas' } });
        return id;
      },
    ],
  },
  '/products/:id': {
    ...listed('/products', 'products'),
    make: [
      async () =>
        (
          await buildProduct(app, ana, {
            name: 'Hora',
            description: 'De consulta',
            sku: 'H-1',
            price: '60.123456',
            ivaRate: 10,
          })
        ).id,
    ],
  },
  '/invoices/:id': {
    read: id => `/invoices/${id}`,
    found: body => body.invoice,
    make: [
      async () =>
        (
          await buildInvoice(app, ana, {
            status: 'draft',
            notes: 'Dos\nlíneas',
            series: 'B',
            customerManual: { name: 'Rue, S.A.', nif: 'FR12345678901', address: 'Rue 1', country: 'FR', idKind: '02' },
            lines: [line],
          })
        ).id,
      async () => {
        const [customer, product] = [
          await buildCustomer(app, ana, { name: 'Güell', nif: 'A58402165' }),
          await buildProduct(app, ana, { name: 'Hora' }),
        ];
        return (
          await buildInvoice(app, ana, {
            status: 'draft',
            customerManual: undefined,
            customerId: customer.id,
            lines: [line, { ...line, ivaRate: 21, ivaCause: null, productId: product.id }],
          })
        ).id;
      },
      () => retailers({}),
      () => retailers({ recargo: false }),
      () => retailers({ lines: [work(10), work(10, { returned: true })] }),
      ...OTHER_DRAFTS.map(given => async () => (await buildInvoice(app, ana, { status: 'draft', ...given })).id),
      async () => {
        const given = { date: '2026-11-20', customerManual: BUYER };
        const [one, two] = [
          await buildInvoice(app, ana, { ...given, prepayment: true, lines: [work(100), work(50, { ivaRate: 10 })] }),
          await buildInvoice(app, ana, { ...given, prepayment: true, lines: [work(20)] }),
        ];
        const lines = [work(900), work(300, { ivaRate: 10 })];
        const settled = { lines, discountPercent: '5', prepayments: [two.id, one.id] };
        return (await buildInvoice(app, ana, { ...given, ...settled, status: 'draft' })).id;
      },
    ],
  },
  '/quotes/:id': {
    read: id => `/quotes/${id}`,
    found: body => body.quote,
    make: [
      async () => (await buildQuote(app, ana, { kind: 'proforma', line: { discountPercent: '3.33' } })).id,
      async () => {
        const { id: productId } = await buildProduct(app, ana);
        const line = { productId, price: undefined, grossPrice: '9.99', quantity: '3' };
        return (await buildQuote(app, ana, { line, notes: 'Dos\nlíneas', withholdingPercent: '15' })).id;
      },
      async () =>
        (await buildQuote(app, ana, { customer: { nif: '12345678Z', recargo: true }, discountAmount: '5' })).id,
    ],
  },
  '/recurring-invoices/:id': {
    read: id => `/recurring-invoices/${id}`,
    found: body => body.recurringInvoice,
    make: [
      async () => (await buildRecurring(app, ana, { times: 5, line: { discountPercent: '3.33' } })).id,
      async () => {
        const { id: productId } = await buildProduct(app, ana, { name: 'Cuota' });
        const template = {
          notes: 'Dos\nlíneas',
          withholdingPercent: '15',
          suplidos: [{ description: 'Tasa', amount: '12.5' }],
        };
        const more = { template, line: { productId, price: undefined, grossPrice: '9.99' } };
        return (await buildRecurring(app, ana, { issues: false, every: 2, unit: 'week', until: '2070-12-31', ...more }))
          .id;
      },
      async () => (await buildRecurring(app, ana, { paused: true, sends: true })).id,
    ],
  },
  '/settings': {
    read: () => '/settings',
    found: body => body.settings,
    make: [
      async () => {
        await app.rest('PUT', '/settings', {
          token: ana.token,
          body: { companyName: 'Marea', companyNif: 'B98241573', companyAddress: 'Sorní 18' },
        });
        return '';
      },
    ],
  },
  '/users/:id': {
    ...listed('/users', 'users'),
    make: [async () => (await buildUser(app, ana)).userId, async () => (await buildUser(app, ana, 'admin')).userId],
  },
  '/lopd/data-requests/:id': {
    read: id => `/lopd/data-requests/${id}`,
    found: body => body.request,
    make: [
      async () => (await buildRequest(app, ana)).id,
      async () => {
        const { id } = await buildRequest(app, ana);
        await app.rest('PUT', `/lopd/data-requests/${id}`, {
          token: ana.token,
          body: { status: 'in_progress', assignedUserId: ana.userId, notes: 'Dos\nlíneas' },
        });
        return id;
      },
    ],
  },
  '/settings/letter-texts/:letter/:language': {
    read: () => '/settings/letter-texts',
    found: body => body.texts.find(({ letter, language }: Body) => letter === 'quote' && language === 'ca'),
    make: [async () => 'quote/ca'],
  },
  '/reminders/settings': { read: () => '/reminders/settings', found: body => body.settings, make: [async () => ''] },
  '/superadmin/late-rates/:startsOn': {
    read: () => '/late-rates',
    found: (body, day) => body.rates.find(({ startsOn }: Body) => startsOn === day),
    who: () => root,
    make: [
      async () => {
        const body = { reference: '2.15', source: 'BOE', readOn: '2026-07-01' };
        await app.rest('PUT', '/superadmin/late-rates/2026-07-01', { token: root.token, body });
        return '2026-07-01';
      },
    ],
  },
  '/superadmin/regulations/:code': {
    read: () => '/regulations',
    found: (body, code) => body.regulations.find((each: Body) => each.code === code),
    who: () => root,
    make: [async () => (await app.rest('GET', '/regulations')).body.regulations[0].code],
  },
};
/** Switches are no things: they say what they are put to. */
const SWITCHES = ['/superadmin/tenants/:id/status', '/affiliates/:id'];

const puts = ROUTES.filter(({ method, path }) => method === 'put' && !SWITCHES.includes(path)).map(({ path }) => path);

/** The things as they are kept, with what the answers do not show. */
const kept = () =>
  asSuperuser(app.database, async client => {
    const found: unknown[] = [];
    for (const table of ['customers', 'products', 'invoices', 'invoice_lines', 'recurring_invoices', 'quotes']) {
      const { rows } = await client.query(
        `SELECT to_jsonb(t) - 'updated_at' AS row FROM app.${table} t WHERE tenant_id = $1 ORDER BY 1`,
        [ana.tenantId],
      );
      found.push(...rows);
    }
    return found;
  });

test.each(puts)('%s: what was read, put back, changes nothing', async path => {
  const { read, found, make, who = () => ana } = RESOURCES[path]!;
  const { token } = who();
  for (const each of make) {
    const id = await each();
    const get = async () => found((await app.rest('GET', read(id), { token })).body, id);
    const [before, as] = [await get(), await kept()];
    const put = await app.rest('PUT', path.replace(/:\w+(\/:\w+)*/, id), { token, body: before });
    expect([put.status, put.body.fields]).toEqual([200, undefined]);
    // That it was put back makes another version of it.
    const still = { ...before, ...(before.version && { version: expect.anything() }) };
    expect([await get(), await kept()]).toEqual([still, as]);
  }
});
