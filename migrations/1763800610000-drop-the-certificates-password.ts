import type { MigrationInterface, QueryRunner } from 'typeorm';
import { rolesOf } from './roles';

/** Empty since the key is kept opened: nothing reads it. */
export class DropTheCertificatesPassword1763800610000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE app.certificates DROP COLUMN password_sealed');
  }

  async down(runner: QueryRunner): Promise<void> {
    const { app } = await rolesOf(runner);
    await runner.query(`ALTER TABLE app.certificates ADD COLUMN password_sealed bytea; GRANT UPDATE (password_sealed) ON app.certificates TO ${app}`);
  }
}
