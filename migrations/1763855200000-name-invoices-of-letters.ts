import type { MigrationInterface, QueryRunner } from 'typeorm';

const force = (how: 'NO FORCE' | 'FORCE') =>
  ['reminder_letters', 'reminders'].map(table => `ALTER TABLE app.${table} ${how} ROW LEVEL SECURITY;`).join('\n');

/**
 * Which invoices a letter was queued about. That each was told a step may name another letter by now: what stands in the
 * first is personal data all the same.
 */
export class NameInvoicesOfLetters1763855200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE app.reminder_letters ADD COLUMN invoice_ids uuid[] NOT NULL DEFAULT '{}';
      ${force('NO FORCE')}
      UPDATE app.reminder_letters l SET invoice_ids = ARRAY(SELECT r.invoice_id FROM app.reminders r
        WHERE r.tenant_id = l.tenant_id AND r.letter_id = l.id ORDER BY r.invoice_id);
      ${force('FORCE')}
      CREATE INDEX reminder_letters_invoices ON app.reminder_letters USING gin (tenant_id, invoice_ids);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE app.reminder_letters DROP COLUMN invoice_ids');
  }
}
