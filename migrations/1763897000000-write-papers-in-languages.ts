import type { MigrationInterface, QueryRunner } from 'typeorm';
import { rolesOf } from './roles';

const LANGUAGES = `IN ('es', 'ca', 'gl', 'eu', 'en')`;

/**
 * What papers are written in: as is usual for the company, as a customer's card says, and as each invoice was issued. One
 * that says nothing is in Spanish, as all were before.
 */
export class WritePapersInLanguages1763897000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const { app } = await rolesOf(runner);
    await runner.query(`
      ALTER TABLE app.tenants ADD COLUMN paper_language text NOT NULL DEFAULT 'es'
        CONSTRAINT tenants_paper_language CHECK (paper_language ${LANGUAGES});
      GRANT UPDATE (paper_language) ON app.tenants TO ${app};
      ALTER TABLE app.customers ADD COLUMN paper_language text
        CONSTRAINT customers_paper_language CHECK (paper_language ${LANGUAGES});
      GRANT UPDATE (paper_language) ON app.customers TO ${app};
      ALTER TABLE app.invoices ADD COLUMN paper_language text
        CONSTRAINT invoices_paper_language CHECK (paper_language ${LANGUAGES});
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE app.invoices DROP COLUMN paper_language;
      ALTER TABLE app.customers DROP COLUMN paper_language;
      ALTER TABLE app.tenants DROP COLUMN paper_language`);
  }
}
