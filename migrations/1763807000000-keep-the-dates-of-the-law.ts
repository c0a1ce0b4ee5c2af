import type { MigrationInterface, QueryRunner } from 'typeorm';
import { rolesOf } from './roles';

/**
 * The dates of the law as rows, since they move with the BOE and not with our versions: for whom, from when, published or only
 * announced, where it is written and when that was read. Everybody reads them; the platform changes them.
 */
export class KeepTheDatesOfTheLaw1763807000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const { app, platform } = await rolesOf(runner);
    await runner.query(`
      CREATE TABLE app.regulations (
        code text PRIMARY KEY CHECK (code ~ '^[a-z-]{1,40}$'),
        about text NOT NULL CHECK (about IN ('verifactu', 'e_invoice', 'software')),
        date text NOT NULL CHECK (date ~ '^[0-9]{4}-[0-9]{2}(-[0-9]{2})?$'),
        who text NOT NULL CHECK (length(who) BETWEEN 1 AND 60),
        text text NOT NULL CHECK (length(text) BETWEEN 1 AND 200),
        state text NOT NULL CHECK (state IN ('in_force', 'announced')),
        source text NOT NULL CHECK (length(source) BETWEEN 1 AND 120),
        read_on date NOT NULL,
        changed_at timestamptz
      );
      GRANT SELECT ON app.regulations TO ${app};
      GRANT SELECT, UPDATE ON app.regulations TO ${platform};
      INSERT INTO app.regulations (code, about, date, who, text, state, source, read_on) VALUES
        ('software', 'software', '2025-07-29', 'Quien hace programas de facturación', 'Los programas que se ofrecen ya tienen que cumplir. Folio lo firma en su declaración responsable.', 'in_force', 'RD 1007/2023, disp. final 4.ª, y RD 254/2025', '2026-11-20'),
        ('verifactu-companies', 'verifactu', '2027-01-01', 'Sociedades', 'Quien paga el Impuesto sobre Sociedades factura con un sistema adaptado.', 'in_force', 'RDL 15/2025 (BOE 3/12/2025)', '2026-11-20'),
        ('verifactu-others', 'verifactu', '2027-07-01', 'Autónomos y el resto', 'Quien declara sus actividades en el IRPF, y las demás obligadas.', 'in_force', 'RDL 15/2025 (BOE 3/12/2025)', '2026-11-20'),
        ('e-invoice-large', 'e_invoice', '2027-10-06', 'Empresas de más de 8 millones', 'Factura electrónica entre empresas y profesionales.', 'in_force', 'RD 238/2026 y Orden HAC/1028/2026', '2026-11-20'),
        ('verifactu-delay', 'verifactu', '2028-10', 'Todos', 'Hacienda ha anunciado un aplazamiento de Verifactu. No está en el BOE: hoy valen las fechas de 2027.', 'announced', 'Nota de prensa del 5/10/2026', '2026-11-20'),
        ('e-invoice-rest', 'e_invoice', '2028-10-06', 'El resto de empresas y profesionales', 'Factura electrónica entre empresas y profesionales.', 'in_force', 'RD 238/2026 y Orden HAC/1028/2026', '2026-11-20'),
        ('e-invoice-status', 'e_invoice', '2029-10-06', 'Personas físicas', 'Comunicar además el estado de cada factura electrónica recibida.', 'in_force', 'RD 238/2026, disp. transitoria 3.ª', '2026-11-20');
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE app.regulations');
  }
}
