import type { MigrationInterface, QueryRunner } from 'typeorm';
import { rolesOf, tenantPolicies } from './roles';

/**
 * Rectifying invoices (RD 1619/2012, art. 15): which invoices one corrects, by which way and why; a series holds either
 * these or the others (art. 6.1.a).
 */
export class RectifyInvoices1763814000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const roles = await rolesOf(runner);
    await runner.query(`
      ALTER TABLE app.series ADD CONSTRAINT series_kind CHECK (kind IN ('ordinary', 'rectifying'));
      ALTER TABLE app.invoices
        ADD COLUMN rectification_way text CONSTRAINT invoices_rectification_way CHECK (rectification_way IN ('I', 'S')),
        ADD COLUMN rectification_cause text
          CONSTRAINT invoices_rectification_cause CHECK (length(rectification_cause) BETWEEN 1 AND 500),
        ADD CONSTRAINT invoices_rectification CHECK (
          (kind LIKE 'R%') = (rectification_way IS NOT NULL) AND (kind LIKE 'R%') = (rectification_cause IS NOT NULL));
      ALTER TABLE app.invoice_lines DROP CONSTRAINT invoice_lines_price_check,
        ADD CONSTRAINT invoice_lines_price CHECK (price <> 0);

      CREATE TABLE app.rectified_invoices (
        tenant_id uuid NOT NULL,
        invoice_id uuid NOT NULL,
        rectified_id uuid NOT NULL,
        PRIMARY KEY (tenant_id, invoice_id, rectified_id),
        FOREIGN KEY (tenant_id, invoice_id) REFERENCES app.invoices (tenant_id, id),
        FOREIGN KEY (tenant_id, rectified_id) REFERENCES app.invoices (tenant_id, id),
        CHECK (invoice_id <> rectified_id)
      );
      CREATE INDEX rectified_invoices_of ON app.rectified_invoices (tenant_id, rectified_id);
      ${tenantPolicies('rectified_invoices', roles)}
      GRANT SELECT, INSERT ON app.rectified_invoices TO ${roles.app};
      GRANT SELECT ON app.rectified_invoices TO ${roles.platform};
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE app.rectified_invoices;
      ALTER TABLE app.invoice_lines DROP CONSTRAINT invoice_lines_price, ADD CONSTRAINT invoice_lines_price_check CHECK (price > 0);
      ALTER TABLE app.invoices DROP COLUMN rectification_way, DROP COLUMN rectification_cause;
      ALTER TABLE app.series DROP CONSTRAINT series_kind`);
  }
}
