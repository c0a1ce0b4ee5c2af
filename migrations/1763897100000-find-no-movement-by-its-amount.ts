import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What was read twice is looked for in one reading (docs/adr/0042): nothing finds a movement by its amount any more. */
export class FindNoMovementByItsAmount1763897100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX app.bank_movements_by_amount');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX bank_movements_by_amount ON app.bank_movements (tenant_id, amount, date)');
  }
}
