import type { MigrationInterface, QueryRunner } from 'typeorm';
import { rolesOf, tenantPolicies } from './roles';

/** Of a draft that rectifies: which invoice, what was asked for, and what its form had in it. It goes with the draft. */
export class KeepDraftsOfRectifyingInvoices1763898500000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const roles = await rolesOf(runner);
    await runner.query(`
      CREATE TABLE app.rectifying_drafts (
        tenant_id uuid NOT NULL,
        invoice_id uuid NOT NULL,
        original_id uuid NOT NULL,
        input jsonb NOT NULL,
        form text CHECK (length(form) <= 100000),
        PRIMARY KEY (tenant_id, invoice_id),
        FOREIGN KEY (tenant_id, invoice_id) REFERENCES app.invoices (tenant_id, id) ON DELETE CASCADE,
        FOREIGN KEY (tenant_id, original_id) REFERENCES app.invoices (tenant_id, id),
        CHECK (invoice_id <> original_id)
      );
      CREATE INDEX rectifying_drafts_of ON app.rectifying_drafts (tenant_id, original_id);
      ${tenantPolicies('rectifying_drafts', roles)}
      GRANT SELECT, INSERT ON app.rectifying_drafts TO ${roles.app};
      GRANT SELECT ON app.rectifying_drafts TO ${roles.platform};
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE app.rectifying_drafts');
  }
}
