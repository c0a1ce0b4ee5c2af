import type { MigrationInterface, QueryRunner } from 'typeorm';
import { rolesOf } from './roles';

const OLD = ['E1', 'E2', 'E3', 'E4', 'E5', 'E6', 'N1', 'N2', 'S1', 'S2'];
const list = (names: string[]) => names.map(name => `'${name}'`).join(', ');
const RATES = '0, 0.5, 1, 2, 3, 4, 5, 6, 7, 8, 9, 9.5, 10, 15, 20, 21';

/** Where a company is, the tax of each invoice, and rates with a decimal (IGIC has 9.5, IPSI 0.5). */
export class TaxByTerritory1763823000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const { app } = await rolesOf(runner);
    await runner.query(`
      ALTER TABLE app.tenants ADD COLUMN territory text NOT NULL DEFAULT 'peninsula'
        CONSTRAINT tenants_territory CHECK (territory IN ('peninsula', 'canarias', 'ceuta', 'melilla'));
      GRANT UPDATE (territory) ON app.tenants TO ${app};
      ALTER TABLE app.invoices ADD COLUMN tax text NOT NULL DEFAULT 'IVA'
        CONSTRAINT invoices_tax CHECK (tax IN ('IVA', 'IGIC', 'IPSI'));
      ALTER TABLE app.products
        DROP CONSTRAINT products_iva_rate_check,
        ALTER COLUMN iva_rate TYPE numeric(4, 1),
        ADD CONSTRAINT products_iva_rate CHECK (iva_rate IN (${RATES}));
      ALTER TABLE app.invoice_lines
        DROP CONSTRAINT invoice_lines_iva_rate_check,
        DROP CONSTRAINT invoice_lines_iva_cause,
        ALTER COLUMN iva_rate TYPE numeric(4, 1),
        ADD CONSTRAINT invoice_lines_iva_rate CHECK (iva_rate IN (${RATES})),
        ADD CONSTRAINT invoice_lines_iva_cause CHECK (iva_cause IN (${list([...OLD, 'E7', 'E8'])}))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE app.invoice_lines
        DROP CONSTRAINT invoice_lines_iva_rate,
        DROP CONSTRAINT invoice_lines_iva_cause,
        ALTER COLUMN iva_rate TYPE smallint,
        ADD CONSTRAINT invoice_lines_iva_rate_check CHECK (iva_rate IN (0, 4, 10, 21)) NOT VALID,
        ADD CONSTRAINT invoice_lines_iva_cause CHECK (iva_cause IN (${list(OLD)})) NOT VALID;
      ALTER TABLE app.products
        DROP CONSTRAINT products_iva_rate,
        ALTER COLUMN iva_rate TYPE smallint,
        ADD CONSTRAINT products_iva_rate_check CHECK (iva_rate IN (0, 4, 10, 21)) NOT VALID;
      ALTER TABLE app.invoices DROP COLUMN tax;
      ALTER TABLE app.tenants DROP COLUMN territory`);
  }
}
