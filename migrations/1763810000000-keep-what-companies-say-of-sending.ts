import type { MigrationInterface, QueryRunner } from 'typeorm';
import { rolesOf, tenantPolicies } from './roles';

/** What a company has said of its sending, by whom and when; the last row counts. */
export class KeepWhatCompaniesSayOfSending1763810000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const roles = await rolesOf(runner);
    await runner.query(`
      CREATE TABLE app.sending_choices (
        tenant_id uuid NOT NULL REFERENCES app.tenants (tenant_id),
        id uuid NOT NULL,
        choice text CHECK (choice IN ('not_yet', 'excluded')),
        issuer text CHECK (issuer IN ('company', 'other')),
        cause text CHECK (cause IN ('sii', 'foral', 'other')),
        note text CHECK (length(note) BETWEEN 1 AND 200),
        said_by uuid NOT NULL,
        said_at timestamptz NOT NULL,
        said_ip text NOT NULL,
        PRIMARY KEY (tenant_id, id),
        CHECK ((choice IS NOT DISTINCT FROM 'excluded') = (cause IS NOT NULL)),
        CHECK (choice IS NOT NULL OR issuer IS NOT NULL),
        CHECK (cause IS DISTINCT FROM 'other' OR note IS NOT NULL)
      );
      ${tenantPolicies('sending_choices', roles)}
      GRANT SELECT, INSERT ON app.sending_choices TO ${roles.app}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE app.sending_choices');
  }
}
