import type { EntityManager } from 'typeorm';
import { newId } from '../../../platform/ids';

/** Notes that records wait longer than they should, and why; one at a time. The AEAT may ask for it to be justified. */
export async function openIncident(em: EntityManager, tenantId: string, cause: string, now: Date): Promise<void> {
  await em.query(
    `INSERT INTO incidents (tenant_id, id, cause, started_at) SELECT $1, $2, $3, $4
      WHERE NOT EXISTS (SELECT 1 FROM incidents WHERE tenant_id = $1
        AND ended_at IS NULL)`,
    [tenantId, newId(now.getTime()), cause, now],
  );
}

/** Ends it once the last record is out. */
export async function closeIncident(em: EntityManager, tenantId: string, now: Date): Promise<void> {
  await em.query(
    `UPDATE incidents SET ended_at = $2 WHERE tenant_id = $1 AND ended_at IS NULL
        AND NOT EXISTS (SELECT 1 FROM submissions WHERE tenant_id = $1
          AND status IN ('waiting', 'sending'))`,
    [tenantId, now],
  );
}
