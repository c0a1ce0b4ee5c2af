import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Of which debt the rectifying invoice of a simplified one is, since R5 is for any cause; and of which invoice one is a copy.
 * The copied one may be a draft, which is changed by taking it out and putting it back: so no foreign key holds it.
 */
export class SayWhatAnInvoiceComesFrom1763896900000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE app.invoices ADD COLUMN copy_of uuid,
        ADD COLUMN rectified_debt text
          CONSTRAINT invoices_rectified_debt CHECK (rectified_debt IS NULL OR rectified_debt IN ('insolvent', 'unpaid') AND kind = 'R5');
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE app.invoices DROP COLUMN copy_of, DROP COLUMN rectified_debt');
  }
}
