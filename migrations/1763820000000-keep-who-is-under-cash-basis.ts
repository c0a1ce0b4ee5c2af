import type { MigrationInterface, QueryRunner } from 'typeorm';
import { rolesOf } from './roles';

/** Whether a company is under criterio de caja (LIVA, art. 163 decies). */
export class KeepWhoIsUnderCashBasis1763820000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const { app } = await rolesOf(runner);
    await runner.query(`
      ALTER TABLE app.tenants ADD COLUMN cash_basis boolean NOT NULL DEFAULT false;
      GRANT UPDATE (cash_basis) ON app.tenants TO ${app}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE app.tenants DROP COLUMN cash_basis');
  }
}
