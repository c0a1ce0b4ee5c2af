import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The price with VAT included that was agreed; `price` is what was found for it. */
export class KeepGrossPrices1763816100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE app.invoice_lines
        ADD COLUMN gross_price numeric(18, 6) CONSTRAINT invoice_lines_gross_price CHECK (gross_price > 0)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE app.invoice_lines DROP COLUMN gross_price');
  }
}
