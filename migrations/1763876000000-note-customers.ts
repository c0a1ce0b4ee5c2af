import type { MigrationInterface, QueryRunner } from 'typeorm';
import { rolesOf } from './roles';

/** What a company writes down about a customer, for itself alone. */
export class NoteCustomers1763876000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const { app } = await rolesOf(runner);
    await runner.query(`
      ALTER TABLE app.customers
        ADD COLUMN notes text CONSTRAINT customers_notes CHECK (char_length(notes) BETWEEN 1 AND 2000);
      GRANT UPDATE (notes) ON app.customers TO ${app};
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE app.customers DROP COLUMN notes');
  }
}
