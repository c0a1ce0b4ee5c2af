import type { MigrationInterface, QueryRunner } from 'typeorm';
import { rolesOf } from './roles';

/** The daily purge works across companies: the platform role deletes what is over, and of messages and mails blanks the text. */
export class LetThePlatformRolePurge1763800410000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const { platform } = await rolesOf(runner);
    await runner.query(`
      GRANT SELECT (key, expire), DELETE ON app.rate_limits TO ${platform};
      GRANT SELECT (tenant_id, id, sent_at, raw), UPDATE (raw) ON app.messages TO ${platform};
      GRANT SELECT (tenant_id, id, created_at, last_error), UPDATE (last_error) ON app.mails TO ${platform}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    const { platform } = await rolesOf(runner);
    await runner.query(`
      REVOKE SELECT (key, expire), DELETE ON app.rate_limits FROM ${platform};
      REVOKE SELECT (tenant_id, id, sent_at, raw), UPDATE (raw) ON app.messages FROM ${platform};
      REVOKE SELECT (tenant_id, id, created_at, last_error), UPDATE (last_error) ON app.mails FROM ${platform}`);
  }
}
