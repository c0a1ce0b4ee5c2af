import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Invoices that the customer or a third party issues in the company's name (RD 1619/2012, art. 5), by an agreement of
 * before; each of them has series of its own (art. 6.1.a): `party` is the digest of their number, '' the company's own.
 */
export class SayWhoIssues1763826100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE app.invoices
        ADD COLUMN issued_by text CONSTRAINT invoices_issued_by CHECK (issued_by IN ('customer', 'third')),
        ADD COLUMN agreed_on date,
        ADD COLUMN third_name text CONSTRAINT invoices_third_name CHECK (length(third_name) BETWEEN 1 AND 120),
        ADD COLUMN third_nif text CONSTRAINT invoices_third_nif CHECK (length(third_nif) BETWEEN 1 AND 20),
        ADD COLUMN third_country text,
        ADD COLUMN third_id_kind text,
        ADD CONSTRAINT invoices_agreed CHECK ((issued_by IS NULL) = (agreed_on IS NULL)),
        ADD CONSTRAINT invoices_third CHECK ((issued_by IS NOT DISTINCT FROM 'third') = (third_name IS NOT NULL)
          AND (third_name IS NULL) = (third_nif IS NULL));
      ALTER TABLE app.series ADD COLUMN party text NOT NULL DEFAULT '';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE app.series DROP COLUMN party;
      ALTER TABLE app.invoices DROP COLUMN issued_by, DROP COLUMN agreed_on, DROP COLUMN third_name,
        DROP COLUMN third_nif, DROP COLUMN third_country, DROP COLUMN third_id_kind`);
  }
}
