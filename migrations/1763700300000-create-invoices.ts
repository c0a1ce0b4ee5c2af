import type { MigrationInterface, QueryRunner } from 'typeorm';
import { rolesOf, tenantPolicies } from './roles';

/**
 * Invoices, their lines, and the counters that number them. Immutable by rights, not by triggers: the application role may
 * delete drafts only, and of an issued invoice it may change status, paid_on and cancelled_at only, never back to draft.
 * A draft is changed or issued by deleting it and inserting it again under the same id in one transaction.
 */
export class CreateInvoices1763700300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const roles = await rolesOf(runner);
    const { app, platform } = roles;
    await runner.query(`
      CREATE TABLE app.series (
        tenant_id uuid NOT NULL REFERENCES app.tenants (tenant_id),
        code text NOT NULL CHECK (code ~ '^[A-Z0-9]{1,10}$'),
        kind text NOT NULL DEFAULT 'ordinary',
        PRIMARY KEY (tenant_id, code)
      );
      ${tenantPolicies('series', roles)}
      GRANT SELECT, INSERT ON app.series TO ${app}, ${platform};

      CREATE TABLE app.counters (
        tenant_id uuid NOT NULL,
        series text NOT NULL,
        year smallint NOT NULL,
        last integer NOT NULL CHECK (last > 0),
        last_date date NOT NULL,
        PRIMARY KEY (tenant_id, series, year),
        FOREIGN KEY (tenant_id, series) REFERENCES app.series (tenant_id, code)
      );
      ${tenantPolicies('counters', roles)}
      GRANT SELECT, INSERT, UPDATE ON app.counters TO ${app}, ${platform};

      CREATE TABLE app.invoices (
        tenant_id uuid NOT NULL REFERENCES app.tenants (tenant_id),
        id uuid NOT NULL,
        kind text NOT NULL DEFAULT 'F1',
        series text NOT NULL CHECK (series ~ '^[A-Z0-9]{1,10}$'),
        year smallint NOT NULL,
        number integer,
        full_number text,
        date date NOT NULL,
        operation_date date,
        due_date date,
        notes text,
        status text NOT NULL CHECK (status IN ('draft', 'issued', 'paid', 'cancelled')),
        mode text NOT NULL DEFAULT 'NO_VERIFACTU' CHECK (mode IN ('VERIFACTU', 'NO_VERIFACTU')),
        issuer_name text NOT NULL,
        issuer_nif text NOT NULL,
        issuer_address text,
        customer_id uuid,
        customer_name text NOT NULL,
        customer_nif text NOT NULL,
        customer_email text,
        customer_address text,
        customer_city text,
        customer_postal_code text,
        customer_country text,
        customer_id_kind text,
        subtotal numeric(14, 2) NOT NULL,
        total_iva numeric(14, 2) NOT NULL,
        total numeric(14, 2) NOT NULL,
        rates jsonb NOT NULL,
        withholding numeric(14, 2),
        recargo numeric(14, 2),
        payment_method text,
        paid_on date,
        actor_kind text NOT NULL,
        actor_id uuid,
        created_at timestamptz NOT NULL,
        issued_at timestamptz,
        cancelled_at timestamptz,
        search text NOT NULL,
        PRIMARY KEY (tenant_id, id),
        UNIQUE (tenant_id, series, year, number),
        FOREIGN KEY (tenant_id, customer_id) REFERENCES app.customers (tenant_id, id),
        CHECK ((status = 'draft') = (number IS NULL)),
        CHECK ((number IS NULL) = (full_number IS NULL)),
        CHECK (number > 0),
        CHECK (total = subtotal + total_iva),
        CHECK (year = extract(year FROM date)),
        CHECK (status <> 'paid' OR paid_on IS NOT NULL),
        CHECK (status IN ('paid', 'cancelled') OR paid_on IS NULL)
      );
      CREATE INDEX invoices_newest ON app.invoices (tenant_id, date DESC, number DESC, id DESC);
      CREATE INDEX invoices_of_customer ON app.invoices (tenant_id, customer_id);
      CREATE INDEX invoices_search ON app.invoices USING gin (tenant_id, search gin_trgm_ops);
      ${tenantPolicies('invoices', roles, { delete: `status = 'draft'`, update: `status <> 'draft'` })}
      GRANT SELECT, INSERT, DELETE, UPDATE (status, paid_on, cancelled_at) ON app.invoices TO ${app};
      GRANT SELECT ON app.invoices TO ${platform};

      CREATE TABLE app.invoice_lines (
        tenant_id uuid NOT NULL,
        invoice_id uuid NOT NULL,
        position smallint NOT NULL,
        description text NOT NULL,
        quantity numeric(18, 6) NOT NULL CHECK (quantity > 0),
        price numeric(18, 6) NOT NULL CHECK (price > 0),
        discount numeric(9, 6),
        iva_rate smallint NOT NULL CHECK (iva_rate IN (0, 4, 10, 21)),
        iva_cause text CHECK (iva_cause IN ('E1', 'E2', 'E3', 'E4', 'E5', 'E6', 'N1', 'N2', 'S2')),
        subtotal numeric(14, 2) NOT NULL,
        total numeric(14, 2) NOT NULL,
        product_id uuid,
        PRIMARY KEY (tenant_id, invoice_id, position),
        FOREIGN KEY (tenant_id, invoice_id) REFERENCES app.invoices (tenant_id, id) ON DELETE CASCADE,
        FOREIGN KEY (tenant_id, product_id) REFERENCES app.products (tenant_id, id),
        CHECK (iva_cause IS NULL OR iva_rate = 0)
      );
      CREATE INDEX invoice_lines_of_product ON app.invoice_lines (tenant_id, product_id);
      ${tenantPolicies('invoice_lines', roles)}
      GRANT SELECT, INSERT ON app.invoice_lines TO ${app};
      GRANT SELECT ON app.invoice_lines TO ${platform};
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE app.invoice_lines, app.invoices, app.counters, app.series');
  }
}
