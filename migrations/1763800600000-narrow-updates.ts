import type { MigrationInterface, QueryRunner } from 'typeorm';
import { OWN_TENANT, rolesOf } from './roles';

/**
 * What the application role changes in a row that stands. Never whose it is: a policy reads the tenant row by row, and a statement
 * that set another in the middle of itself would pass on both sides.
 */
const COLUMNS: Record<string, string> = {
  users: 'name, role, password_hash, is_temporary_password, last_login_at, email_verified_at, deleted_at',
  sessions: 'last_used_at',
  rate_limits: 'points, expire',
  worker_heartbeats: 'seen_at',
  mails: 'status, attempts, unanswered, lease_until, last_error, sent_at',
  customers: 'name, nif, email, phone, address, city, postal_code, country, id_kind, search, deleted_at',
  products: 'name, description, sku, price, iva_rate, search, deleted_at',
  senders: `wait_seconds, next_at, lease_until, fence, batch_limit, failures, first_sent_at, last_sent_at, last_alta_at, paused_at,
    paused_code, paused_reason`,
  submissions: 'status, attempts, unanswered, message_id, first_sent_at, answered_at, code, message, csv',
  checkouts: 'session_id, url, expires_at',
};

/**
 * What stands before a change, for policies, which see the new row only. Volatile, so that whoever has waited for a lock sees what
 * the others left; of whoever asks, so that they see their own company's.
 */
const STANDING: [signature: string, returns: string, query: string][] = [
  ['newest_number(company uuid, its_series text, its_year smallint)', 'integer',
    'coalesce((SELECT max(i.number) FROM app.invoices i WHERE i.tenant_id = company AND i.series = its_series AND i.year = its_year), 0)'],
  ['chain_environment(company uuid)', 'text', '(SELECT c.environment FROM app.chains c WHERE c.tenant_id = company)'],
  ['verified_at(company uuid, person uuid)', 'timestamptz', '(SELECT u.email_verified_at FROM app.users u WHERE u.tenant_id = company AND u.id = person)'],
];

const nameOf = (signature: string) => `app.${signature.replace(/(\w+) (\w+)(?=[,)])/g, '$2')}`;

const make = (app: string) => ([signature, returns, query]: typeof STANDING[number]) => `
  CREATE FUNCTION app.${signature} RETURNS ${returns} LANGUAGE plpgsql VOLATILE AS $body$ BEGIN RETURN ${query}; END $body$;
  REVOKE ALL ON FUNCTION ${nameOf(signature)} FROM PUBLIC;
  GRANT EXECUTE ON FUNCTION ${nameOf(signature)} TO ${app};`;

interface Rule { table: string; deed: 'INSERT' | 'UPDATE'; reads?: [before: string | null, now: string]; writes: [before: string | null, now: string | null] }

const NEWEST_INVOICE = `SELECT i.number, i.date FROM app.invoices i
  WHERE i.tenant_id = counters.tenant_id AND i.series = counters.series AND i.year = counters.year AND i.number IS NOT NULL ORDER BY i.number DESC LIMIT 1`;
const LAST_RECORD = `EXISTS (SELECT FROM app.records r WHERE r.tenant_id = chains.tenant_id AND r.sequence = chains.records AND r.hash = chains.last_hash
   AND r.issuer_nif = chains.last_nif AND r.number = chains.last_number AND r.date = chains.last_date AND r.generated_at = chains.last_generated_at)
   AND NOT EXISTS (SELECT FROM app.records r WHERE r.tenant_id = chains.tenant_id AND r.sequence > chains.records)`;
const NO_SUPERADMIN = `(role <> 'superadmin' OR EXISTS (SELECT FROM app.tenants t WHERE t.tenant_id = users.tenant_id AND t.is_platform))`;

/** What a policy asks of a row beside its company, before and from here on. */
const RULES: Rule[] = [
  // The right to a column of a subscription is there for its lock alone.
  { table: 'subscriptions', deed: 'UPDATE', writes: [null, 'false'] },
  // An email signs in whoever bears it.
  {
    table: 'login_identities', deed: 'INSERT',
    writes: [null, `EXISTS (SELECT FROM app.users u WHERE u.tenant_id = login_identities.tenant_id AND u.id = login_identities.user_id
      AND u.email = login_identities.email AND u.deleted_at IS NULL)`],
  },
  // Never another time; none again is let through, because whoever signs in while another confirms writes what stood before.
  {
    table: 'users', deed: 'UPDATE',
    writes: [NO_SUPERADMIN, `${NO_SUPERADMIN} AND (email_verified_at IS NULL
      OR email_verified_at IS NOT DISTINCT FROM coalesce(app.verified_at(tenant_id, id), email_verified_at))`],
  },
  // One forward, and the next only when the invoice of this one is there.
  {
    table: 'counters', deed: 'UPDATE',
    writes: [
      `NOT EXISTS (SELECT FROM (${NEWEST_INVOICE}) newest WHERE newest.number >= counters.last OR newest.date > counters.last_date)`,
      `last = app.newest_number(tenant_id, series, year) + 1 AND NOT EXISTS (SELECT FROM (${NEWEST_INVOICE}) newest WHERE newest.date > counters.last_date)`,
    ],
  },
  {
    table: 'invoices', deed: 'INSERT',
    writes: [null, `(number IS NULL OR number = (SELECT c.last FROM app.counters c
      WHERE c.tenant_id = invoices.tenant_id AND c.series = invoices.series AND c.year = invoices.year))`],
  },
  // What is cancelled stays so: no row to change, none to lock.
  {
    table: 'invoices', deed: 'UPDATE',
    reads: [`status <> 'draft'`, `status NOT IN ('draft', 'cancelled')`], writes: [`status <> 'draft'`, `status <> 'draft'`],
  },
  { table: 'chains', deed: 'UPDATE', writes: [LAST_RECORD, `${LAST_RECORD} AND environment = coalesce(app.chain_environment(tenant_id), environment)`] },
  // The AEAT's answer is written once.
  { table: 'messages', deed: 'UPDATE', reads: [null, 'outcome IS NULL'], writes: [null, null] },
];

const both = (condition?: string | null) => (condition ? `${OWN_TENANT} AND ${condition}` : OWN_TENANT);

function policy(app: string, { table, deed, reads, writes }: Rule, at: 0 | 1): string {
  const name = `${table}_${deed.toLowerCase()}`;
  return `DROP POLICY ${name} ON app.${table};
    CREATE POLICY ${name} ON app.${table} FOR ${deed} TO ${app} ${deed === 'UPDATE' ? `USING (${both(reads?.[at])})` : ''} WITH CHECK (${both(writes[at])});`;
}

/** The application role changes named columns only, and what is done once is done. */
export class NarrowUpdates1763800600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const { app } = await rolesOf(runner);
    await runner.query(`
      ${Object.entries(COLUMNS).map(([table, columns]) => `REVOKE UPDATE ON app.${table} FROM ${app}; GRANT UPDATE (${columns}) ON app.${table} TO ${app};`).join('\n')}
      REVOKE DELETE ON app.rate_limits FROM ${app};
      ${STANDING.map(make(app)).join('')}
      ${RULES.map(rule => policy(app, rule, 1)).join('\n')}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    const { app } = await rolesOf(runner);
    await runner.query(`
      ${RULES.map(rule => policy(app, rule, 0)).join('\n')}
      ${STANDING.map(([signature]) => `DROP FUNCTION ${nameOf(signature)};`).join('\n')}
      GRANT DELETE ON app.rate_limits TO ${app};
      ${Object.entries(COLUMNS).map(([table, columns]) => `REVOKE UPDATE (${columns}) ON app.${table} FROM ${app}; GRANT UPDATE ON app.${table} TO ${app};`).join('\n')}`);
  }
}
