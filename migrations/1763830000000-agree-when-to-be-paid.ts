import type { MigrationInterface, QueryRunner } from 'typeorm';
import { rolesOf } from './roles';

const TERMS = `payment_terms ~ '^M?(0|[1-9][0-9]{0,2})(@([1-9]|[12][0-9]|3[01]))?$'`;
const MEANS = `IN ('transfer', 'direct_debit', 'card', 'bizum', 'cash', 'cheque', 'other')`;
const IBAN = `iban ~ '^[A-Z]{2}[0-9]{2}[A-Z0-9]{8,30}$'`;

/**
 * When and how invoices are to be paid: the company's usual terms, its customers' own, and what each invoice says. An
 * invoice keeps them as they were; that it is due is counted by the day that it says or else by the law's thirty days.
 */
export class AgreeWhenToBePaid1763830000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const { app } = await rolesOf(runner);
    await runner.query(`
      ALTER TABLE app.tenants
        ADD COLUMN payment_terms text CONSTRAINT tenants_payment_terms CHECK (${TERMS}),
        ADD COLUMN payment_means text CONSTRAINT tenants_payment_means CHECK (payment_means ${MEANS}),
        ADD COLUMN iban text CONSTRAINT tenants_iban CHECK (${IBAN});
      GRANT UPDATE (payment_terms, payment_means, iban) ON app.tenants TO ${app};
      ALTER TABLE app.customers
        ADD COLUMN payment_terms text CONSTRAINT customers_payment_terms CHECK (${TERMS}),
        ADD COLUMN payment_means text CONSTRAINT customers_payment_means CHECK (payment_means ${MEANS});
      GRANT UPDATE (payment_terms, payment_means) ON app.customers TO ${app};
      ALTER TABLE app.invoices
        ADD COLUMN payment_terms text CONSTRAINT invoices_payment_terms CHECK (${TERMS}),
        ADD COLUMN iban text CONSTRAINT invoices_iban CHECK (${IBAN}),
        ADD CONSTRAINT invoices_payment_method CHECK (payment_method ${MEANS}),
        ADD CONSTRAINT invoices_due_date CHECK (due_date >= date);
      CREATE INDEX invoices_due ON app.invoices (tenant_id, (coalesce(due_date, date + 30)), id) WHERE status = 'issued';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX app.invoices_due;
      ALTER TABLE app.invoices DROP COLUMN payment_terms, DROP COLUMN iban,
        DROP CONSTRAINT invoices_payment_method, DROP CONSTRAINT invoices_due_date;
      ALTER TABLE app.customers DROP COLUMN payment_terms, DROP COLUMN payment_means;
      ALTER TABLE app.tenants DROP COLUMN payment_terms, DROP COLUMN payment_means, DROP COLUMN iban`);
  }
}
