import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Ask, Body } from '../harness';
import { look, type Served } from '../servers/served';

/** Of everybody in a dump who has one. */
export const PASSWORD = 'demo1234';
/** With what a dump's certificates are encrypted. */
export const APP_SECRET = Buffer.alloc(32, 'upgrade').toString('base64');
const PATIENCE_MS = 300_000;
const TODAY = new Date().toISOString().slice(0, 10);

/** A release that serves, and what of today's doors it already has. */
export class Release {
  private readonly paths: Record<string, Record<string, unknown>>;
  private readonly operations: string;

  constructor(
    private readonly server: Served,
    root: string,
    private readonly dataDir: string,
  ) {
    this.paths = JSON.parse(readFileSync(join(root, 'schema/openapi.json'), 'utf8')).paths;
    this.operations = readFileSync(join(root, 'schema/schema.graphql'), 'utf8');
  }

  has(method: string, path: string): boolean {
    return this.paths[path]?.[method.toLowerCase()] !== undefined;
  }

  knows(operation: string): boolean {
    return new RegExp(`^  ${operation}[(:]`, 'm').test(this.operations);
  }

  /** Throws when the release refuses. */
  async rest(method: string, path: string, ask: Ask = {}): Promise<Body> {
    const { status, body, text } = await this.server.rest(method, path, ask);
    if (status >= 300) throw new Error(`${method} ${path}: ${status} ${text}`);
    return body;
  }

  async gql(query: string, token: string): Promise<Body> {
    const { body, text } = await this.server.gql(query, { token });
    if (body?.errors) throw new Error(text);
    return body.data;
  }

  rows(sql: string, parameters: unknown[] = []): Promise<Body[]> {
    return look(this.dataDir, async client => (await client.query(sql, parameters)).rows);
  }

  async hasTable(name: string): Promise<boolean> {
    return (await this.rows('SELECT to_regclass($1) AS oid', [`app.${name}`]))[0].oid !== null;
  }

  /** `nudge`: a statement that makes it come sooner. */
  async until(sql: string, nudge = 'SELECT'): Promise<void> {
    const end = Date.now() + PATIENCE_MS;
    while ((await this.rows(sql)).length === 0) {
      if (Date.now() > end) throw new Error(`never came: ${sql}`);
      await this.rows(nudge);
      await pause(1_000);
    }
  }
}

const invoice = (given: Record<string, unknown> = {}) => ({
  date: TODAY,
  customerManual: { name: 'Ana Pérez', nif: '48213960A', address: 'Calle Mayor, 1' },
  lines: [
    { description: 'Trabajo', quantity: 3, price: 33.33, ivaRate: 21 },
    { description: 'Material', quantity: 1.5, price: 10.01, ivaRate: 10 },
  ],
  ...given,
});

const signIn = async (release: Release, email: string): Promise<string> =>
  (await release.rest('POST', '/auth/login', { body: { email, password: PASSWORD } })).token;
const post = (release: Release, path: string, token: string, body: unknown): Promise<Body> =>
  release.rest('POST', path, { token, body });

/**
 * While the release's own demo sends: until its AEAT has answered to every record, and the log is sealed where it is.
 */
export async function settleDemo(release: Release): Promise<void> {
  await release.until(`SELECT 1 FROM app.submissions
     HAVING count(*) FILTER (WHERE status IN ('accepted', 'rejected')) = count(*)
     AND count(*) FILTER (WHERE status = 'rejected') = 1`);
  if (!(await release.hasTable('activity_seals'))) return;
  // An act is sealed a minute after it was done.
  await release.until(
    'SELECT 1 FROM app.activity_seals HAVING count(*) > 20',
    `SELECT graphile_worker.add_job('sealActivities', job_key => 'dump')`,
  );
}

/**
 * The demo's company, which sends: invoices that wait, a cancellation that does, drafts, people, a key; a held record
 * where it could hold one back.
 */
async function fillSender(release: Release): Promise<void> {
  const token = await signIn(release, 'admin@demo.test');
  const { customer } = await post(release, '/customers', token, {
    name: 'Cerrajería Vela, S.L.',
    nif: 'B26304188',
    email: 'vela@cerrajeria.example',
  });
  const { customer: gone } = await post(release, '/customers', token, { name: 'Cliente que se va', nif: '48213960A' });
  await release.rest('DELETE', `/customers/${gone.id}`, { token });
  const { product } = await post(release, '/products', token, { name: 'Tasación', price: 12.34, ivaRate: 21 });
  await release.rest('DELETE', `/products/${product.id}`, { token });
  await post(
    release,
    '/invoices',
    token,
    invoice({ customerManual: undefined, customerId: customer.id, series: 'B', notes: 'A 30 días.' }),
  );
  await release.rest('POST', '/invoices', { token, body: invoice(), headers: { 'idempotency-key': 'upgrade-1' } });
  const { invoices } = await release.rest('GET', '/invoices?status=issued&limit=20', { token });
  const sent = invoices.find((each: Body) => each.verifactu?.status === 'accepted');
  await post(release, `/invoices/${sent.id}/cancel`, token, {});
  const { invoice: draft } = await post(release, '/invoices', token, invoice({ status: 'draft' }));
  await release.rest('DELETE', `/invoices/${draft.id}`, { token });
  await post(release, '/invoices', token, invoice({ status: 'draft', notes: 'Sin confirmar' }));
  const { user } = await post(release, '/users', token, { name: 'Rosa Vidal', email: 'rosa@demo.test', role: 'user' });
  await release.rest('DELETE', `/users/${user.id}`, { token });
  await post(release, '/users', token, { name: 'Iván Soto', email: 'ivan@demo.test', role: 'admin' });
  await release.gql('mutation { createApiKey(input: { name: "Programa", scope: write }) { apiKey { id } } }', token);
  await release.gql('mutation { createApiKey(input: { name: "De quien se fue" }) { apiKey { id } } }', token);
  await release.rows(`UPDATE app.api_keys SET created_by = $1 WHERE name = 'De quien se fue'`, [user.id]);
  if (!release.knows('setAutomaticSending')) return;
  await release.gql('mutation { setAutomaticSending(on: false) { active } }', token);
  for (const notes of ['Retenida', 'Que no se podía enviar'])
    await post(release, '/invoices', token, invoice({ notes }));
  await release.rows(`UPDATE app.submissions SET status = 'blocked', message = 'El NIF no cuadra' WHERE status = 'held'
     AND sequence = (SELECT max(sequence) FROM app.submissions WHERE status = 'held')`);
}

/** The demo's other company, on trial, which sends nothing. */
async function fillTrial(release: Release): Promise<void> {
  const token = await signIn(release, 'trial@demo.test');
  const made: Body[] = [];
  for (let n = 1; n <= 4; n += 1)
    made.push((await post(release, '/invoices', token, invoice({ notes: `Encargo ${n}` }))).invoice);
  await post(release, `/invoices/${made[1].id}/cancel`, token, {});
  await post(release, `/invoices/${made[2].id}/pay`, token, {});
  await post(release, '/invoices', token, invoice({ status: 'draft' }));
}

async function registered(release: Release, email: string, companyName: string): Promise<string> {
  return (
    await release.rest('POST', '/auth/register', {
      body: { email, password: PASSWORD, companyName, companyNif: 'B26304188', name: 'Nuria Sanz' },
    })
  ).token;
}

const companyOf = async (release: Release, email: string): Promise<string> =>
  (await release.rows('SELECT tenant_id FROM app.login_identities WHERE email = $1', [email]))[0].tenant_id;

/**
 * Companies of every other state: suspended and ended ones with what they had, a paused one, one that has just come and
 * has nothing.
 */
async function fillOthers(release: Release): Promise<void> {
  const superadmin = await signIn(release, 'superadmin@demo.test');
  for (const [status, email, name] of [
    ['suspended', 'taller@demo.test', 'Taller Oriol, S.L.'],
    ['cancelled', 'cerrada@demo.test', 'Cerrada, S.L.'],
    ['trial', 'nueva@demo.test', 'Recién Llegada, S.L.'],
  ] as const) {
    const token = await registered(release, email, name);
    if (status === 'trial') continue;
    await post(release, '/invoices', token, invoice());
    const id = await companyOf(release, email);
    if (release.has('PUT', '/superadmin/tenants/{id}/status'))
      await release.rest('PUT', `/superadmin/tenants/${id}/status`, { token: superadmin, body: { status } });
    else await release.rows('UPDATE app.tenants SET status = $2 WHERE tenant_id = $1', [id, status]);
  }
  await release.rows(
    `UPDATE app.senders SET paused_at = now(), paused_reason = 'Certificado revocado', next_at = NULL
     WHERE tenant_id = $1`,
    [await companyOf(release, 'taller@demo.test')],
  );
  if (release.has('PUT', '/superadmin/regulations/{code}')) {
    await release.rest('PUT', '/superadmin/regulations/verifactu-delay', {
      token: superadmin,
      body: {
        date: '2028-11',
        who: 'Todos',
        text: 'Aplazamiento anunciado.',
        state: 'announced',
        source: 'Nota de prensa',
        readOn: '2026-11-21',
      },
    });
  }
  if (release.has('POST', '/lopd/privacy-policies'))
    await post(release, '/lopd/privacy-policies', superadmin, {
      title: 'Política de privacidad',
      content: 'Segunda versión.',
    });
}

/** Consents, and somebody who asked to be forgotten and was. */
async function fillPrivacy(release: Release): Promise<void> {
  if (!release.has('POST', '/lopd/consents')) return;
  const token = await signIn(release, 'admin@demo.test');
  await post(release, '/lopd/consents', token, { consentType: 'analytics' });
  await post(release, '/lopd/consents', token, { consentType: 'marketing' });
  await release.rest('DELETE', '/lopd/consents', { token, body: { consentType: 'marketing' } });
  await post(release, '/customers', token, { name: 'Berta Lis', nif: '33456781S', email: 'berta@correo.example' });
  const { request } = await post(release, '/lopd/data-requests', token, {
    requestType: 'erasure',
    email: 'berta@correo.example',
    name: 'Berta Lis',
  });
  await post(release, `/lopd/data-requests/${request.id}/erase`, token, {});
}

/**
 * As if Stripe had been paid and an affiliate had earned: what comes from outside is written down as its events would.
 */
async function fillMoney(release: Release): Promise<void> {
  if (!(await release.hasTable('commissions'))) return;
  const payer = await companyOf(release, 'trial@demo.test');
  const [affiliate] = await release.rows(`SELECT tenant_id, id FROM app.affiliates WHERE status = 'active'`);
  const payment = randomUUID();
  await release.rows(
    `INSERT INTO app.payments (tenant_id, id, charge_id, created_at, amount, net, status)
     VALUES ($1, $2, 'ch_1', now(), 59.29, 49, 'succeeded')`,
    [payer, payment],
  );
  await release.rows('UPDATE app.referrals SET converted_at = now() WHERE tenant_id = $1', [payer]);
  await release.rows(
    `INSERT INTO app.commissions (tenant_id, id, affiliate_tenant_id, affiliate_id, rate, base, amount, created_at)
     VALUES ($1, $2, $3, $4, 20, 49, 9.80, now())`,
    [payer, payment, affiliate.tenant_id, affiliate.id],
  );
  await release.rows(
    `INSERT INTO app.checkouts (tenant_id, plan, billing_interval, key, offer, created_at)
     VALUES ($1, 'pro', 'month', $2, false, now())`,
    [payer, randomUUID()],
  );
  await release.rows(
    `INSERT INTO app.billing_notices (tenant_id, kind, about, created_at)
     VALUES ($1, 'trial', '7', now())`,
    [payer],
  );
}

/** A company that lets the operator of the release send for it, with a record that waits. */
async function fillRepresented(release: Release): Promise<void> {
  if (!release.has('POST', '/verifactu/representation')) return;
  const token = await registered(release, 'gestoria@demo.test', 'Gestoría Nou, S.L.');
  const {
    representation: { hash },
  } = await release.rest('GET', '/verifactu/representation', { token });
  await post(release, '/verifactu/representation', token, {
    hash,
    name: 'Nuria Sanz',
    capacity: 'administrator',
    accepted: true,
  });
  await post(release, '/invoices', token, invoice());
}

/** While nothing is sent: what waits keeps waiting. */
export async function fill(release: Release): Promise<void> {
  await fillSender(release);
  await fillTrial(release);
  await fillOthers(release);
  await fillPrivacy(release);
  await fillMoney(release);
  await fillRepresented(release);
}
