import type { MigrationInterface, QueryRunner } from 'typeorm';
import { rolesOf } from './roles';

/** A process that does not migrate checks at its start that somebody did. */
export class LetThePlatformRoleReadWhichMigrationsRan1763800300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const { platform } = await rolesOf(runner);
    await runner.query(`GRANT SELECT (name) ON app.migrations TO ${platform}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    const { platform } = await rolesOf(runner);
    await runner.query(`REVOKE SELECT (name) ON app.migrations FROM ${platform}`);
  }
}
