import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When the operation of a line was, where an invoice has operations of several days (RD 1619/2012, art. 13). */
export class KeepTheDayOfALine1763826000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE app.invoice_lines ADD COLUMN operation_date date');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE app.invoice_lines DROP COLUMN operation_date');
  }
}
