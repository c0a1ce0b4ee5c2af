import type { MigrationInterface, QueryRunner } from 'typeorm';

const OLD = ['E1', 'E2', 'E3', 'E4', 'E5', 'E6', 'N1', 'N2', 'S2'];
const list = (names: string[]) => names.map(name => `'${name}'`).join(', ');

/** A line's ClaveRegimen where it does not follow from its cause, and what the law taxes at 0 % on purpose (S1). */
export class KeepTheRegimeOfALine1763817000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE app.invoice_lines
        ADD COLUMN iva_regime text CONSTRAINT invoice_lines_iva_regime CHECK (iva_regime ~ '^[0-9]{2}$'),
        DROP CONSTRAINT invoice_lines_iva_cause_check,
        ADD CONSTRAINT invoice_lines_iva_cause CHECK (iva_cause IN (${list([...OLD, 'S1'])}))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE app.invoice_lines
        DROP COLUMN iva_regime,
        DROP CONSTRAINT invoice_lines_iva_cause,
        ADD CONSTRAINT invoice_lines_iva_cause_check CHECK (iva_cause IN (${list(OLD)})) NOT VALID`);
  }
}
