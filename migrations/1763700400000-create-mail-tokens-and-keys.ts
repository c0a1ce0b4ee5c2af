import type { MigrationInterface, QueryRunner } from 'typeorm';
import { rolesOf, tenantPolicies } from './roles';

/**
 * One-time tokens (global: a token says whose it is), mails, API keys, heartbeats of workers, and the job queue's schema,
 * which belongs to the application role: its tables have row-level security without policies, so only their owner adds jobs.
 */
export class CreateMailTokensAndKeys1763700400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const roles = await rolesOf(runner);
    const { app, platform } = roles;
    await runner.query(`
      CREATE TABLE app.one_time_tokens (
        id uuid PRIMARY KEY,
        hash bytea NOT NULL UNIQUE,
        kind text NOT NULL CHECK (kind IN ('reset', 'invitation')),
        tenant_id uuid NOT NULL,
        user_id uuid NOT NULL,
        created_at timestamptz NOT NULL,
        expires_at timestamptz NOT NULL
      );
      CREATE INDEX one_time_tokens_of_user ON app.one_time_tokens (tenant_id, user_id);
      GRANT SELECT, INSERT, DELETE ON app.one_time_tokens TO ${app}, ${platform};

      CREATE TABLE app.worker_heartbeats (
        worker_id text PRIMARY KEY,
        seen_at timestamptz NOT NULL
      );
      GRANT SELECT, INSERT, UPDATE, DELETE ON app.worker_heartbeats TO ${app};

      CREATE TABLE app.mails (
        tenant_id uuid NOT NULL REFERENCES app.tenants (tenant_id),
        id uuid NOT NULL,
        kind text NOT NULL CHECK (kind IN ('reset', 'invitation')),
        user_id uuid NOT NULL,
        token_id uuid,
        status text NOT NULL CHECK (status IN ('queued', 'sending', 'sent', 'doubtful', 'failed')),
        attempts integer NOT NULL DEFAULT 0,
        unanswered integer NOT NULL DEFAULT 0,
        lease_until timestamptz,
        last_error text,
        created_at timestamptz NOT NULL,
        sent_at timestamptz,
        PRIMARY KEY (tenant_id, id),
        FOREIGN KEY (tenant_id, user_id) REFERENCES app.users (tenant_id, id)
      );
      CREATE INDEX mails_of_user ON app.mails (tenant_id, user_id, created_at);
      ${tenantPolicies('mails', roles)}
      GRANT SELECT, INSERT, UPDATE ON app.mails TO ${app};

      CREATE TABLE app.api_keys (
        tenant_id uuid NOT NULL REFERENCES app.tenants (tenant_id),
        id uuid NOT NULL,
        name text NOT NULL,
        scope text NOT NULL CHECK (scope IN ('read', 'write')),
        created_by uuid NOT NULL,
        created_at timestamptz NOT NULL,
        revoked_at timestamptz,
        PRIMARY KEY (tenant_id, id),
        FOREIGN KEY (tenant_id, created_by) REFERENCES app.users (tenant_id, id)
      );
      CREATE INDEX api_keys_of_user ON app.api_keys (tenant_id, created_by);
      ${tenantPolicies('api_keys', roles)}
      GRANT SELECT, INSERT, UPDATE (revoked_at) ON app.api_keys TO ${app};

      ALTER TABLE app.sessions ADD COLUMN id uuid NOT NULL DEFAULT gen_random_uuid();
      ALTER TABLE app.activities ADD COLUMN api_key_id uuid;
    `);
    const [queue] = await runner.query(`SELECT 1 FROM pg_namespace WHERE nspname = 'graphile_worker'`);
    if (queue) return;
    // The library would make its schema itself, but that takes a right on the whole database.
    await runner.query(`
      CREATE SCHEMA graphile_worker AUTHORIZATION ${app};
      SET LOCAL ROLE ${app};
      CREATE TABLE graphile_worker.migrations (id int PRIMARY KEY, ts timestamptz NOT NULL DEFAULT now(), breaking boolean NOT NULL DEFAULT false);
      RESET ROLE`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE app.activities DROP COLUMN api_key_id;
      ALTER TABLE app.sessions DROP COLUMN id;
      DROP TABLE app.api_keys, app.mails, app.worker_heartbeats, app.one_time_tokens`);
    // The queue's schema stays: it is the application role's, and jobs in it are nobody else's to drop.
  }
}
