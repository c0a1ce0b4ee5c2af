import type { MigrationInterface, QueryRunner } from 'typeorm';
import { rolesOf } from './roles';

/**
 * A company that was put back from an archive goes on as another installation, and the chain of an installation is its own: its first
 * record says PrimerRegistro, wherever it stands in the register. How many records came with the archive is known to the import alone.
 */
export class BeginACopysChain1763805000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE app.chains ADD COLUMN sealed_elsewhere integer NOT NULL DEFAULT 0 CHECK (sealed_elsewhere BETWEEN 0 AND records);
      ALTER TABLE app.records DROP CONSTRAINT records_check;
      ALTER TABLE app.records ADD CONSTRAINT records_check CHECK (sequence > 1 OR previous_hash IS NULL)`);
    const { platform } = await rolesOf(runner);
    // What the AEAT answered to a record may name its recipient.
    await runner.query(`GRANT SELECT (message), UPDATE (message) ON app.submissions TO ${platform}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    const { platform } = await rolesOf(runner);
    await runner.query(`REVOKE SELECT (message), UPDATE (message) ON app.submissions FROM ${platform}`);
    await runner.query(`
      ALTER TABLE app.records DROP CONSTRAINT records_check;
      ALTER TABLE app.records ADD CONSTRAINT records_check CHECK ((sequence = 1) = (previous_hash IS NULL)) NOT VALID;
      ALTER TABLE app.chains DROP COLUMN sealed_elsewhere`);
  }
}
