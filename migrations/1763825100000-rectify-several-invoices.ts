import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a rectifying invoice of several says of each; null: it is of one alone, and all of it is that one's. */
export class RectifySeveralInvoices1763825100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE app.rectified_invoices ADD COLUMN rates jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE app.rectified_invoices DROP COLUMN rates');
  }
}
