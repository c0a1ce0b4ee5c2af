import type { MigrationInterface, QueryRunner } from 'typeorm';
import { rolesOf, tenantPolicies } from './roles';

const ACTIONS = `'login', 'logout', 'create', 'update', 'delete', 'view', 'export', 'consent_granted', 'consent_revoked', 'data_request_created',
  'data_request_verified', 'data_request_processed', 'data_deletion'`;

/**
 * The hash chain of each company's log. Acts are inserted unsealed, so that their chain does not make a company's writes wait for each
 * other; a job seals them in order. The application role, which writes the acts, cannot touch a seal. `until`: whatever is older has its seal.
 */
export class SealTheLog1763804300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const roles = await rolesOf(runner);
    const { app, platform } = roles;
    await runner.query(`
      CREATE TABLE app.activity_chains (
        tenant_id uuid PRIMARY KEY REFERENCES app.tenants (tenant_id),
        sealed integer NOT NULL DEFAULT 0 CHECK (sealed >= 0),
        last_hash text NOT NULL DEFAULT '' CHECK (last_hash ~ '^([0-9a-f]{64})?$'),
        until timestamptz NOT NULL DEFAULT '-infinity',
        until_id uuid NOT NULL DEFAULT '00000000-0000-0000-0000-000000000000',
        CHECK ((sealed = 0) = (last_hash = ''))
      );
      CREATE TABLE app.activity_seals (
        tenant_id uuid NOT NULL,
        sequence integer NOT NULL CHECK (sequence > 0),
        activity_id uuid NOT NULL,
        hash text NOT NULL CHECK (hash ~ '^[0-9a-f]{64}$'),
        PRIMARY KEY (tenant_id, sequence),
        UNIQUE (tenant_id, activity_id),
        FOREIGN KEY (tenant_id, activity_id) REFERENCES app.activities (tenant_id, id)
      );
      ALTER TABLE app.activities ADD CONSTRAINT activities_action_check CHECK (action IN (${ACTIONS}));
      CREATE INDEX activities_by_time ON app.activities (tenant_id, created_at, id);
      ${tenantPolicies('activity_chains', roles)}
      ${tenantPolicies('activity_seals', roles)}
      GRANT SELECT ON app.activity_chains, app.activity_seals TO ${app};
      GRANT SELECT, INSERT, UPDATE (sealed, last_hash, until, until_id) ON app.activity_chains TO ${platform};
      GRANT SELECT, INSERT ON app.activity_seals TO ${platform}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE app.activities DROP CONSTRAINT activities_action_check; DROP INDEX app.activities_by_time; DROP TABLE app.activity_seals, app.activity_chains');
  }
}
