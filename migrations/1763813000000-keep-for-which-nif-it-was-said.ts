import type { MigrationInterface, QueryRunner } from 'typeorm';

const TOUCHED = ['tenants', 'sending_choices'];

/** What a company says of its sending is said of the NIF that it has: another NIF is asked again. Null: of any. */
export class KeepForWhichNifItWasSaid1763813000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE app.sending_choices ADD COLUMN nif text CHECK (length(nif) BETWEEN 1 AND 9)');
    await runner.query(TOUCHED.map(table => `ALTER TABLE app.${table} NO FORCE ROW LEVEL SECURITY`).join(';'));
    await runner.query(`
      UPDATE app.sending_choices c SET nif = t.nif FROM app.tenants t
       WHERE t.tenant_id = c.tenant_id AND length(t.nif) BETWEEN 1 AND 9`);
    await runner.query(TOUCHED.map(table => `ALTER TABLE app.${table} FORCE ROW LEVEL SECURITY`).join(';'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE app.sending_choices DROP COLUMN nif');
  }
}
