import type { EntityManager } from 'typeorm';
import { conflict } from '../../platform/errors';

interface Bound {
  sql: string;
  most: number;
  text: string;
}

/** Far more than a month's recurring invoices; each has up to 1,000 lines. */
export const DRAFTS: Bound = {
  sql: `SELECT count(*)::int AS kept FROM (
    SELECT FROM invoices WHERE tenant_id = $1 AND status = 'draft' LIMIT $2) drafts`,
  most: 5_000,
  text: 'Tu empresa tiene 5.000 borradores: emite o borra alguno para guardar otro',
};

/** Each keeps what its form had in it, up to 400 kB. */
export const RECTIFYING_DRAFTS: Bound = {
  sql: `SELECT count(*)::int AS kept FROM (
    SELECT FROM rectifying_drafts WHERE tenant_id = $1 LIMIT $2) drafts`,
  most: 500,
  text: 'Tu empresa tiene 500 borradores de rectificativas: emite o borra alguno para guardar otro',
};

/** 409 where a company keeps as many as it may; of several that come at once each may find room for itself. */
export async function checkRoom(em: EntityManager, tenantId: string, { sql, most, text }: Bound): Promise<void> {
  const [{ kept }] = await em.query(sql, [tenantId, most]);
  if (kept >= most) throw conflict(text);
}
