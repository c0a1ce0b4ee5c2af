import type { MigrationInterface, QueryRunner } from 'typeorm';
import { rolesOf, tenantPolicies } from './roles';

const KINDS = (...more: string[]) => `CHECK (kind IN (${['reset', 'invitation', 'verification', ...more].map(kind => `'${kind}'`).join(', ')}))`;
const people = (check: string) => `ALTER TABLE app.one_time_tokens DROP CONSTRAINT one_time_tokens_kind_check, ADD CONSTRAINT one_time_tokens_kind_check ${check};`;

/**
 * What people ask for about their data. One from the public form waits for its mailed link, whose token bears the request's id in
 * the place of a person's, and whose mail goes to the address in the request: such a mail has no user.
 */
export class CreateDataRequests1763802010000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const roles = await rolesOf(runner);
    const { app, platform } = roles;
    await runner.query(`
      CREATE TABLE app.data_requests (
        tenant_id uuid NOT NULL REFERENCES app.tenants (tenant_id),
        id uuid NOT NULL,
        request_type text NOT NULL CHECK (request_type IN ('access', 'rectification', 'erasure', 'portability', 'restriction', 'objection')),
        source text NOT NULL CHECK (source IN ('public', 'app')),
        email text NOT NULL,
        name text,
        nif text,
        description text,
        search text NOT NULL,
        status text NOT NULL CHECK (status IN ('pending', 'in_progress', 'completed', 'rejected')),
        policy_version integer,
        created_at timestamptz NOT NULL,
        verified_at timestamptz,
        due_on date,
        completed_at timestamptz,
        assigned_user_id uuid,
        notes text,
        PRIMARY KEY (tenant_id, id),
        FOREIGN KEY (tenant_id, assigned_user_id) REFERENCES app.users (tenant_id, id),
        CHECK ((status IN ('completed', 'rejected')) = (completed_at IS NOT NULL)),
        CHECK (due_on IS NOT NULL OR (source = 'public' AND verified_at IS NULL))
      );
      CREATE INDEX data_requests_due ON app.data_requests (tenant_id, due_on);
      CREATE INDEX data_requests_assigned ON app.data_requests (tenant_id, assigned_user_id);
      ${tenantPolicies('data_requests', roles)}
      GRANT SELECT, INSERT, UPDATE (status, verified_at, due_on, completed_at, assigned_user_id, notes) ON app.data_requests TO ${app};
      GRANT SELECT (tenant_id, id, source, created_at, verified_at, completed_at), DELETE ON app.data_requests TO ${platform};
      ${people(KINDS('data_request'))}
      ALTER TABLE app.mails ALTER COLUMN user_id DROP NOT NULL, ADD CONSTRAINT mails_reader_check CHECK (user_id IS NOT NULL OR about IS NOT NULL);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE app.mails NO FORCE ROW LEVEL SECURITY;
      ALTER TABLE app.one_time_tokens NO FORCE ROW LEVEL SECURITY;
      DELETE FROM app.mails WHERE user_id IS NULL;
      ALTER TABLE app.mails DROP CONSTRAINT mails_reader_check, ALTER COLUMN user_id SET NOT NULL;
      DELETE FROM app.one_time_tokens WHERE kind = 'data_request';
      ${people(KINDS())}
      ALTER TABLE app.mails FORCE ROW LEVEL SECURITY;
      ALTER TABLE app.one_time_tokens FORCE ROW LEVEL SECURITY;
      DROP TABLE app.data_requests`);
  }
}
