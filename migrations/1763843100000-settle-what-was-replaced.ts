import type { MigrationInterface, QueryRunner } from 'typeorm';

const payable = (of: string) => `${of}.total - coalesce(${of}.withholding, 0)
  + coalesce((SELECT sum((s ->> 'amount')::numeric) FROM jsonb_array_elements(${of}.suplidos) s), 0)`;

/** Invoices that others replace (by substitution) which had been marked as paid before there were entries: their entry bears the invoice's id. */
const REPLACED = `
  SELECT o.tenant_id, o.id, max(c.date) AS date, min(c.created_at) AS created_at,
         ${payable('o')} - CASE WHEN o.rectification_way = 'S' THEN coalesce((SELECT sum(${payable('p')})
           FROM app.rectified_invoices q JOIN app.invoices p ON p.tenant_id = q.tenant_id AND p.id = q.rectified_id
          WHERE q.tenant_id = o.tenant_id AND q.invoice_id = o.id), 0) ELSE 0 END AS amount
    FROM app.invoices s
    JOIN app.collections c ON c.tenant_id = s.tenant_id AND c.id = s.id AND c.invoice_id = s.id AND c.actor_kind = 'system'
    JOIN app.rectified_invoices r ON r.tenant_id = s.tenant_id AND r.invoice_id = s.id
    JOIN app.invoices o ON o.tenant_id = r.tenant_id AND o.id = r.rectified_id
   WHERE s.rectification_way = 'S' AND s.status = 'paid' AND o.status = 'issued' AND o.kind <> 'F3'
     AND NOT EXISTS (SELECT FROM app.collections e WHERE e.tenant_id = o.tenant_id AND e.invoice_id = o.id)
   GROUP BY o.tenant_id, o.id`;

/**
 * Who was marked as having paid an invoice that replaces another owes nothing of that other one. When entries began only
 * the difference was written down, and the replaced one stayed owed: it gets the entry that it lacks, on the same day.
 */
export class SettleWhatWasReplaced1763843100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const tables = ['collections', 'invoices', 'rectified_invoices'];
    await runner.query(`
      ${tables.map(table => `ALTER TABLE app.${table} NO FORCE ROW LEVEL SECURITY;`).join('\n')}
      WITH replaced AS (${REPLACED}),
      written AS (
        INSERT INTO app.collections (tenant_id, id, invoice_id, date, amount, actor_kind, created_at)
        SELECT tenant_id, id, id, date, amount, 'system', created_at FROM replaced)
      UPDATE app.invoices i SET status = 'paid', paid_on = r.date FROM replaced r
       WHERE i.tenant_id = r.tenant_id AND i.id = r.id;
      ${tables.map(table => `ALTER TABLE app.${table} FORCE ROW LEVEL SECURITY;`).join('\n')}
    `);
  }

  /** What was written is right before it too. */
  async down(): Promise<void> {
    await Promise.resolve();
  }
}
