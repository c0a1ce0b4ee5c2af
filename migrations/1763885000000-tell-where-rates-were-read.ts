import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Day on which the sources were read. */
const READ_ON = '2026-11-24';

/** What was read in the BOE itself: the rate of the European Central Bank, and eight points more. */
const READ: [startsOn: string, reference: string, source: string][] = [
  ['2022-01-01', '0.00', 'Resolución del Tesoro de 30/12/2021 (BOE-A-2021-21959)'],
];

/** Where it is published, of those whose figure was not read there; what a law firm says of one is said as such. */
const NAMED: [startsOn: string, source: string][] = [
  ['2023-01-01', 'Resolución del Tesoro de 28/12/2022 (BOE de 30/12/2022); 10,5 % según buadeslegal.com'],
  ['2024-01-01', 'Resolución del Tesoro de 28/12/2023 (BOE-A-2023-26709)'],
  ['2025-01-01', 'Resolución del Tesoro de 30/12/2024 (BOE); 11,15 % según orientelegal.es'],
  ['2025-07-01', 'Resolución del Tesoro de 25/06/2025 (BOE-A-2025-13217)'],
];

/** Rates that the platform changed meanwhile stay as they are. */
export class TellWhereRatesWereRead1763885000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [startsOn, reference, source] of READ)
      await runner.query(
        `UPDATE app.late_rates SET reference = $2, source = $3, read_on = $4
          WHERE starts_on = $1 AND changed_at IS NULL`,
        [startsOn, reference, source, READ_ON],
      );
    for (const [startsOn, source] of NAMED)
      await runner.query(
        'UPDATE app.late_rates SET source = $2 WHERE starts_on = $1 AND changed_at IS NULL AND read_on IS NULL',
        [startsOn, source],
      );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const startsOn of [...READ, ...NAMED].map(([day]) => day))
      await runner.query(
        `UPDATE app.late_rates SET read_on = NULL,
                source = format('Resolución del Tesoro para el %s semestre de %s (BOE)',
                  CASE WHEN to_char(starts_on, 'MM') = '01' THEN '1.er' ELSE '2.º' END, to_char(starts_on, 'YYYY'))
          WHERE starts_on = $1 AND changed_at IS NULL`,
        [startsOn],
      );
  }
}
