import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * `acting`, `acting_until`: who changes a company's plan at Stripe and until when, so that no two processes do. `ends_again`: a change
 * took the end of the subscription back and is not done yet; if it never is, the end comes back. `next_payment`: what Stripe charges
 * next, in euros with VAT. Disputes are found by their charge.
 */
export class HoldPlanChanges1763806010000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE app.subscriptions
        ADD COLUMN acting uuid,
        ADD COLUMN acting_until timestamptz,
        ADD COLUMN ends_again boolean NOT NULL DEFAULT false,
        ADD COLUMN next_payment numeric(11, 2);
      CREATE INDEX payments_charge ON app.payments (charge_id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX app.payments_charge;
      ALTER TABLE app.subscriptions DROP COLUMN acting, DROP COLUMN acting_until, DROP COLUMN ends_again, DROP COLUMN next_payment`);
  }
}
