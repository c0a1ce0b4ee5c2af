import type { EntityManager } from 'typeorm';
import { historiesOf, mustAnnulAgain } from '../correct/history';

/** SQL of a record `r` with its submission `s`: refused, and the last one of its invoice. */
const REFUSED_LAST = `s.status = 'rejected'
  AND NOT EXISTS (SELECT 1 FROM records n WHERE n.tenant_id = r.tenant_id AND n.invoice_id = r.invoice_id
    AND n.sequence > r.sequence)`;

/** Invoices whose refused anulación is to be left: the AEAT holds nothing that it would annul. */
export async function leftUnannulled(em: EntityManager, tenantId: string): Promise<string[]> {
  const refused: { id: string }[] = await em.query(
    `SELECT r.invoice_id AS id FROM submissions s JOIN records r ON r.tenant_id = s.tenant_id AND r.id = s.record_id
      WHERE r.tenant_id = $1 AND r.kind = 'anulacion' AND ${REFUSED_LAST}`,
    [tenantId],
  );
  if (refused.length === 0) return [];
  const ids = refused.map(({ id }) => id);
  const histories = await historiesOf(em, tenantId, ids);
  return ids.filter(id => !mustAnnulAgain(histories.get(id)!));
}

/**
 * SQL that holds of a record `r` with its submission `s` where somebody has to see to it; `left`: the parameter with
 * what `leftUnannulled` names.
 */
export const toFix = (left: string): string => `${REFUSED_LAST} AND r.invoice_id <> ALL (${left}::uuid[])`;
