import type { MigrationInterface, QueryRunner } from 'typeorm';
import { rolesOf, tenantPolicies } from './roles';

/**
 * Logo and colour of a company from an instant on: an issued paper shows those of its issue, so a row is never changed.
 * One goes only where nothing was issued since.
 */
export class ShowTheFaceOfACompany1763889000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const roles = await rolesOf(runner);
    await runner.query(`
      CREATE TABLE app.company_faces (
        tenant_id uuid NOT NULL REFERENCES app.tenants (tenant_id),
        created_at timestamptz NOT NULL,
        accent text CHECK (accent ~ '^#[0-9A-F]{6}$'),
        logo bytea CHECK (length(logo) BETWEEN 1 AND 500000),
        PRIMARY KEY (tenant_id, created_at)
      );
      ${tenantPolicies('company_faces', roles)}
      GRANT SELECT, INSERT, DELETE ON app.company_faces TO ${roles.app};
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE app.company_faces');
  }
}
