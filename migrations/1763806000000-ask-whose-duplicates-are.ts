import type { MigrationInterface, QueryRunner } from 'typeorm';
import { rolesOf } from './roles';

/**
 * Of a record refused as a duplicate: whose the AEAT holds. And what is paused for want of something is looked at by the hour from
 * now on, also where it was paused before that; but for companies that the AEAT has suspended (4141).
 */
export class AskWhoseDuplicatesAre1763806000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const { app } = await rolesOf(runner);
    await runner.query(`
      ALTER TABLE app.submissions ADD COLUMN held_as text CHECK (held_as IN ('ours', 'other', 'nothing'));
      GRANT UPDATE (held_as) ON app.submissions TO ${app};
      ALTER TABLE app.senders NO FORCE ROW LEVEL SECURITY;
      UPDATE app.senders SET next_at = now() WHERE paused_at IS NOT NULL AND next_at IS NULL AND paused_code IS DISTINCT FROM 4141;
      ALTER TABLE app.senders FORCE ROW LEVEL SECURITY;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE app.submissions DROP COLUMN held_as');
  }
}
