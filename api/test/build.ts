import { tokenOf } from '../modules/sign-in/one-time-tokens';
import { letSend } from '../modules/representation/representation';
import { hashToken, newToken } from '../platform/auth';
import { systemContext } from '../platform/context';
import { addDays, dayOf } from '../platform/dates';
import { newId } from '../platform/ids';
import type { Body, TestApp } from './harness';
import { USUAL_PASSWORD } from './servers/quick-argon2';
import { asSuperuser } from './superuser';

/** A person in a company, signed in. */
export interface Person {
  token: string;
  tenantId: string;
  userId: string;
  email: string;
}

let count = 0;
const next = () => {
  count += 1;
  return count;
};

/** A company registered through the door, and its admin. */
export async function buildTenant(
  app: TestApp,
  given: Partial<Record<'email' | 'name' | 'companyName' | 'companyNif' | 'password', string>> = {},
): Promise<Person> {
  const n = next();
  const email = given.email ?? `admin${n}@empresa${n}.example`;
  const { status, body, text } = await app.rest('POST', '/auth/register', {
    body: {
      email,
      password: USUAL_PASSWORD,
      companyName: `Empresa ${n}, S.L.`,
      companyNif: 'B98241573',
      name: `Persona ${n}`,
      ...given,
    },
  });
  if (status !== 201) throw new Error(`register: ${status} ${text}`);
  return { token: body.token, tenantId: body.tenant.id, userId: body.user.id, email };
}

async function beginSession(app: TestApp, tenantId: string, userId: string, email: string): Promise<Person> {
  const { token } = newToken();
  const now = app.services.now();
  await app.services.db.tx(tenantId, em =>
    em.query(
      `INSERT INTO sessions (token_hash, kind, tenant_id, user_id, created_at, last_used_at, expires_at)
       VALUES ($1, 'user', $2, $3, $4, $4, $5)`,
      [hashToken(token), tenantId, userId, now, addDays(now, 14)],
    ),
  );
  return { token, tenantId, userId, email };
}

/** A colleague of `person` with a role, signed in. Made by SQL: nobody but an admin's screen makes users. */
export async function buildUser(app: TestApp, person: Person, role: 'user' | 'admin' = 'user'): Promise<Person> {
  const userId = newId();
  const email = `colega${next()}@empresa.example`;
  await app.services.db.tx(person.tenantId, em =>
    em.query(
      `INSERT INTO users (tenant_id, id, name, email, role, password_hash, created_at)
       VALUES ($1, $2, 'Colega', $3, $4, 'none', now())`,
      [person.tenantId, userId, email, role],
    ),
  );
  return beginSession(app, person.tenantId, userId, email);
}

/** The superadmin, signed in. */
export async function buildSuperadmin(app: TestApp): Promise<Person> {
  const tenantId = newId();
  const userId = newId();
  await app.services.db.acrossTenants('a test', async em => {
    await em.query(
      `INSERT INTO tenants (tenant_id, name, nif, email, status, is_platform, installation_number, created_at)
       VALUES ($1, 'Folio', '', 's@folio.example', 'active', true, '1', now())`,
      [tenantId],
    );
    await em.query(
      `INSERT INTO users (tenant_id, id, email, role, password_hash, created_at)
       VALUES ($1, $2, 's@folio.example', 'superadmin', 'none', now())`,
      [tenantId, userId],
    );
  });
  return beginSession(app, tenantId, userId, 's@folio.example');
}

/** Sets the company's state, as the superadmin would. */
export async function setTenantStatus(
  app: TestApp,
  person: Person,
  status: 'trial' | 'active' | 'suspended' | 'cancelled',
): Promise<void> {
  await app.services.db.acrossTenants('a test', em =>
    em.query('UPDATE tenants SET status = $2 WHERE tenant_id = $1', [person.tenantId, status]),
  );
}

/** Sets what the company pays for. */
export async function setSubscription(
  app: TestApp,
  person: Person,
  change: { plan?: 'basic' | 'pro'; status?: string; trialEndsAt?: Date | null },
): Promise<void> {
  await app.services.db.acrossTenants('a test', async em => {
    if (change.plan)
      await em.query('UPDATE subscriptions SET plan = $2 WHERE tenant_id = $1', [person.tenantId, change.plan]);
    if (change.status)
      await em.query('UPDATE subscriptions SET status = $2 WHERE tenant_id = $1', [person.tenantId, change.status]);
    if (change.trialEndsAt !== undefined)
      await em.query('UPDATE subscriptions SET trial_ends_at = $2 WHERE tenant_id = $1', [
        person.tenantId,
        change.trialEndsAt,
      ]);
  });
}

async function made(
  app: TestApp,
  path: string,
  key: string,
  person: Person,
  body: Record<string, unknown>,
): Promise<Body> {
  const answer = await app.rest('POST', path, { token: person.token, body });
  if (answer.status !== 201) throw new Error(`POST ${path}: ${answer.status} ${answer.text}`);
  return answer.body[key];
}

export const buildCustomer = (app: TestApp, person: Person, given: Record<string, unknown> = {}): Promise<Body> =>
  made(app, '/customers', 'customer', person, { name: `Cliente ${next()}`, nif: 'B26304188', ...given });

export const buildProduct = (app: TestApp, person: Person, given: Record<string, unknown> = {}): Promise<Body> =>
  made(app, '/products', 'product', person, { name: `Producto ${next()}`, price: 10, ivaRate: 21, ...given });

/** A valid invoice's payload with what matters changed. */
export const invoicePayload = (given: Record<string, unknown> = {}): Record<string, unknown> => ({
  date: '2026-11-20',
  lines: [{ description: 'Trabajo', quantity: 1, price: 100, ivaRate: 21 }],
  customerManual: { name: 'Ana Pérez', nif: '48213960A', address: null },
  ...given,
});

export const buildInvoice = (app: TestApp, person: Person, given: Record<string, unknown> = {}): Promise<Body> =>
  made(app, '/invoices', 'invoice', person, invoicePayload(given));

const LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE';

/** An invoice that is overdue, of a customer of its own that has an address. */
export async function buildOverdue(
  app: TestApp,
  person: Person,
  given: Record<string, unknown> = {},
  says: Record<string, unknown> = { dueDate: '2026-11-20', series: 'V' },
): Promise<Body> {
  const number = 10_000_000 + next();
  const nif = `${number}${LETTERS[number % 23]}`;
  const customer = await buildCustomer(app, person, { nif, email: `pagos${number}@cliente.example`, ...given });
  return buildInvoice(app, person, { customerManual: undefined, customerId: customer.id, ...says });
}

/** Reminders of it: one that went, and what is said of it and of its customer. */
export async function leaveReminder(app: TestApp, { token, tenantId }: Person, words?: string): Promise<string> {
  const { id, customer } = await buildOverdue(app, { token } as Person);
  const { body } = await app.rest('GET', '/reminders/settings', { token });
  const steps = body.settings.steps.map(({ on, days, words: usual }: Body) => ({ on, days, words: words ?? usual }));
  await app.rest('PUT', '/reminders/settings', { token, body: { enabled: false, steps } });
  await app.rest('POST', `/invoices/${id}/remind`, { token, body: {} });
  await app.rest('POST', `/invoices/${id}/reminders`, { token, body: { on: false } });
  await app.rest('POST', `/customers/${customer.id}/reminders`, { token, body: { on: false } });
  const [{ letters }] = await app.services.db.read(tenantId, em =>
    em.query('SELECT count(*)::int AS letters FROM reminder_letters WHERE tenant_id = $1', [tenantId]),
  );
  if (letters === 0) throw new Error('no reminder');
  return id;
}

/** An invoice that credits another one whole. */
export const buildRectifying = (app: TestApp, person: Person, id: string, cause = 'Devolución'): Promise<Body> =>
  made(app, `/invoices/${id}/rectify`, 'invoice', person, { kind: 'R1', cause });

/** A draft of what takes a euro off an invoice. */
export const draftRectifying = (app: TestApp, person: Person, id: string, cause = 'Descuento'): Promise<Body> => {
  const lines = [{ description: cause, quantity: 1, price: -1, ivaRate: 21 }];
  return made(app, `/invoices/${id}/rectify`, 'invoice', person, { kind: 'R1', cause, lines, status: 'draft' });
};

/** A simplified invoice that names nobody. */
export const buildTicket = (app: TestApp, person: Person, given: Record<string, unknown> = {}): Promise<Body> =>
  buildInvoice(app, person, { kind: 'F2', customerManual: null, ...given });

/** An invoice of what a customer of the same number as `buildCustomer`'s paid beforehand. */
export const buildPrepayment = (app: TestApp, person: Person, given: Record<string, unknown> = {}): Promise<Body> =>
  buildInvoice(app, person, {
    prepayment: true,
    customerManual: { name: 'Bodegas Larrañaga, S.L.', nif: 'B26304188', address: null },
    ...given,
  });

/** A complete invoice for a simplified one. */
export async function buildExchanged(app: TestApp, person: Person, given: Record<string, unknown> = {}): Promise<Body> {
  const { id } = await buildTicket(app, person, given);
  const customerManual = { name: 'Ana Pérez', nif: '48213960A', address: null };
  return made(app, '/invoices/exchange', 'invoice', person, { ids: [id], customerManual });
}

/** An issued invoice, and the id of what came in for a part of it. */
export async function buildCollected(app: TestApp, person: Person): Promise<{ invoiceId: string; id: string }> {
  const { id: invoiceId } = await buildInvoice(app, person);
  const invoice = await made(app, `/invoices/${invoiceId}/collections`, 'invoice', person, { amount: '1.00' });
  return { invoiceId, id: invoice.collections[0].id };
}

export async function buildPaid(app: TestApp, person: Person): Promise<Body> {
  const invoice = await buildInvoice(app, person);
  await app.rest('POST', `/invoices/${invoice.id}/pay`, { token: person.token });
  return invoice;
}

/** An issued invoice with a link for its customer. */
export async function buildLinked(app: TestApp, person: Person): Promise<Body> {
  const invoice = await buildInvoice(app, person);
  await app.rest('POST', `/invoices/${invoice.id}/link`, { token: person.token });
  return invoice;
}

/** That an invoice's link was opened. */
export async function answerOf(app: TestApp, { tenantId }: Person, invoiceId: string): Promise<string> {
  const id = newId();
  await app.services.db.tx(tenantId, em =>
    em.query(
      `INSERT INTO link_answers (tenant_id, id, invoice_id, link_id, kind, created_at)
       SELECT tenant_id, $3, invoice_id, id, 'opened', now() FROM invoice_links WHERE tenant_id = $1 AND invoice_id = $2`,
      [tenantId, invoiceId, id],
    ),
  );
  return id;
}

let requests = 0;
/** A request over personal data, written down inside the product. */
export const buildRequest = (app: TestApp, person: Person, given: Record<string, unknown> = {}): Promise<Body> =>
  made(app, '/lopd/data-requests', 'request', person, {
    requestType: 'access',
    email: `rosa${requests++}@correo.example`,
    name: 'Rosa Martí',
    ...given,
  });

/** One of the public form, not confirmed yet. */
export async function buildPublicRequest(app: TestApp, given: Record<string, unknown> = {}): Promise<Body> {
  const answer = await app.rest('POST', '/lopd/data-requests', {
    body: { requestType: 'access', email: `marta${requests++}@correo.example`, privacyAccepted: true, ...given },
  });
  if (answer.status !== 201) throw new Error(`POST /lopd/data-requests: ${answer.status} ${answer.text}`);
  return answer.body.request;
}

/** The secret of the link that was last mailed to somebody. */
export async function mailedToken(app: TestApp, userId: string): Promise<string> {
  const [row] = await app.services.db.acrossTenants('a test', em =>
    em.query('SELECT id FROM one_time_tokens WHERE user_id = $1 ORDER BY created_at DESC, id DESC LIMIT 1', [userId]),
  );
  return tokenOf(app.services.appSecret, row.id);
}

/** An invoice of a company that sends: it has a record. */
export async function buildSealed(app: TestApp, person: Person, given: Record<string, unknown> = {}): Promise<Body> {
  await leaveRepresentation(app, person);
  return buildInvoice(app, person, given);
}

/** The last record of an invoice. */
export async function recordOf(app: TestApp, person: Person, invoiceId: string): Promise<string> {
  const [row] = await app.services.db.read(person.tenantId, em =>
    em.query('SELECT id FROM records WHERE invoice_id = $1 ORDER BY sequence DESC LIMIT 1', [invoiceId]),
  );
  return row.id;
}

/** As if the AEAT had refused an invoice's record. */
export async function refuseRecord(app: TestApp, person: Person, invoiceId: string, code = 1100): Promise<string> {
  await app.services.db.tx(person.tenantId, em =>
    em.query(
      `INSERT INTO submissions (tenant_id, record_id, sequence, status, attempts, first_sent_at, answered_at, code, message)
     SELECT tenant_id, id, sequence, 'rejected', 1, now(), now(), $2, 'Valor incorrecto' FROM records
       WHERE invoice_id = $1 ORDER BY sequence DESC LIMIT 1
     ON CONFLICT (tenant_id, record_id) DO UPDATE SET status = 'rejected', code = $2, message = 'Valor incorrecto'`,
      [invoiceId, code],
    ),
  );
  return invoiceId;
}

/** As if the company had paid, had begun to pay again, and had been told of it. */
export async function leavePayment(app: TestApp, { tenantId }: Person): Promise<void> {
  await asSuperuser(app.database, async client => {
    await client.query(
      `INSERT INTO app.payments (tenant_id, id, charge_id, created_at, amount, status)
       VALUES ($1, $2, 'ch_1', now(), 49, 'succeeded')`,
      [tenantId, newId()],
    );
    await client.query(
      `INSERT INTO app.checkouts (tenant_id, plan, billing_interval, key, offer, created_at)
       VALUES ($1, 'pro', 'month', $2, false, now())`,
      [tenantId, newId()],
    );
    await client.query(
      `INSERT INTO app.billing_notices (tenant_id, kind, about, created_at)
       VALUES ($1, 'trial', '7', now())`,
      [tenantId],
    );
  });
}

export const buildAffiliate = (app: TestApp, person: Person, given: Record<string, unknown> = {}): Promise<Body> =>
  made(app, '/affiliates', 'affiliate', person, {
    name: `Afiliado ${next()}`,
    email: `afiliado${next()}@afiliados.example`,
    ...given,
  });

/**
 * As if an affiliate of the company had brought another, which has paid 49 € and VAT. The id of what is owed for it.
 */
export async function buildCommission(app: TestApp, person: Person): Promise<string> {
  const { id, code } = await buildAffiliate(app, person);
  const { tenantId } = await buildTenant(app);
  return leaveCommission(app, tenantId, { tenantId: person.tenantId, id, code });
}

/** As if a company had come by an affiliate's code and paid. */
export async function leaveCommission(
  app: TestApp,
  tenantId: string,
  affiliate: { tenantId: string; id: string; code: string },
): Promise<string> {
  const id = newId();
  await asSuperuser(app.database, async client => {
    await client.query(
      `INSERT INTO app.payments (tenant_id, id, charge_id, created_at, amount, net, status)
       VALUES ($1, $2, $3, now(), 59.29, 49, 'succeeded')`,
      [tenantId, id, `ch_${id}`],
    );
    await client.query(
      `INSERT INTO app.referrals (tenant_id, code, affiliate_tenant_id, affiliate_id, self, created_at, converted_at)
       VALUES ($1, $2, $3, $4, false, now(), now())`,
      [tenantId, affiliate.code, affiliate.tenantId, affiliate.id],
    );
    await client.query(
      `INSERT INTO app.commissions (tenant_id, id, affiliate_tenant_id, affiliate_id, rate, base, amount, created_at)
       VALUES ($1, $2, $3, $4, 20, 49, 9.80, now())`,
      [tenantId, id, affiliate.tenantId, affiliate.id],
    );
  });
  return id;
}

/** A consent, and somebody erased. */
export async function leavePrivacy(app: TestApp, person: Person): Promise<void> {
  await app.rest('POST', '/lopd/consents', { token: person.token, body: { consentType: 'analytics' } });
  const { id } = await buildRequest(app, person, { requestType: 'erasure' });
  await app.rest('POST', `/lopd/data-requests/${id}/erase`, { token: person.token });
}

/** As if a message had gone unanswered: an incident is open, and the message is kept. */
export async function leaveIncident(app: TestApp, person: Person): Promise<void> {
  await app.services.db.tx(person.tenantId, async em => {
    await em.query(
      `INSERT INTO incidents (tenant_id, id, cause, started_at)
       VALUES ($1, $2, 'Sin respuesta', now())`,
      [person.tenantId, newId()],
    );
    await em.query(
      `INSERT INTO messages (tenant_id, id, fence, sent_at, records, incident, outcome, detail, raw)
         VALUES ($1, $2, 1, now(), ARRAY[$2::uuid], false, 'silence', 'Sin respuesta', 'nada')`,
      [person.tenantId, newId()],
    );
  });
}

/** As if the company had let the operator send, which has a certificate from here on. */
export async function leaveRepresentation(app: TestApp, { tenantId, userId }: Person): Promise<void> {
  const { services } = app;
  const { name: operatorName, nif: operatorNif } = services.operator;
  services.operatorCertificate ??= {
    nif: operatorNif,
    key: '',
    cert: '',
    fingerprint: 'operator',
    seal: false,
    notAfter: addDays(new Date(), 730),
  };
  await services.db.tx(tenantId, async em => {
    const [{ companyName, companyNif, let: already }] = await em.query(
      'SELECT name AS "companyName", nif AS "companyNif", EXISTS (SELECT 1 FROM representations r WHERE r.tenant_id = $1 AND withdrawn_at IS NULL) AS let FROM tenants WHERE tenant_id = $1',
      [tenantId],
    );
    if (!already)
      await letSend(
        em,
        systemContext(services, tenantId),
        { companyName, companyNif, operatorName, operatorNif },
        { by: userId, name: 'Persona', capacity: 'administrator' },
      );
  });
}

/** As if every company of a database had begun to send this year, as the superuser: what they issue is sealed. */
export const LET_ALL_SEND = 'UPDATE app.senders SET last_alta_at = now()';

/** As if the company had said who sends for it, and had records of before everything was sent. */
export async function leaveUnsent(app: TestApp, { tenantId, userId }: Person): Promise<void> {
  await asSuperuser(app.database, async client => {
    await client.query(
      `INSERT INTO app.sending_choices (tenant_id, id, choice, issuer, said_by, said_at, said_ip)
       VALUES ($1, $2, 'not_yet', 'company', $3, now(), '127.0.0.1')`,
      [tenantId, newId(), userId],
    );
    await client.query(
      `INSERT INTO app.unsent_records (tenant_id, id, sequence, kind, invoice_id, number, date, xml, hash, generated_at)
       SELECT tenant_id, $2, 1, 'alta', id, full_number, date, '<sf:RegistroAlta/>', repeat('A', 64), now()
         FROM app.invoices WHERE tenant_id = $1 AND full_number IS NOT NULL LIMIT 1`,
      [tenantId, newId()],
    );
  });
}

/** Opens an invoice's link, as a customer does: its path. */
export async function leaveAnswer(app: TestApp, { token }: Person, id: string): Promise<string> {
  const { body } = await app.rest('POST', `/invoices/${id}/link`, { token });
  const path = new URL(body.delivery.link.url).pathname;
  await (await fetch(app.url + path)).text();
  return path;
}

interface Repeating {
  paused?: boolean;
  customer?: Record<string, unknown>;
  line?: object;
  template?: object;
  [more: string]: unknown;
}

/** An invoice that repeats for a customer of its own; its next one is due today. */
export async function buildRecurring(
  app: TestApp,
  person: Person,
  { paused = false, customer = {}, line = {}, template = {}, ...more }: Repeating = {},
): Promise<Body> {
  const { token } = person;
  const { id: customerId } = await buildCustomer(app, person, customer);
  const lines = [{ description: 'Cuota de {mes}', quantity: 1, price: 60, ivaRate: 21, ...line }];
  const given = { customerId, nextDate: dayOf(app.services.now()), unit: 'month', template: { lines, ...template } };
  const { body } = await app.rest('POST', '/recurring-invoices', { token, body: { ...given, ...more } });
  const { recurringInvoice } = body;
  if (paused) await app.rest('POST', `/recurring-invoices/${recurringInvoice.id}/pause`, { token });
  return recurringInvoice;
}

/** One with a day that was skipped. */
export async function leaveRecurring(app: TestApp, person: Person, given: Repeating = {}): Promise<string> {
  const { id } = await buildRecurring(app, person, given);
  await app.rest('POST', `/recurring-invoices/${id}/skip`, { token: person.token });
  return id;
}
