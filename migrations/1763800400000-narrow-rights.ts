import type { MigrationInterface, QueryRunner } from 'typeorm';
import { LOOKUPS } from './lookups';
import { OWN_TENANT, rolesOf, tenantPolicies } from './roles';

/** Tables that are asked before a company is known. The key that the caller brings is looked up by a function. */
const KEYED = ['login_identities', 'sessions', 'one_time_tokens'];

const NEWEST_INVOICE = `SELECT i.number, i.date FROM app.invoices i
  WHERE i.tenant_id = counters.tenant_id AND i.series = counters.series AND i.year = counters.year AND i.number IS NOT NULL ORDER BY i.number DESC LIMIT 1`;

/** What a policy checks of a new row, beside its company. Plain conditions on other rows: a policy never sees the old row. */
const CHECKS: [table: string, deed: 'insert' | 'update', condition: string][] = [
  ['tenants', 'insert', `NOT is_platform AND status = 'trial'`],
  ['users', 'insert', `role <> 'superadmin' AND NOT EXISTS (SELECT FROM app.tenants t WHERE t.tenant_id = users.tenant_id AND t.is_platform)`],
  // The platform's own people stay superadmins when they sign in or change their password.
  ['users', 'update', `(role <> 'superadmin' OR EXISTS (SELECT FROM app.tenants t WHERE t.tenant_id = users.tenant_id AND t.is_platform))`],
  ['subscriptions', 'insert', `plan = 'basic' AND status = 'trial' AND NOT manual AND provider_subscription_id IS NULL`],
  ['counters', 'insert', 'last = 1'],
  // Invoices keep their numbers, so the newest one holds the counter. The counter moves first, then the invoice is inserted.
  ['counters', 'update', `NOT EXISTS (SELECT FROM (${NEWEST_INVOICE}) newest WHERE newest.number >= counters.last OR newest.date > counters.last_date)`],
  // An invoice says how many lines it has and that never changes: what has all its lines takes no other.
  ['invoice_lines', 'insert', `position <= (SELECT i.line_count FROM app.invoices i WHERE i.tenant_id = invoice_lines.tenant_id AND i.id = invoice_lines.invoice_id)`],
  ['chains', 'insert', 'records = 0'],
  // The end of a chain is its last record, and records are only added.
  ['chains', 'update', `EXISTS (SELECT FROM app.records r WHERE r.tenant_id = chains.tenant_id AND r.sequence = chains.records AND r.hash = chains.last_hash
     AND r.issuer_nif = chains.last_nif AND r.number = chains.last_number AND r.date = chains.last_date AND r.generated_at = chains.last_generated_at)
     AND NOT EXISTS (SELECT FROM app.records r WHERE r.tenant_id = chains.tenant_id AND r.sequence > chains.records)`],
  ['activities', 'insert', 'created_at = now()'],
];

const policy = (app: string, table: string, deed: 'insert' | 'update', condition?: string) => {
  const check = condition ? `${OWN_TENANT} AND ${condition}` : OWN_TENANT;
  return `DROP POLICY ${table}_${deed} ON app.${table};
    CREATE POLICY ${table}_${deed} ON app.${table} FOR ${deed.toUpperCase()} TO ${app} ${deed === 'update' ? `USING (${OWN_TENANT})` : ''} WITH CHECK (${check});`;
};

/** The application role adds and changes only what the product may add and change. */
export class NarrowRights1763800400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const roles = await rolesOf(runner);
    const { app } = roles;
    await this.requireLookupRole(runner);
    await runner.query(`
      ALTER TABLE app.invoices NO FORCE ROW LEVEL SECURITY;
      ALTER TABLE app.invoice_lines NO FORCE ROW LEVEL SECURITY;
      ALTER TABLE app.invoices ADD COLUMN line_count smallint NOT NULL DEFAULT 0 CHECK (line_count >= 0);
      UPDATE app.invoices i SET line_count = l.lines FROM (SELECT tenant_id, invoice_id, max(position) AS lines FROM app.invoice_lines GROUP BY 1, 2) l
       WHERE l.tenant_id = i.tenant_id AND l.invoice_id = i.id;
      ALTER TABLE app.invoice_lines ADD CONSTRAINT invoice_lines_position_check CHECK (position > 0);
      ALTER TABLE app.invoices FORCE ROW LEVEL SECURITY;
      ALTER TABLE app.invoice_lines FORCE ROW LEVEL SECURITY;

      REVOKE UPDATE ON app.subscriptions, app.counters, app.chains FROM ${app};
      GRANT UPDATE (cancel_at_period_end) ON app.subscriptions TO ${app};
      GRANT UPDATE (last, last_date) ON app.counters TO ${app};
      GRANT UPDATE (records, environment, last_hash, last_nif, last_number, last_date, last_generated_at) ON app.chains TO ${app};
      ${KEYED.map(table => tenantPolicies(table, roles)).join('')}
      ${CHECKS.map(([table, deed, condition]) => policy(app, table, deed, condition)).join('\n')}
      ${LOOKUPS.up(app)}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    const { app } = await rolesOf(runner);
    await runner.query(`
      ${LOOKUPS.down()}
      ${CHECKS.map(([table, deed]) => policy(app, table, deed)).join('\n')}
      ${KEYED.map(table => `ALTER TABLE app.${table} DISABLE ROW LEVEL SECURITY; ALTER TABLE app.${table} NO FORCE ROW LEVEL SECURITY;
        ${['select', 'insert', 'update', 'delete', 'platform'].map(deed => `DROP POLICY ${table}_${deed} ON app.${table};`).join(' ')}`).join('\n')}
      REVOKE UPDATE (cancel_at_period_end) ON app.subscriptions FROM ${app};
      GRANT UPDATE ON app.subscriptions, app.counters, app.chains TO ${app};
      ALTER TABLE app.invoice_lines DROP CONSTRAINT invoice_lines_position_check;
      ALTER TABLE app.invoices DROP COLUMN line_count`);
  }

  private async requireLookupRole(runner: QueryRunner): Promise<void> {
    const [there] = await runner.query(`SELECT 1 FROM pg_roles WHERE rolname = 'folio_lookup'`);
    if (!there) throw new Error('role folio_lookup is missing: docs/operations.md, "Upgrading", says how the superuser makes it');
  }
}
