import type { EntityManager } from 'typeorm';
import type { Reminded } from './reminders.types';

/** The last step that each of these invoices was told. */
export async function remindedOf(em: EntityManager, tenantId: string, ids: string[]): Promise<Map<string, Reminded>> {
  const rows: (Reminded & { id: string })[] = await em.query(
    `SELECT DISTINCT ON (invoice_id) invoice_id AS id, step, told_at AS at FROM reminders
      WHERE tenant_id = $1 AND invoice_id = ANY ($2) AND NOT stopped ORDER BY invoice_id, step DESC`,
    [tenantId, ids],
  );
  return new Map(rows.map(({ id, step, at }) => [id, { step, at }]));
}
