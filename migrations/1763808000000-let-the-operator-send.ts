import type { MigrationInterface, QueryRunner } from 'typeorm';
import { OWN_TENANT, rolesOf, tenantPolicies } from './roles';

/**
 * By which a company lets whoever runs this Folio send its records to the AEAT: which wording, filled in with whom, its hash, who
 * accepted it in which capacity, when and from where. A row is one, from its acceptance to its withdrawal; one is in force.
 */
export class LetTheOperatorSend1763808000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const roles = await rolesOf(runner);
    const { app } = roles;
    await runner.query(`
      CREATE TABLE app.representations (
        tenant_id uuid NOT NULL REFERENCES app.tenants (tenant_id),
        id uuid NOT NULL,
        version integer NOT NULL CHECK (version > 0),
        wording_hash text NOT NULL CHECK (wording_hash ~ '^[0-9a-f]{64}$'),
        company_name text NOT NULL,
        company_nif text NOT NULL,
        operator_name text NOT NULL,
        operator_nif text NOT NULL,
        accepted_by uuid NOT NULL,
        accepted_name text NOT NULL CHECK (length(accepted_name) BETWEEN 1 AND 120),
        capacity text NOT NULL CHECK (capacity IN ('holder', 'administrator', 'attorney')),
        accepted_at timestamptz NOT NULL,
        accepted_ip text NOT NULL,
        withdrawn_at timestamptz,
        withdrawn_by uuid,
        withdrawn_ip text,
        PRIMARY KEY (tenant_id, id),
        CHECK (withdrawn_at >= accepted_at)
      );
      CREATE UNIQUE INDEX representations_one_in_force ON app.representations (tenant_id) WHERE withdrawn_at IS NULL;
      ${tenantPolicies('representations', roles)}
      -- What was withdrawn stays withdrawn, with its time.
      DROP POLICY representations_update ON app.representations;
      CREATE POLICY representations_update ON app.representations FOR UPDATE TO ${app} USING (${OWN_TENANT} AND withdrawn_at IS NULL) WITH CHECK (${OWN_TENANT} AND withdrawn_at IS NOT NULL);
      GRANT SELECT, INSERT, UPDATE (withdrawn_at, withdrawn_by, withdrawn_ip) ON app.representations TO ${app};
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE app.representations');
  }
}
