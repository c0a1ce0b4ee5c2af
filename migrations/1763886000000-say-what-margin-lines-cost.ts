import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A line of used goods or travel (03, 05) says what it cost, and no other does: also where it says no regime. */
export class SayWhatMarginLinesCost1763886000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE app.invoice_lines DROP CONSTRAINT invoice_lines_cost,
        ADD CONSTRAINT invoice_lines_cost
          CHECK ((cost IS NOT NULL) = (coalesce(iva_regime, '') IN ('03', '05')) AND (cost IS NULL OR cost >= 0))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE app.invoice_lines DROP CONSTRAINT invoice_lines_cost,
        ADD CONSTRAINT invoice_lines_cost CHECK (cost IS NULL OR (cost >= 0 AND iva_regime IN ('03', '05')))`);
  }
}
