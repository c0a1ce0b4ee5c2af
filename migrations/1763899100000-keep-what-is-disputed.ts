import type { MigrationInterface, QueryRunner } from 'typeorm';
import { rolesOf } from './roles';

/** What a card's holder reclaims from the bank, of each payment by card; and by which account a payment came, once there is another. */
export class KeepWhatIsDisputed1763899100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const { app } = await rolesOf(runner);
    await runner.query(`
      ALTER TABLE app.card_payments ADD COLUMN disputes jsonb NOT NULL DEFAULT '{}'
        CHECK (jsonb_typeof(disputes) = 'object');
      GRANT UPDATE (disputes) ON app.card_payments TO ${app};
      CREATE INDEX card_payments_account ON app.card_payments (account_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'DROP INDEX app.card_payments_account; ALTER TABLE app.card_payments DROP COLUMN disputes',
    );
  }
}
