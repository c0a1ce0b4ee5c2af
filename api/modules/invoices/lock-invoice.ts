import type { EntityManager } from 'typeorm';
import type { InvoiceStatus } from './invoice.types';

/**
 * Holds an issued invoice until COMMIT: meanwhile it is neither cancelled nor paid, and its customer is not erased.
 * Answers its status; undefined where there is none, or the rights show no row to lock: of a draft and of a cancelled one.
 */
export async function lockInvoice(em: EntityManager, tenantId: string, id: string): Promise<InvoiceStatus | undefined> {
  const [locked] = await em.query('SELECT status FROM invoices WHERE tenant_id = $1 AND id = $2 FOR NO KEY UPDATE', [
    tenantId,
    id,
  ]);
  return locked?.status;
}

/** In one order for everybody, so that two that want some of the same wait for each other. */
const LOCK_ALL = 'SELECT FROM invoices WHERE tenant_id = $1 AND id = ANY ($2) ORDER BY id FOR NO KEY UPDATE';

/** Holds several until COMMIT: of two that exchange the same ticket or settle the same prepayment, the second sees the first. */
export async function lockInvoices(em: EntityManager, tenantId: string, ids: readonly string[]): Promise<void> {
  await em.query(LOCK_ALL, [tenantId, ids]);
}

/** SQL of what says of a draft or a rule which version it is: another after each change, and nothing else. */
export const versionSql = (of: string): string => `left(md5(${of}.id::text || ${of}.xmin::text), 16)`;

/** Which version each of these drafts is. */
export async function versionsOf(em: EntityManager, tenantId: string, ids: string[]): Promise<Map<string, string>> {
  const rows: { id: string; version: string }[] = await em.query(
    `SELECT i.id, ${versionSql('i')} AS version FROM invoices i WHERE i.tenant_id = $1 AND i.id = ANY ($2)`,
    [tenantId, ids],
  );
  return new Map(rows.map(({ id, version }) => [id, version]));
}

/** What a draft says, whichever version it is: itself and its rows, as they are stored. */
const CONTENT = `SELECT ${versionSql('i')} AS version, md5(to_jsonb(i)::text || coalesce((
    SELECT jsonb_agg(to_jsonb(l) ORDER BY l.position) FROM invoice_lines l
     WHERE l.tenant_id = i.tenant_id AND l.invoice_id = i.id)::text, '')) AS content
  FROM invoices i WHERE i.tenant_id = $1 AND i.id = $2 AND i.status = 'draft' AND ${versionSql('i')} IS DISTINCT FROM $3`;

/** A draft's version and what it says, where it is another than that which somebody saw. */
export async function otherThan(
  em: EntityManager,
  tenantId: string,
  id: string,
  seen: string | null,
): Promise<{ version: string; content: string } | null> {
  const [row] = await em.query(CONTENT, [tenantId, id, seen]);
  return row ?? null;
}
