import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A simplified invoice with its customer's data (RD 1619/2012, art. 7.2 and 7.3), and what rectifies one: their record is
 * that of a complete invoice, with a mark.
 */
export class QualifySimplifiedInvoices1763821000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE app.invoices ADD COLUMN qualified boolean NOT NULL DEFAULT false
        CONSTRAINT invoices_qualified CHECK (NOT qualified OR kind IN ('F1', 'R1', 'R2', 'R3', 'R4'))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE app.invoices DROP COLUMN qualified');
  }
}
