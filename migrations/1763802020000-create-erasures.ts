import type { MigrationInterface, QueryRunner } from 'typeorm';
import { rolesOf, tenantPolicies } from './roles';

const WHO = 'customer_name, customer_nif, customer_email, customer_address, customer_city, customer_postal_code, customer_country, customer_id_kind, search';

/**
 * Erasing somebody. What the law keeps is blocked: whom an invoice was issued to is moved into blocked_data, which the application
 * role cannot read at all, until its day comes. Only the platform role touches invoices and records so, and of them only who the
 * customer is: numbers, amounts and hashes stay out of its reach.
 */
export class CreateErasures1763802020000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const roles = await rolesOf(runner);
    const { app, platform } = roles;
    await runner.query(`
      ALTER TABLE app.customers ADD COLUMN objected_at timestamptz;
      GRANT UPDATE (restricted_at, objected_at) ON app.customers TO ${app};

      CREATE TABLE app.erasures (
        tenant_id uuid NOT NULL,
        request_id uuid NOT NULL,
        label text NOT NULL,
        done_at timestamptz NOT NULL,
        done_by uuid NOT NULL,
        plan jsonb NOT NULL,
        PRIMARY KEY (tenant_id, request_id),
        FOREIGN KEY (tenant_id, request_id) REFERENCES app.data_requests (tenant_id, id) ON DELETE CASCADE
      );
      ${tenantPolicies('erasures', roles)}
      GRANT SELECT ON app.erasures TO ${app};
      GRANT SELECT, INSERT ON app.erasures TO ${platform};

      CREATE TABLE app.blocked_data (
        tenant_id uuid NOT NULL,
        invoice_id uuid NOT NULL,
        until date NOT NULL,
        label text NOT NULL,
        customer_name text NOT NULL,
        customer_nif text NOT NULL,
        customer_email text,
        customer_address text,
        customer_city text,
        customer_postal_code text,
        customer_country text,
        customer_id_kind text,
        PRIMARY KEY (tenant_id, invoice_id),
        FOREIGN KEY (tenant_id, invoice_id) REFERENCES app.invoices (tenant_id, id)
      );
      CREATE INDEX blocked_data_until ON app.blocked_data (tenant_id, until);
      ${tenantPolicies('blocked_data', roles)}
      GRANT SELECT, INSERT, DELETE ON app.blocked_data TO ${platform};
      GRANT UPDATE (${WHO}) ON app.invoices TO ${platform};
      GRANT SELECT (tenant_id, id, invoice_id, kind, xml), UPDATE (xml) ON app.records TO ${platform};
      GRANT SELECT (record_id) ON app.submissions TO ${platform};
      GRANT SELECT (records) ON app.messages TO ${platform};
      GRANT SELECT, UPDATE (status, completed_at, assigned_user_id) ON app.data_requests TO ${platform};
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    const { app, platform } = await rolesOf(runner);
    await runner.query(`
      REVOKE UPDATE (status, completed_at, assigned_user_id), SELECT ON app.data_requests FROM ${platform};
      GRANT SELECT (tenant_id, id, source, created_at, verified_at, completed_at) ON app.data_requests TO ${platform};
      REVOKE SELECT (records) ON app.messages FROM ${platform};
      REVOKE SELECT (record_id) ON app.submissions FROM ${platform};
      REVOKE SELECT (tenant_id, id, invoice_id, kind, xml), UPDATE (xml) ON app.records FROM ${platform};
      REVOKE UPDATE (${WHO}) ON app.invoices FROM ${platform};
      DROP TABLE app.blocked_data, app.erasures;
      REVOKE UPDATE (restricted_at, objected_at) ON app.customers FROM ${app};
      ALTER TABLE app.customers DROP COLUMN objected_at`);
  }
}
