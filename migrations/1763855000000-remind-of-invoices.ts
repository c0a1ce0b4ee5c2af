import type { MigrationInterface, QueryRunner } from 'typeorm';
import { rolesOf, tenantPolicies } from './roles';

/**
 * Reminders of overdue invoices: whether a company sends them and in which steps, the letters with their words, which step
 * each invoice was told, and what is not to be reminded of.
 */
export class RemindOfInvoices1763855000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const roles = await rolesOf(runner);
    await runner.query(`
      CREATE TABLE app.reminder_settings (
        tenant_id uuid PRIMARY KEY REFERENCES app.tenants (tenant_id),
        enabled boolean NOT NULL DEFAULT false,
        ran_on date
      );
      ${tenantPolicies('reminder_settings', roles)}
      GRANT SELECT, INSERT, UPDATE (enabled, ran_on) ON app.reminder_settings TO ${roles.app};
      GRANT SELECT ON app.reminder_settings TO ${roles.platform};

      CREATE TABLE app.reminder_steps (
        tenant_id uuid NOT NULL REFERENCES app.tenants (tenant_id),
        step smallint NOT NULL CHECK (step BETWEEN 1 AND 3),
        active boolean NOT NULL,
        days integer NOT NULL CHECK (days BETWEEN 1 AND 180),
        words text NOT NULL CHECK (length(words) <= 2000),
        since date,
        PRIMARY KEY (tenant_id, step)
      );
      ${tenantPolicies('reminder_steps', roles)}
      GRANT SELECT, INSERT, UPDATE (active, days, words, since) ON app.reminder_steps TO ${roles.app};

      CREATE TABLE app.reminder_letters (
        tenant_id uuid NOT NULL,
        id uuid NOT NULL,
        step smallint NOT NULL CHECK (step BETWEEN 1 AND 3),
        email text NOT NULL CHECK (length(email) <= 254),
        words text NOT NULL CHECK (length(words) <= 2000),
        mail_id uuid NOT NULL,
        user_id uuid,
        created_at timestamptz NOT NULL,
        subject text,
        body text,
        stopped_at timestamptz,
        PRIMARY KEY (tenant_id, id),
        FOREIGN KEY (tenant_id, user_id) REFERENCES app.users (tenant_id, id)
      );
      CREATE INDEX reminder_letters_of_user ON app.reminder_letters (tenant_id, user_id);
      ${tenantPolicies('reminder_letters', roles)}
      GRANT SELECT, INSERT, UPDATE (subject, body, stopped_at) ON app.reminder_letters TO ${roles.app};
      GRANT SELECT, DELETE ON app.reminder_letters TO ${roles.platform};

      CREATE TABLE app.reminders (
        tenant_id uuid NOT NULL,
        invoice_id uuid NOT NULL,
        step smallint NOT NULL CHECK (step BETWEEN 1 AND 3),
        letter_id uuid NOT NULL,
        link_id uuid,
        told_at timestamptz NOT NULL,
        owed numeric(14, 2),
        interest numeric(14, 2),
        stopped boolean NOT NULL DEFAULT false,
        PRIMARY KEY (tenant_id, invoice_id, step),
        FOREIGN KEY (tenant_id, invoice_id) REFERENCES app.invoices (tenant_id, id)
      );
      CREATE INDEX reminders_of_letter ON app.reminders (tenant_id, letter_id);
      ${tenantPolicies('reminders', roles)}
      GRANT SELECT, INSERT, UPDATE (letter_id, link_id, told_at, owed, interest, stopped) ON app.reminders TO ${roles.app};
      GRANT SELECT ON app.reminders TO ${roles.platform};

      CREATE TABLE app.reminder_marks (
        tenant_id uuid NOT NULL,
        invoice_id uuid NOT NULL,
        off boolean NOT NULL,
        answered_until timestamptz,
        PRIMARY KEY (tenant_id, invoice_id),
        FOREIGN KEY (tenant_id, invoice_id) REFERENCES app.invoices (tenant_id, id)
      );
      ${tenantPolicies('reminder_marks', roles)}
      GRANT SELECT, INSERT, UPDATE (off, answered_until) ON app.reminder_marks TO ${roles.app};

      CREATE TABLE app.reminder_customers (
        tenant_id uuid NOT NULL,
        customer_id uuid NOT NULL,
        off boolean NOT NULL,
        PRIMARY KEY (tenant_id, customer_id),
        FOREIGN KEY (tenant_id, customer_id) REFERENCES app.customers (tenant_id, id)
      );
      ${tenantPolicies('reminder_customers', roles)}
      GRANT SELECT, INSERT, UPDATE (off) ON app.reminder_customers TO ${roles.app};
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `DROP TABLE app.reminder_customers, app.reminder_marks, app.reminders, app.reminder_letters, app.reminder_steps,
         app.reminder_settings`,
    );
  }
}
