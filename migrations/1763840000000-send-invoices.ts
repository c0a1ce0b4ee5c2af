import type { MigrationInterface, QueryRunner } from 'typeorm';
import { rolesOf, tenantPolicies } from './roles';

/**
 * Invoices sent by mail: to whom, in which words, by whom. What became of each stands with its mail. And the words that
 * a company writes each time, until it writes others.
 */
export class SendInvoices1763840000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const roles = await rolesOf(runner);
    await runner.query(`
      CREATE TABLE app.deliveries (
        tenant_id uuid NOT NULL,
        id uuid NOT NULL,
        invoice_id uuid NOT NULL,
        mail_id uuid NOT NULL,
        email text NOT NULL CHECK (length(email) <= 254),
        words text NOT NULL CHECK (length(words) <= 2000),
        user_id uuid NOT NULL,
        created_at timestamptz NOT NULL,
        PRIMARY KEY (tenant_id, id),
        FOREIGN KEY (tenant_id, invoice_id) REFERENCES app.invoices (tenant_id, id),
        FOREIGN KEY (tenant_id, user_id) REFERENCES app.users (tenant_id, id)
      );
      CREATE INDEX deliveries_of_invoice ON app.deliveries (tenant_id, invoice_id, created_at);
      CREATE INDEX deliveries_of_user ON app.deliveries (tenant_id, user_id);
      ${tenantPolicies('deliveries', roles)}
      GRANT SELECT, INSERT ON app.deliveries TO ${roles.app};
      GRANT SELECT, DELETE ON app.deliveries TO ${roles.platform};

      CREATE TABLE app.delivery_texts (
        tenant_id uuid PRIMARY KEY REFERENCES app.tenants (tenant_id),
        words text NOT NULL CHECK (length(words) <= 2000),
        updated_at timestamptz NOT NULL
      );
      ${tenantPolicies('delivery_texts', roles)}
      GRANT SELECT, INSERT, UPDATE (words, updated_at) ON app.delivery_texts TO ${roles.app};
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE app.deliveries, app.delivery_texts');
  }
}
