import type { MigrationInterface, QueryRunner } from 'typeorm';
import { rolesOf, tenantPolicies } from './roles';

const WRITTEN =
  'customer_id, template, total, issues, sends, anchor, every, unit, until, times, next_date, made, state, problem, tried_on, user_id';

/**
 * Invoices that repeat: what is invoiced, how often, and when the next one is due. And each day that was dealt with,
 * once: its invoice, or that it was skipped. A draft is replaced and deleted, so no foreign key leads to it.
 */
export class RepeatInvoices1763850000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const roles = await rolesOf(runner);
    await runner.query(`
      CREATE TABLE app.recurring_invoices (
        tenant_id uuid NOT NULL,
        id uuid NOT NULL,
        customer_id uuid NOT NULL,
        template jsonb NOT NULL,
        total numeric(14,2) NOT NULL,
        issues boolean NOT NULL,
        sends boolean NOT NULL CHECK (issues OR NOT sends),
        anchor date NOT NULL,
        every smallint NOT NULL CHECK (every BETWEEN 1 AND 99),
        unit text NOT NULL CHECK (unit IN ('week', 'month', 'year')),
        until date,
        times smallint CHECK (times BETWEEN 1 AND 999),
        next_date date,
        made integer NOT NULL CHECK (made >= 0),
        state text NOT NULL CHECK (state IN ('active', 'paused', 'ended')),
        problem text CHECK (length(problem) <= 1000),
        tried_on date,
        user_id uuid NOT NULL,
        created_at timestamptz NOT NULL,
        PRIMARY KEY (tenant_id, id),
        CHECK (state = 'ended' OR next_date IS NOT NULL),
        FOREIGN KEY (tenant_id, customer_id) REFERENCES app.customers (tenant_id, id),
        FOREIGN KEY (tenant_id, user_id) REFERENCES app.users (tenant_id, id)
      );
      CREATE INDEX recurring_invoices_of_customer ON app.recurring_invoices (tenant_id, customer_id);
      CREATE INDEX recurring_invoices_of_user ON app.recurring_invoices (tenant_id, user_id);
      CREATE INDEX recurring_invoices_next ON app.recurring_invoices (tenant_id, state, next_date);
      CREATE INDEX recurring_invoices_due ON app.recurring_invoices (next_date) WHERE state = 'active';
      ${tenantPolicies('recurring_invoices', roles)}
      GRANT SELECT, INSERT, UPDATE (${WRITTEN}), DELETE ON app.recurring_invoices TO ${roles.app};
      GRANT SELECT ON app.recurring_invoices TO ${roles.platform};

      CREATE TABLE app.recurring_periods (
        tenant_id uuid NOT NULL,
        rule_id uuid NOT NULL,
        day date NOT NULL,
        invoice_id uuid,
        note text CHECK (length(note) <= 1000),
        created_at timestamptz NOT NULL,
        PRIMARY KEY (tenant_id, rule_id, day),
        FOREIGN KEY (tenant_id, rule_id) REFERENCES app.recurring_invoices (tenant_id, id) ON DELETE CASCADE
      );
      ${tenantPolicies('recurring_periods', roles)}
      GRANT SELECT, INSERT, DELETE ON app.recurring_periods TO ${roles.app};
      GRANT SELECT ON app.recurring_periods TO ${roles.platform};
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE app.recurring_periods, app.recurring_invoices');
  }
}
