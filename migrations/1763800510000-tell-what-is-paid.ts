import type { MigrationInterface, QueryRunner } from 'typeorm';
import { rolesOf } from './roles';

/** Mails about a payment name it; the clock sees across companies which trials were told of, and which payments lack our invoice. */
export class TellWhatIsPaid1763800510000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const { platform } = await rolesOf(runner);
    await runner.query(`
      ALTER TABLE app.mails ADD COLUMN about uuid;
      CREATE INDEX payments_without_invoice ON app.payments (tenant_id) WHERE status = 'succeeded' AND invoice_id IS NULL;
      GRANT SELECT ON app.billing_notices TO ${platform}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    const { platform } = await rolesOf(runner);
    await runner.query(`
      REVOKE SELECT ON app.billing_notices FROM ${platform};
      DROP INDEX app.payments_without_invoice;
      ALTER TABLE app.mails DROP COLUMN about`);
  }
}
