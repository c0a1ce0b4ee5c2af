import type { MigrationInterface, QueryRunner } from 'typeorm';
import { rolesOf, tenantPolicies } from './roles';

/**
 * Complete invoices that stand for simplified ones (F3; RD 1619/2012, art. 15.6): which ones each stands for, and of one
 * of the opposite sign which of them it takes back.
 */
export class ExchangeSimplifiedInvoices1763824500000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const roles = await rolesOf(runner);
    await runner.query(`
      CREATE TABLE app.exchanged_invoices (
        tenant_id uuid NOT NULL,
        invoice_id uuid NOT NULL,
        exchanged_id uuid NOT NULL,
        taken_back_id uuid,
        PRIMARY KEY (tenant_id, invoice_id, exchanged_id),
        FOREIGN KEY (tenant_id, invoice_id) REFERENCES app.invoices (tenant_id, id),
        FOREIGN KEY (tenant_id, exchanged_id) REFERENCES app.invoices (tenant_id, id),
        FOREIGN KEY (tenant_id, taken_back_id) REFERENCES app.invoices (tenant_id, id),
        CHECK (invoice_id <> exchanged_id AND invoice_id <> taken_back_id)
      );
      CREATE INDEX exchanged_invoices_of ON app.exchanged_invoices (tenant_id, exchanged_id);
      CREATE INDEX exchanged_invoices_taken_back ON app.exchanged_invoices (tenant_id, taken_back_id)
        WHERE taken_back_id IS NOT NULL;
      ${tenantPolicies('exchanged_invoices', roles)}
      GRANT SELECT, INSERT ON app.exchanged_invoices TO ${roles.app};
      GRANT SELECT ON app.exchanged_invoices TO ${roles.platform};
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE app.exchanged_invoices');
  }
}
