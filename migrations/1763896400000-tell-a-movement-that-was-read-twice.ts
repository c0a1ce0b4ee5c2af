import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * In which form a movement was read: the same one of another form has other words, and is found by its amount and day.
 * Of what was read before nobody knows it.
 */
export class TellAMovementThatWasReadTwice1763896400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE app.bank_movements ADD COLUMN format text CHECK (format IN ('n43', 'csv'));
      CREATE INDEX bank_movements_by_amount ON app.bank_movements (tenant_id, amount, date);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX app.bank_movements_by_amount;
      ALTER TABLE app.bank_movements DROP COLUMN format;
    `);
  }
}
