import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a line cost, of goods bought second-hand and of travel, which are taxed on what is earned (regimes 03 and 05). */
export class TaxWhatIsEarned1763882000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE app.invoice_lines ADD COLUMN cost numeric(18,6),
        ADD CONSTRAINT invoice_lines_cost CHECK (cost IS NULL OR (cost >= 0 AND iva_regime IN ('03', '05')))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE app.invoice_lines DROP COLUMN cost');
  }
}
