import type { MigrationInterface, QueryRunner } from 'typeorm';

const KINDS = ['ordinary', 'rectifying', 'simplified', 'simplified_rectifying'];
const among = (kinds: string[]) => kinds.map(kind => `'${kind}'`).join(', ');

/** What LIVA, art. 84.Uno.2.º g) puts under reverse charge has a series of its own (RD 1619/2012, art. 6.1.a). */
export class NumberDevicesAndMetalsApart1763896600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE app.series DROP CONSTRAINT series_kind,
        ADD CONSTRAINT series_kind CHECK (kind IN (${among([...KINDS, 'devices_or_metals'])}));
      ALTER TABLE app.invoices ADD COLUMN devices_or_metals boolean NOT NULL DEFAULT false
        CONSTRAINT invoices_devices_or_metals CHECK (NOT devices_or_metals OR kind = 'F1' AND NOT qualified);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE app.invoices DROP COLUMN devices_or_metals;
      ALTER TABLE app.series DROP CONSTRAINT series_kind, ADD CONSTRAINT series_kind CHECK (kind IN (${among(KINDS)}))`);
  }
}
