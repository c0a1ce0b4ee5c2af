import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lines of goods or packaging that come back, netted in the next invoice to the same customer (RD 1619/2012, art. 15.2). */
export class NetReturnedGoods1763825000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE app.invoice_lines ADD COLUMN returned boolean NOT NULL DEFAULT false,
        ADD CONSTRAINT invoice_lines_returned CHECK (NOT returned OR (quantity < 0 AND prepayment_id IS NULL))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE app.invoice_lines DROP COLUMN returned');
  }
}
