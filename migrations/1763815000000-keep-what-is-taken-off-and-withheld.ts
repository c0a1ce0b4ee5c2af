import type { MigrationInterface, QueryRunner } from 'typeorm';
import { rolesOf } from './roles';

/**
 * Discounts of a line and of the whole, what the customer withholds, what was paid in the customer's name (suplidos);
 * and the percentage withheld last of a customer that always does. A line's `discount` is its percentage.
 */
export class KeepWhatIsTakenOffAndWithheld1763815000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const { app } = await rolesOf(runner);
    await runner.query(`
      ALTER TABLE app.invoices
        ADD COLUMN discount_percent numeric(5, 2)
          CONSTRAINT invoices_discount_percent CHECK (discount_percent > 0 AND discount_percent <= 100),
        ADD COLUMN discount_amount numeric(14, 2),
        ADD COLUMN discount numeric(14, 2) NOT NULL DEFAULT 0,
        ADD COLUMN withholding_percent numeric(5, 2)
          CONSTRAINT invoices_withholding_percent CHECK (withholding_percent > 0 AND withholding_percent < 100),
        ADD COLUMN suplidos jsonb NOT NULL DEFAULT '[]'
          CONSTRAINT invoices_suplidos CHECK (jsonb_typeof(suplidos) = 'array'),
        ADD CONSTRAINT invoices_one_discount CHECK (discount_percent IS NULL OR discount_amount IS NULL),
        ADD CONSTRAINT invoices_withholding CHECK ((withholding IS NULL) = (withholding_percent IS NULL));
      ALTER TABLE app.invoice_lines
        ADD COLUMN discount_amount numeric(14, 2),
        ADD CONSTRAINT invoice_lines_discount CHECK (discount > 0 AND discount <= 100),
        ADD CONSTRAINT invoice_lines_one_discount CHECK (discount IS NULL OR discount_amount IS NULL);
      ALTER TABLE app.tenants ADD COLUMN default_withholding numeric(5, 2);
      GRANT UPDATE (default_withholding) ON app.tenants TO ${app};
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE app.tenants DROP COLUMN default_withholding;
      ALTER TABLE app.invoice_lines DROP CONSTRAINT invoice_lines_one_discount, DROP CONSTRAINT invoice_lines_discount,
        DROP COLUMN discount_amount;
      ALTER TABLE app.invoices DROP CONSTRAINT invoices_one_discount, DROP CONSTRAINT invoices_withholding,
        DROP COLUMN discount_percent, DROP COLUMN discount_amount, DROP COLUMN discount,
        DROP COLUMN withholding_percent, DROP COLUMN suplidos`);
  }
}
