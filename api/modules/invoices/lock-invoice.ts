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
