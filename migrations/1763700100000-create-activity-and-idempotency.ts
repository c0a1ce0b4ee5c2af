import type { MigrationInterface, QueryRunner } from 'typeorm';
import { rolesOf, tenantPolicies } from './roles';

/** What was done by whom (insert-only), and which creates were already done under which key. */
export class CreateActivityAndIdempotency1763700100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const roles = await rolesOf(runner);
    const { app, platform } = roles;
    await runner.query(`
      CREATE TABLE app.activities (
        tenant_id uuid NOT NULL REFERENCES app.tenants (tenant_id),
        id uuid NOT NULL,
        created_at timestamptz NOT NULL,
        actor_kind text NOT NULL CHECK (actor_kind IN ('user', 'api_key', 'system', 'superadmin', 'public')),
        user_id uuid,
        action text NOT NULL,
        entity_type text NOT NULL,
        entity_id uuid,
        description text NOT NULL,
        risk_level text NOT NULL CHECK (risk_level IN ('low', 'medium', 'high', 'critical')),
        ip_address text,
        request_id text,
        PRIMARY KEY (tenant_id, id)
      );
      ${tenantPolicies('activities', roles)}
      GRANT SELECT, INSERT ON app.activities TO ${app}, ${platform};

      CREATE TABLE app.idempotency_keys (
        tenant_id uuid NOT NULL REFERENCES app.tenants (tenant_id),
        key text NOT NULL,
        hash bytea NOT NULL,
        operation text NOT NULL,
        made_id uuid NOT NULL,
        created_at timestamptz NOT NULL,
        expires_at timestamptz,
        PRIMARY KEY (tenant_id, key)
      );
      ${tenantPolicies('idempotency_keys', roles)}
      GRANT SELECT, INSERT, DELETE ON app.idempotency_keys TO ${app}, ${platform};
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE app.idempotency_keys, app.activities');
  }
}
