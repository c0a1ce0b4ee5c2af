import type { MigrationInterface, QueryRunner } from 'typeorm';
import { rolesOf } from './roles';

/**
 * The rate of the European Central Bank that each half-year's interest for late payment follows from (Ley 3/2004, art. 7),
 * as the Treasury publishes it in the BOE. Everybody reads them; the platform adds and changes them. Without `read_on`
 * nobody has compared one with the BOE here yet.
 */
export class KeepTheRatesOfLatePayment1763855100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const { app, platform } = await rolesOf(runner);
    await runner.query(`
      CREATE TABLE app.late_rates (
        starts_on date PRIMARY KEY CHECK (to_char(starts_on, 'MM-DD') IN ('01-01', '07-01')),
        reference numeric(5, 2) NOT NULL CHECK (reference BETWEEN 0 AND 100),
        source text NOT NULL CHECK (length(source) BETWEEN 1 AND 120),
        read_on date,
        changed_at timestamptz
      );
      GRANT SELECT ON app.late_rates TO ${app};
      GRANT SELECT, INSERT, UPDATE ON app.late_rates TO ${platform};
      INSERT INTO app.late_rates (starts_on, reference, source, read_on) VALUES
        ('2020-01-01', 0.00, 'Resolución del Tesoro de 27/12/2019 (BOE-A-2019-18736)', '2026-11-24'),
        ('2020-07-01', 0.00, 'Resolución del Tesoro para el 2.º semestre de 2020 (BOE)', NULL),
        ('2021-01-01', 0.00, 'Resolución del Tesoro para el 1.er semestre de 2021 (BOE)', NULL),
        ('2021-07-01', 0.00, 'Resolución del Tesoro para el 2.º semestre de 2021 (BOE)', NULL),
        ('2022-01-01', 0.00, 'Resolución del Tesoro para el 1.er semestre de 2022 (BOE)', NULL),
        ('2022-07-01', 0.00, 'Resolución del Tesoro para el 2.º semestre de 2022 (BOE)', NULL),
        ('2023-01-01', 2.50, 'Resolución del Tesoro para el 1.er semestre de 2023 (BOE)', NULL),
        ('2023-07-01', 4.00, 'Resolución del Tesoro para el 2.º semestre de 2023 (BOE)', NULL),
        ('2024-01-01', 4.50, 'Resolución del Tesoro para el 1.er semestre de 2024 (BOE)', NULL),
        ('2024-07-01', 4.25, 'Resolución del Tesoro para el 2.º semestre de 2024 (BOE)', NULL),
        ('2025-01-01', 3.15, 'Resolución del Tesoro para el 1.er semestre de 2025 (BOE)', NULL),
        ('2025-07-01', 2.15, 'Resolución del Tesoro para el 2.º semestre de 2025 (BOE)', NULL),
        ('2026-01-01', 2.15, 'Resolución del Tesoro de 23/12/2025 (BOE-A-2025-27201)', NULL);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE app.late_rates');
  }
}
