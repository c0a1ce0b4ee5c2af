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
