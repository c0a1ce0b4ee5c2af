import type { MigrationInterface, QueryRunner } from 'typeorm';
import { rolesOf } from './roles';

const KINDS = ['ordinary', 'rectifying'];
const MORE = [...KINDS, 'simplified', 'simplified_rectifying'];
const among = (kinds: string[]) => kinds.map(kind => `'${kind}'`).join(', ');

/**
 * Simplified invoices (RD 1619/2012, art. 4 and 7): series of their own (art. 7.1.a), whether the company's activity lets
 * them be larger (art. 4.2, by its letter there), and which kind it issued last, once it has issued any. Nobody need be
 * named in them: such a name is empty.
 */
export class IssueSimplifiedInvoices1763818000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const { app } = await rolesOf(runner);
    await runner.query(`
      ALTER TABLE app.series DROP CONSTRAINT series_kind, ADD CONSTRAINT series_kind CHECK (kind IN (${among(MORE)}));
      ALTER TABLE app.tenants
        ADD COLUMN simplified_activity text
          CONSTRAINT tenants_simplified_activity CHECK (simplified_activity ~ '^[a-n]$'),
        ADD COLUMN default_kind text CONSTRAINT tenants_default_kind CHECK (default_kind IN ('F1', 'F2'));
      GRANT UPDATE (simplified_activity, default_kind) ON app.tenants TO ${app};
      ALTER TABLE app.invoices ADD CONSTRAINT invoices_named
        CHECK (customer_name <> '' AND customer_nif <> '' OR kind IN ('F2', 'R5')) NOT VALID;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE app.invoices DROP CONSTRAINT invoices_named;
      ALTER TABLE app.tenants DROP COLUMN simplified_activity, DROP COLUMN default_kind;
      ALTER TABLE app.series DROP CONSTRAINT series_kind, ADD CONSTRAINT series_kind CHECK (kind IN (${among(KINDS)}))`);
  }
}
