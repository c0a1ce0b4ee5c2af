import { randomUUID } from 'node:crypto';
import type { Client } from 'pg';
import type { Things } from './house/things';
import {
  buildRequest,
  buildAffiliate,
  buildCommission,
  buildCustomer,
  buildInvoice,
  buildPrepayment,
  buildRectifying,
  draftRectifying,
  buildProduct,
  buildSealed,
  buildTenant,
  answerOf,
  leaveAnswer,
  leaveRecurring,
  leaveReminder,
  leaveIncident,
  recordOf,
  refuseRecord,
  setSubscription,
  type Person,
} from './build';
import { leaveQuote } from './quotes';
import { freshThings } from './house/cast';
import type { TestApp } from './harness';
import { asSuperuser, tenantTables } from './superuser';

/** Company B: in every text of its rows stands a canary that nobody else may ever hear. */
export interface Canary {
  mark: string;
  person: Person;
  things: Things;
  planted: string[];
}

/** Series take ten capitals and digits, search columns lower case: the mark is looked for in all its spellings. */
const SERIES = 'CANARYB';
export const sings = (text: string): boolean => /canary-?b/i.test(text);
/**
 * What the company says of itself and of its affiliates is marked otherwise: the superadmin sees that, and nothing
 * more.
 */
const OF_COMPANY = 'CANARY-B-COMPANY';
export const withoutCompany = (text: string): string => text.replaceAll(OF_COMPANY, '');

/** Columns of text that take any: what a CHECK or a foreign key guards refuses, and stays as it is. */
async function plant(client: Client, tenantId: string, mark: string): Promise<string[]> {
  const planted: string[] = [];
  for (const table of await tenantTables(client)) {
    const { rows } = await client.query<{ column: string }>(
      `SELECT attname AS column FROM pg_attribute WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped
         AND atttypid = 'text'::regtype`,
      [`app.${table}`],
    );
    for (const { column } of rows) {
      await client.query('SAVEPOINT column_of_text');
      const value = ['tenants', 'affiliates'].includes(table)
        ? OF_COMPANY
        : column === 'search'
          ? mark.toLowerCase()
          : mark;
      const done = await client
        .query(
          `UPDATE app.${table} SET ${column} = $2
         WHERE tenant_id = $1`,
          [tenantId, value],
        )
        .then(
          () => true,
          () => false,
        );
      if (done) planted.push(`${table}.${column}`);
      else await client.query('ROLLBACK TO SAVEPOINT column_of_text');
    }
  }
  return planted;
}

export async function buildCanary(app: TestApp): Promise<Canary> {
  const mark = `CANARY-B-${randomUUID()}`;
  const email = `${mark}@empresa.example`.toLowerCase();
  const person = await buildTenant(app, { companyName: mark, name: mark, email });
  await setSubscription(app, person, { plan: 'pro', status: 'active' });
  const made = freshThings(app, person);
  const ids = {
    payment: await made.payment(),
    colleague: await made.colleague(),
    apiKey: await made.apiKey(),
    session: await made.session(),
    mailed: await made.mailed(),
    customer: (
      await buildCustomer(app, person, { name: mark, email, phone: '600', address: mark, city: mark, postalCode: '1' })
    ).id as string,
    product: (await buildProduct(app, person, { name: mark, description: mark, sku: mark })).id as string,
    deactivatedProduct: await made.deactivatedProduct(),
    draft: '',
    issued: '',
    rectifyingDraft: '',
    ticket: await made.ticket(),
    exchanged: await made.exchanged(),
    collected: await made.collected(),
    paid: await made.paid(),
    movement: await made.movement(),
    matched: await made.matched(),
    statement: await made.statement(),
    linked: await made.linked(),
    quote: '',
    recurring: await leaveRecurring(app, person, { customer: { name: mark }, line: { description: mark } }),
    overdue: '',
    debtor: '',
    seenOf: 'seen',
    answerOf: '',
    prepayment: '',
    rejected: '',
    record: '',
    certificate: '',
    representation: '',
    pastRepresentation: await made.pastRepresentation(),
    request: '',
    erased: '',
    answerer: person.userId,
  };
  const invoice = {
    series: SERIES,
    notes: mark,
    customerManual: undefined,
    customerId: ids.customer,
    lines: [{ description: mark, quantity: 1, price: 60, ivaRate: 21, productId: ids.product }],
  };
  ids.quote = await leaveQuote(app, person, { customerId: ids.customer, line: { description: mark } });
  ids.draft = (await buildInvoice(app, person, { ...invoice, status: 'draft' })).id;
  ids.prepayment = (await buildPrepayment(app, person, invoice)).id;
  ids.issued = (await buildInvoice(app, person, invoice)).id;
  await buildRectifying(app, person, (await buildInvoice(app, person, invoice)).id, mark);
  ids.rectifyingDraft = (await draftRectifying(app, person, ids.issued, mark)).id;
  await app.rest('POST', `/invoices/${ids.issued}/deliver`, { token: person.token, body: { to: [email], text: mark } });
  await leaveAnswer(app, person, ids.issued);
  ids.overdue = await leaveReminder(app, person, mark);
  ids.debtor = (await app.rest('GET', `/invoices/${ids.overdue}`, { token: person.token })).body.invoice.customer.id;
  ids.answerOf = await answerOf(app, person, ids.linked);
  ids.rejected = await refuseRecord(app, person, (await buildSealed(app, person, invoice)).id);
  await app.rest('POST', '/verifactu/obligation', {
    token: person.token,
    body: { choice: 'excluded', cause: 'other', note: mark },
  });
  ids.certificate = await made.certificate();
  ids.request = (await buildRequest(app, person, { name: mark, email, nif: 'B26304188', description: mark })).id;
  ids.erased = ids.request;
  ids.record = await recordOf(app, person, ids.rejected);
  await leaveIncident(app, person);
  const affiliate = await buildAffiliate(app, person, { name: mark, email, phone: '600' });
  const referral = {
    affiliate: affiliate.id as string,
    affiliateCode: affiliate.code as string,
    commission: await buildCommission(app, person),
  };
  await app.services.db.acrossTenants('a test', em =>
    em.query(
      `INSERT INTO payments (tenant_id, id, charge_id, created_at, amount, status)
       VALUES ($1, $2, 'ch', now(), 10, 'succeeded')`,
      [person.tenantId, randomUUID()],
    ),
  );
  await app.rest('POST', '/products', {
    token: person.token,
    body: { name: mark, price: 1, ivaRate: 21 },
    headers: { 'idempotency-key': mark },
  });
  const planted = await asSuperuser(app.database, async client => {
    await client.query('BEGIN');
    const columns = await plant(client, person.tenantId, mark);
    await client.query('COMMIT');
    return columns;
  });
  const things = {
    ...made,
    subscription: async () => undefined,
    ...Object.fromEntries(Object.entries({ ...ids, ...referral }).map(([name, id]) => [name, async () => id])),
  };
  return { mark, person, things, planted };
}
