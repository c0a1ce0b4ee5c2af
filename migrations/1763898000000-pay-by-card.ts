import type { MigrationInterface, QueryRunner } from 'typeorm';
import { rolesOf, tenantPolicies } from './roles';

/**
 * A company's own account at Stripe, and the pages on which its customers pay an invoice by card: one open page of an
 * invoice at a time, and once it is paid what came in, what of it was too much and what went back.
 */
export class PayByCard1763898000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const roles = await rolesOf(runner);
    const { app, platform } = roles;
    await runner.query(`
      CREATE TABLE app.card_accounts (
        tenant_id uuid PRIMARY KEY REFERENCES app.tenants (tenant_id),
        account_id text NOT NULL CHECK (char_length(account_id) <= 255),
        charges_enabled boolean NOT NULL,
        details_submitted boolean NOT NULL,
        told_at timestamptz NOT NULL,
        connected_at timestamptz NOT NULL,
        disconnected_at timestamptz,
        revoked boolean NOT NULL DEFAULT false
      );
      CREATE INDEX card_accounts_account ON app.card_accounts (account_id);
      ${tenantPolicies('card_accounts', roles)}
      GRANT SELECT, INSERT, UPDATE (account_id, charges_enabled, details_submitted, told_at, connected_at, disconnected_at, revoked)
        ON app.card_accounts TO ${app};
      GRANT SELECT ON app.card_accounts TO ${platform};

      CREATE TABLE app.card_payments (
        tenant_id uuid NOT NULL,
        id uuid NOT NULL,
        invoice_id uuid NOT NULL,
        link_id uuid NOT NULL,
        account_id text NOT NULL CHECK (char_length(account_id) <= 255),
        amount numeric(14, 2) NOT NULL CHECK (amount > 0),
        created_at timestamptz NOT NULL,
        expires_at timestamptz NOT NULL CHECK (expires_at > created_at),
        state text NOT NULL CHECK (state IN ('open', 'closed', 'paid')),
        session_id text CHECK (char_length(session_id) <= 255),
        url text CHECK (char_length(url) <= 4000),
        intent text CHECK (char_length(intent) <= 255),
        paid numeric(14, 2),
        surplus numeric(14, 2),
        paid_at timestamptz,
        refunded numeric(14, 2) NOT NULL DEFAULT 0 CHECK (refunded >= 0),
        entries uuid[] NOT NULL DEFAULT '{}',
        PRIMARY KEY (tenant_id, id),
        FOREIGN KEY (tenant_id, invoice_id) REFERENCES app.invoices (tenant_id, id),
        CHECK ((state = 'paid') = (paid IS NOT NULL AND surplus IS NOT NULL AND paid_at IS NOT NULL))
      );
      CREATE UNIQUE INDEX card_payments_open ON app.card_payments (tenant_id, invoice_id) WHERE state = 'open';
      CREATE INDEX card_payments_of_invoice ON app.card_payments (tenant_id, invoice_id, created_at);
      CREATE INDEX card_payments_intent ON app.card_payments (tenant_id, intent);
      ${tenantPolicies('card_payments', roles)}
      GRANT SELECT, INSERT, UPDATE (state, session_id, url, intent, paid, surplus, paid_at, refunded, entries)
        ON app.card_payments TO ${app};
      GRANT SELECT, DELETE, UPDATE (session_id, url, intent) ON app.card_payments TO ${platform};
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE app.card_payments; DROP TABLE app.card_accounts');
  }
}
