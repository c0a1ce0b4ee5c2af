import type { MigrationInterface, QueryRunner } from 'typeorm';
import { rolesOf, tenantPolicies } from './roles';

/** What is read and moved; the owner is bound by the policies too. */
const MOVED = ['delivery_texts', 'reminder_steps', 'tenants'];
const opened = (work: string): string =>
  `${MOVED.map(table => `ALTER TABLE app.${table} NO FORCE ROW LEVEL SECURITY;`).join('\n')}
   ${work}
   ${MOVED.map(table => `ALTER TABLE app.${table} FORCE ROW LEVEL SECURITY;`).join('\n')}`;

/** What the steps said where nobody had written anything else. */
const USUAL = [
  'Hola:\n\nNo nos consta el pago de {facturas}. Seguramente se os ha pasado: ¿podéis mirarlo?\n\nUn saludo,\n{empresa}',
  'Hola:\n\nOs escribimos otra vez por {facturas}. Quedan por pagar {pendiente}. Os pedimos que hagáis el pago esta semana o que nos digáis qué ocurre.\n\nUn saludo,\n{empresa}',
  'Hola:\n\nSeguimos sin recibir el pago de {facturas}. Quedan por pagar {pendiente}. Os pedimos que lo hagáis cuanto antes.\n\nUn saludo,\n{empresa}',
];
const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

/**
 * The texts of the letters that go in a company's name, each in each language of papers: those of invoices and of reminders
 * move there. A text of a reminder was said to everybody: it becomes the one in Spanish and that in the company's language.
 */
export class WriteLettersInLanguages1763899400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const roles = await rolesOf(runner);
    await runner.query(`
      CREATE TABLE app.letter_texts (
        tenant_id uuid NOT NULL REFERENCES app.tenants (tenant_id),
        letter text NOT NULL CHECK (letter IN ('invoice', 'quote', 'proforma', 'reminder1', 'reminder2', 'reminder3')),
        language text NOT NULL CHECK (language IN ('es', 'ca', 'gl', 'eu', 'en')),
        words text NOT NULL CHECK (length(words) <= 2000),
        updated_at timestamptz NOT NULL,
        PRIMARY KEY (tenant_id, letter, language)
      );
      ${opened(`
        INSERT INTO app.letter_texts (tenant_id, letter, language, words, updated_at)
        SELECT tenant_id, 'invoice', 'es', words, updated_at FROM app.delivery_texts;
        INSERT INTO app.letter_texts (tenant_id, letter, language, words, updated_at)
        SELECT DISTINCT s.tenant_id, 'reminder' || s.step, l.language, s.words, now()
          FROM app.reminder_steps s JOIN app.tenants t USING (tenant_id)
          CROSS JOIN LATERAL (VALUES ('es'), (t.paper_language)) l (language)
         WHERE s.words NOT IN (${USUAL.map(quoted).join(', ')});`)}
      DROP TABLE app.delivery_texts;
      ALTER TABLE app.reminder_steps DROP COLUMN words;
      ALTER TABLE app.reminder_letters ADD COLUMN paper_language text NOT NULL DEFAULT 'es'
        CHECK (paper_language IN ('es', 'ca', 'gl', 'eu', 'en'));
      ALTER TABLE app.reminder_letters ALTER COLUMN paper_language DROP DEFAULT;
      ${tenantPolicies('letter_texts', roles)}
      GRANT SELECT, INSERT, DELETE, UPDATE (words, updated_at) ON app.letter_texts TO ${roles.app};
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    const roles = await rolesOf(runner);
    await runner.query(`
      ALTER TABLE app.letter_texts NO FORCE ROW LEVEL SECURITY;
      ALTER TABLE app.reminder_steps NO FORCE ROW LEVEL SECURITY;
      ALTER TABLE app.reminder_letters DROP COLUMN paper_language;
      ALTER TABLE app.reminder_steps ADD COLUMN words text CHECK (length(words) <= 2000);
      UPDATE app.reminder_steps s SET words = coalesce((SELECT t.words FROM app.letter_texts t
        WHERE t.tenant_id = s.tenant_id AND t.letter = 'reminder' || s.step AND t.language = 'es'),
        (ARRAY[${USUAL.map(quoted).join(', ')}])[s.step]);
      ALTER TABLE app.reminder_steps ALTER COLUMN words SET NOT NULL;
      GRANT UPDATE (words) ON app.reminder_steps TO ${roles.app};
      CREATE TABLE app.delivery_texts (
        tenant_id uuid PRIMARY KEY REFERENCES app.tenants (tenant_id),
        words text NOT NULL CHECK (length(words) <= 2000),
        updated_at timestamptz NOT NULL
      );
      INSERT INTO app.delivery_texts (tenant_id, words, updated_at)
        SELECT tenant_id, words, updated_at FROM app.letter_texts WHERE letter = 'invoice' AND language = 'es';
      ${tenantPolicies('delivery_texts', roles)}
      GRANT SELECT, INSERT, UPDATE (words, updated_at) ON app.delivery_texts TO ${roles.app};
      DROP TABLE app.letter_texts;
      ALTER TABLE app.reminder_steps FORCE ROW LEVEL SECURITY;
    `);
  }
}
