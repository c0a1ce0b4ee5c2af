import type { EntityManager } from 'typeorm';
import type { VerifactuRecord } from '../record.entity';
import { PLAIN, type Flags } from '../seal/record-text';
import type { Submission } from '../submission.entity';

/**
 * One record of an invoice and what became of it; status null: sealed before everything was sent, and never for the
 * AEAT. In the chain's order.
 */
export interface PastRecord
  extends Pick<VerifactuRecord, 'id' | 'kind' | 'subsanacion'>, Pick<Submission, 'attempts' | 'code' | 'heldAs'> {
  status: Submission['status'] | null;
}

/** What the AEAT holds of an invoice. Records on their way count as if they arrived: the next is sent behind them. */
type Held = 'nothing' | 'stored' | 'annulled';

/** All records of invoices, by invoice. */
export async function historiesOf(
  em: EntityManager,
  tenantId: string,
  invoiceIds: readonly string[],
): Promise<Map<string, PastRecord[]>> {
  const rows: (PastRecord & { invoiceId: string })[] = await em.query(
    `SELECT r.invoice_id AS "invoiceId", r.id, r.kind, r.subsanacion, s.status, coalesce(s.attempts, 0) AS attempts, s.code,
            s.held_as AS "heldAs"
       FROM records r
       LEFT JOIN submissions s ON s.tenant_id = r.tenant_id AND s.record_id = r.id
      WHERE r.tenant_id = $1 AND r.invoice_id = ANY ($2) ORDER BY r.sequence`,
    [tenantId, invoiceIds],
  );
  const histories = new Map<string, PastRecord[]>();
  for (const row of rows) histories.set(row.invoiceId, [...(histories.get(row.invoiceId) ?? []), row]);
  return histories;
}

export const historyOf = async (em: EntityManager, tenantId: string, invoiceId: string): Promise<PastRecord[]> =>
  (await historiesOf(em, tenantId, [invoiceId])).get(invoiceId) ?? [];

const arrives = ({ status }: PastRecord) => status !== null && status !== 'rejected';
/** The AEAT never had it, so it refused nothing either. */
const unseen = ({ status }: PastRecord) => status === null;

/** 3001 on an anulación: it was annulled already. */
const annuls = (past: PastRecord) => past.kind === 'anulacion' && (arrives(past) || past.code === 3001);

export function heldBy(history: readonly PastRecord[]): Held {
  return history.reduce<Held>((held, past) => {
    if (annuls(past)) return 'annulled';
    // 3002: the AEAT holds none, whatever we thought; 3000: it holds one, which is ours to correct or annul only where
    // it has said so.
    if (past.status === 'rejected' && past.code === 3002) return 'nothing';
    if (past.code === 3000) return past.heldAs === 'ours' ? 'stored' : past.heldAs === 'nothing' ? 'nothing' : held;
    return past.kind === 'alta' && arrives(past) ? 'stored' : held;
  }, 'nothing');
}

/** The last record of a kind that the AEAT refused, with nothing of that kind behind it. */
const refusedLast = (history: readonly PastRecord[], kind: PastRecord['kind']) =>
  history.filter(past => past.kind === kind && !unseen(past)).at(-1)?.status === 'rejected';

/**
 * Flags of a new alta of an invoice that has records already (the AEAT's table of operations): always a subsanación; S
 * only where an older version is held.
 */
export function altaFlags(history: readonly PastRecord[]): Flags {
  if (history.length === 0) return PLAIN;
  const held = heldBy(history);
  const rechazoPrevio = held === 'nothing' ? 'X' : refusedLast(history, 'alta') ? 'S' : 'N';
  return { subsanacion: true, rechazoPrevio, sinRegistroPrevio: false };
}

/** Whether a refused anulación is to be made again: there is something to annul. */
export function mustAnnulAgain(history: readonly PastRecord[]): boolean {
  const last = history.filter(({ kind }) => kind === 'anulacion').at(-1);
  if (last?.status !== 'rejected') return false;
  // 3002 on the anulación alone: what the AEAT has said of the alta stands.
  const of = last.code === 3002 ? history.filter(({ kind }) => kind === 'alta') : history;
  return [history, of].some(each => heldBy(each) === 'stored');
}

/** Flags of a new anulación (the AEAT's table of operations). */
export function anulacionFlags(history: readonly PastRecord[]): Flags {
  return {
    subsanacion: false,
    rechazoPrevio: refusedLast(history, 'anulacion') ? 'S' : 'N',
    sinRegistroPrevio: heldBy(history) === 'nothing',
  };
}
