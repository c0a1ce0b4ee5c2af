import type { MigrationInterface, QueryRunner } from 'typeorm';
import { rolesOf, tenantPolicies } from './roles';

/** What the application role's searches compare with, for the companies that are there: lower case, no accents, single spaces. */
const SEARCH = `lower(trim(regexp_replace(regexp_replace(normalize(concat_ws(' ', name, nif, email), NFD), '[\\u0300-\\u036f]', '', 'g'), '\\s+', ' ', 'g')))`;

/** Their rows are not the owner's to see while row-level security is forced. */
const opened = (sql: string) => `
  ALTER TABLE app.tenants NO FORCE ROW LEVEL SECURITY;
  ALTER TABLE app.subscriptions NO FORCE ROW LEVEL SECURITY;
  ${sql}
  ALTER TABLE app.tenants FORCE ROW LEVEL SECURITY;
  ALTER TABLE app.subscriptions FORCE ROW LEVEL SECURITY;`;

/**
 * The superadmin's figures. platform_months is what the panel shows, a row for each month; rollup_marks says that something has
 * changed since they were counted; company_ends says since when a company has left.
 */
export class KeepSuperadminFigures1763804010000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const roles = await rolesOf(runner);
    const { app, platform } = roles;
    await runner.query(`
      ALTER TABLE app.tenants ADD COLUMN search text NOT NULL DEFAULT '';
      GRANT UPDATE (search) ON app.tenants TO ${app};
      ALTER TABLE app.subscriptions ADD COLUMN end_at_provider timestamptz;

      CREATE TABLE app.rollup_marks (
        id uuid PRIMARY KEY,
        made_at timestamptz NOT NULL
      );
      GRANT INSERT ON app.rollup_marks TO ${app};
      GRANT SELECT, INSERT, DELETE ON app.rollup_marks TO ${platform};

      CREATE TABLE app.platform_months (
        month text PRIMARY KEY CHECK (month ~ '^[0-9]{4}-[0-9]{2}$'),
        tenants integer,
        active integer,
        trial integer,
        trials_ending integer,
        mrr numeric(13, 2),
        sign_ups integer NOT NULL,
        cancellations integer NOT NULL,
        counted_at timestamptz NOT NULL
      );
      GRANT SELECT, INSERT, UPDATE ON app.platform_months TO ${platform};

      CREATE TABLE app.company_ends (
        tenant_id uuid PRIMARY KEY REFERENCES app.tenants (tenant_id),
        ended_at timestamptz NOT NULL
      );
      ${opened(`
        UPDATE app.tenants SET search = ${SEARCH};
        INSERT INTO app.company_ends (tenant_id, ended_at)
        SELECT t.tenant_id, least(coalesce(s.current_period_end, s.trial_ends_at, t.created_at), now())
          FROM app.tenants t JOIN app.subscriptions s ON s.tenant_id = t.tenant_id
         WHERE NOT t.is_platform AND (t.status = 'cancelled' OR s.status IN ('cancelled', 'expired'));`)}
      ${tenantPolicies('company_ends', roles)}
      GRANT SELECT, INSERT, DELETE ON app.company_ends TO ${platform};
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    const { app } = await rolesOf(runner);
    await runner.query(`
      DROP TABLE app.company_ends, app.platform_months, app.rollup_marks;
      ALTER TABLE app.subscriptions DROP COLUMN end_at_provider;
      REVOKE UPDATE (search) ON app.tenants FROM ${app};
      ALTER TABLE app.tenants DROP COLUMN search`);
  }
}
