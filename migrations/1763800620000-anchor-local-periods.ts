import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the periods of a subscription that Stripe does not know are counted from: 28 days of February move no other. */
export class AnchorLocalPeriods1763800620000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE app.subscriptions ADD COLUMN period_anchor timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE app.subscriptions DROP COLUMN period_anchor');
  }
}
