import type { MigrationInterface, QueryRunner } from 'typeorm';
import { rolesOf } from './roles';

/** Which customers are retailers that are charged recargo de equivalencia. */
export class ChargeRecargo1763819000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const { app } = await rolesOf(runner);
    await runner.query(`
      ALTER TABLE app.customers ADD COLUMN recargo boolean NOT NULL DEFAULT false;
      GRANT UPDATE (recargo) ON app.customers TO ${app}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE app.customers DROP COLUMN recargo');
  }
}
