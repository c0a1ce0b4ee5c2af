import type { MigrationInterface, QueryRunner } from 'typeorm';

const KINDS = ['F1', 'F2', 'F3', 'R1', 'R2', 'R3', 'R4', 'R5'];

/** What a table may hold is named, so that the next rule takes the place of one, and is found by what it says. */
async function replace(runner: QueryRunner, table: string, old: string | null, name: string, rule: string): Promise<void> {
  if (old) {
    const [found] = await runner.query(
      `SELECT conname FROM pg_constraint WHERE conrelid = '${table}'::regclass AND contype = 'c' AND pg_get_constraintdef(oid) = $1`, [old]);
    await runner.query(`ALTER TABLE ${table} DROP CONSTRAINT "${found.conname}"`);
  }
  await runner.query(`ALTER TABLE ${table} ADD CONSTRAINT ${name} CHECK (${rule})`);
}

const TOTAL = 'CHECK ((total = (subtotal + total_iva)))';
const QUANTITY = 'CHECK ((quantity > (0)::numeric))';

/**
 * The kinds of invoice that the AEAT knows, a surcharge (recargo de equivalencia) in the total, and lines that take away: which of
 * them Folio issues is the code's to say.
 */
export class OpenInvoicesToTheirKinds1763812000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await replace(runner, 'app.invoices', null, 'invoices_kind', `kind IN (${KINDS.map(kind => `'${kind}'`).join(', ')})`);
    await replace(runner, 'app.invoices', TOTAL, 'invoices_total', 'total = subtotal + total_iva + coalesce(recargo, 0)');
    await replace(runner, 'app.invoice_lines', QUANTITY, 'invoice_lines_quantity', 'quantity <> 0');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE app.invoices DROP CONSTRAINT invoices_kind, DROP CONSTRAINT invoices_total, ADD CHECK (total = subtotal + total_iva);
      ALTER TABLE app.invoice_lines DROP CONSTRAINT invoice_lines_quantity, ADD CHECK (quantity > 0)`);
  }
}
