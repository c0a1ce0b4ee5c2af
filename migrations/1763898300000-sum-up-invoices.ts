import type { MigrationInterface, QueryRunner } from 'typeorm';
import { rolesOf, tenantPolicies } from './roles';

/** What is read to sum up what is there already; the owner is bound by the policies too. */
const READ = ['invoices', 'rectified_invoices', 'collections'];
const opened = (work: string): string =>
  `${READ.map(table => `ALTER TABLE app.${table} NO FORCE ROW LEVEL SECURITY;`).join('\n')}
   ${work}
   ${READ.map(table => `ALTER TABLE app.${table} FORCE ROW LEVEL SECURITY;`).join('\n')}`;

const payable = (of: string): string =>
  `(${of}.total - coalesce(${of}.withholding, 0)
    + coalesce((SELECT sum((s ->> 'amount')::numeric) FROM jsonb_array_elements(${of}.suplidos) s), 0))`;
const TO_COLLECT = `(${payable('i')} - CASE WHEN i.rectification_way = 'S' THEN coalesce((SELECT sum(${payable('o')})
    FROM app.rectified_invoices r JOIN app.invoices o ON o.tenant_id = r.tenant_id AND o.id = r.rectified_id
   WHERE r.tenant_id = i.tenant_id AND r.invoice_id = i.id), 0) ELSE 0 END)`;
const REVENUE = `(i.total - coalesce(i.replaced_base + i.replaced_quota + coalesce(i.replaced_recargo, 0), 0))`;
const COUNTED = `i.status IN ('issued', 'paid') AND i.kind <> 'F3'`;

/**
 * What the first screen adds up of a company's invoices, by month and by customer, kept in the transaction that changes
 * it: reading a million of them takes seconds.
 */
export class SumUpInvoices1763898300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const roles = await rolesOf(runner);
    const { app, platform } = roles;
    await runner.query(`
      CREATE TABLE app.month_sums (
        tenant_id uuid NOT NULL REFERENCES app.tenants (tenant_id),
        month date NOT NULL CHECK (extract(day FROM month) = 1),
        invoices integer NOT NULL,
        revenue numeric(18, 2) NOT NULL,
        pending numeric(18, 2) NOT NULL,
        PRIMARY KEY (tenant_id, month)
      );
      CREATE TABLE app.customer_sums (
        tenant_id uuid NOT NULL REFERENCES app.tenants (tenant_id),
        customer text NOT NULL CHECK (char_length(customer) <= 100),
        invoices integer NOT NULL,
        revenue numeric(18, 2) NOT NULL,
        PRIMARY KEY (tenant_id, customer)
      );
      ${opened(`
        INSERT INTO app.month_sums (tenant_id, month, invoices, revenue, pending)
        SELECT i.tenant_id, date_trunc('month', i.date)::date, count(*), sum(${REVENUE}),
               coalesce(sum(${TO_COLLECT} - coalesce((SELECT sum(c.amount) FROM app.collections c
                 WHERE c.tenant_id = i.tenant_id AND c.invoice_id = i.id), 0)) FILTER (WHERE i.status = 'issued'), 0)
          FROM app.invoices i WHERE ${COUNTED} GROUP BY 1, 2;
        INSERT INTO app.customer_sums (tenant_id, customer, invoices, revenue)
        SELECT i.tenant_id, coalesce(i.customer_id::text, 'nif ' || i.customer_nif), count(*), sum(${REVENUE})
          FROM app.invoices i WHERE ${COUNTED} AND i.customer_name <> '' GROUP BY 1, 2;`)}
      CREATE INDEX customer_sums_best ON app.customer_sums (tenant_id, revenue DESC, customer) WHERE invoices > 0;
      ${tenantPolicies('month_sums', roles)}
      ${tenantPolicies('customer_sums', roles)}
      GRANT SELECT, INSERT, UPDATE (invoices, revenue, pending) ON app.month_sums TO ${app};
      GRANT SELECT, INSERT, UPDATE (invoices, revenue) ON app.customer_sums TO ${app};
      GRANT SELECT ON app.month_sums TO ${platform};
      GRANT SELECT, INSERT, DELETE ON app.customer_sums TO ${platform};
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE app.customer_sums; DROP TABLE app.month_sums');
  }
}
