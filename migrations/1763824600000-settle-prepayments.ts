import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Invoices of what is received before the operation (LIVA, art. 75.Dos), and the lines of a final invoice that take one
 * off: each says of which.
 */
export class SettlePrepayments1763824600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE app.invoices ADD COLUMN prepayment boolean NOT NULL DEFAULT false
        CONSTRAINT invoices_prepayment CHECK (NOT prepayment OR kind <> 'F3');
      CREATE INDEX invoices_prepayments ON app.invoices (tenant_id, date, id) WHERE prepayment;
      ALTER TABLE app.invoice_lines ADD COLUMN prepayment_id uuid,
        ADD CONSTRAINT invoice_lines_prepayment FOREIGN KEY (tenant_id, prepayment_id)
          REFERENCES app.invoices (tenant_id, id),
        ADD CONSTRAINT invoice_lines_of_another CHECK (prepayment_id <> invoice_id);
      CREATE INDEX invoice_lines_settling ON app.invoice_lines (tenant_id, prepayment_id)
        WHERE prepayment_id IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE app.invoice_lines DROP COLUMN prepayment_id;
      ALTER TABLE app.invoices DROP COLUMN prepayment`);
  }
}
