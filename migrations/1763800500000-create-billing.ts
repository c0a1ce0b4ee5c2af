import type { MigrationInterface, QueryRunner } from 'typeorm';
import { rolesOf, tenantPolicies } from './roles';

/**
 * What tenants pay. Subscriptions and payments mirror what Stripe says, and only the platform role writes them: a request
 * cannot raise a plan. `sync_ticket` and `sync_applied` let the reading begun last win. Global tables: stripe_customers says
 * which company a Stripe customer is, stripe_events which events have come.
 */
export class CreateBilling1763800500000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const roles = await rolesOf(runner);
    const { app, platform } = roles;
    await runner.query(`
      ALTER TABLE app.subscriptions
        ADD COLUMN pending_plan text CHECK (pending_plan IN ('basic', 'pro')),
        ADD COLUMN pending_interval text CHECK (pending_interval IN ('month', 'year')),
        ADD COLUMN sync_ticket bigint NOT NULL DEFAULT 0,
        ADD COLUMN sync_applied bigint NOT NULL DEFAULT 0;

      CREATE TABLE app.stripe_customers (
        customer_id text PRIMARY KEY,
        tenant_id uuid NOT NULL UNIQUE
      );
      GRANT SELECT, INSERT ON app.stripe_customers TO ${platform};

      CREATE TABLE app.stripe_events (
        event_id text PRIMARY KEY,
        type text NOT NULL,
        tenant_id uuid,
        received_at timestamptz NOT NULL,
        applied_at timestamptz
      );
      CREATE INDEX stripe_events_waiting ON app.stripe_events (tenant_id) WHERE applied_at IS NULL;
      GRANT SELECT, INSERT, UPDATE, DELETE ON app.stripe_events TO ${platform};

      CREATE TABLE app.payments (
        tenant_id uuid NOT NULL REFERENCES app.tenants (tenant_id),
        id uuid NOT NULL,
        charge_id text NOT NULL,
        created_at timestamptz NOT NULL,
        amount numeric(11, 2) NOT NULL CHECK (amount >= 0),
        refunded numeric(11, 2) NOT NULL DEFAULT 0 CHECK (refunded BETWEEN 0 AND amount),
        status text NOT NULL CHECK (status IN ('succeeded', 'failed', 'pending')),
        failure text,
        net numeric(11, 2),
        concept text,
        invoice_id uuid,
        invoice_number text,
        PRIMARY KEY (tenant_id, id),
        UNIQUE (tenant_id, charge_id)
      );
      CREATE INDEX payments_latest ON app.payments (tenant_id, created_at);
      ${tenantPolicies('payments', roles)}
      GRANT SELECT, UPDATE (invoice_id, invoice_number) ON app.payments TO ${app};
      GRANT SELECT, INSERT, UPDATE ON app.payments TO ${platform};

      CREATE TABLE app.checkouts (
        tenant_id uuid NOT NULL REFERENCES app.tenants (tenant_id),
        plan text NOT NULL CHECK (plan IN ('basic', 'pro')),
        billing_interval text NOT NULL CHECK (billing_interval IN ('month', 'year')),
        key uuid NOT NULL,
        offer boolean NOT NULL,
        created_at timestamptz NOT NULL,
        session_id text,
        url text,
        expires_at timestamptz,
        PRIMARY KEY (tenant_id, plan, billing_interval)
      );
      ${tenantPolicies('checkouts', roles)}
      GRANT SELECT, INSERT, UPDATE, DELETE ON app.checkouts TO ${app};

      CREATE TABLE app.billing_notices (
        tenant_id uuid NOT NULL REFERENCES app.tenants (tenant_id),
        kind text NOT NULL,
        about text NOT NULL,
        created_at timestamptz NOT NULL,
        PRIMARY KEY (tenant_id, kind, about)
      );
      ${tenantPolicies('billing_notices', roles)}
      GRANT SELECT, INSERT ON app.billing_notices TO ${app};
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE app.billing_notices, app.checkouts, app.payments, app.stripe_events, app.stripe_customers;
      ALTER TABLE app.subscriptions DROP COLUMN pending_plan, DROP COLUMN pending_interval, DROP COLUMN sync_ticket, DROP COLUMN sync_applied`);
  }
}
