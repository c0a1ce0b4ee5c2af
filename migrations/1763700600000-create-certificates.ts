import type { MigrationInterface, QueryRunner } from 'typeorm';
import { rolesOf, tenantPolicies } from './roles';

/**
 * The certificate that a company sends with: key, chain and password encrypted by the application, who it is in the open.
 * Another file takes the place of the row; of a row that stands only the key it is encrypted with and the warnings change.
 */
export class CreateCertificates1763700600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const roles = await rolesOf(runner);
    const { app, platform } = roles;
    await runner.query(`
      CREATE TABLE app.certificates (
        tenant_id uuid PRIMARY KEY REFERENCES app.tenants (tenant_id),
        key_id text NOT NULL,
        sealed bytea NOT NULL,
        password_sealed bytea,
        kind text NOT NULL CHECK (kind IN ('person', 'representative', 'seal')),
        holder_name text NOT NULL,
        holder_nif text,
        company_name text,
        company_nif text,
        issuer text NOT NULL,
        serial text NOT NULL,
        fingerprint text NOT NULL,
        not_before timestamptz NOT NULL,
        not_after timestamptz NOT NULL CHECK (not_after > not_before),
        represents boolean NOT NULL,
        uploaded_by uuid NOT NULL,
        created_at timestamptz NOT NULL,
        warned_days smallint CHECK (warned_days IN (30, 7))
      );
      ${tenantPolicies('certificates', roles)}
      GRANT SELECT, INSERT, DELETE, UPDATE (key_id, sealed, password_sealed, warned_days) ON app.certificates TO ${app};
      GRANT SELECT (tenant_id, key_id, not_after, warned_days) ON app.certificates TO ${platform};

      ALTER TABLE app.mails DROP CONSTRAINT mails_kind_check,
        ADD CONSTRAINT mails_kind_check CHECK (kind IN ('reset', 'invitation', 'certificate_30', 'certificate_7'));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE app.mails NO FORCE ROW LEVEL SECURITY;
      DELETE FROM app.mails WHERE kind IN ('certificate_30', 'certificate_7');
      ALTER TABLE app.mails FORCE ROW LEVEL SECURITY;
      ALTER TABLE app.mails DROP CONSTRAINT mails_kind_check, ADD CONSTRAINT mails_kind_check CHECK (kind IN ('reset', 'invitation'));
      DROP TABLE app.certificates;
    `);
  }
}
