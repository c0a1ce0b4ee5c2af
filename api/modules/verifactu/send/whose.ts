import type { EntityManager } from 'typeorm';
import type { AeatFinding, AeatHeld } from '../../../edges/aeat/aeat';
import type { Batch } from './lease';
import { queryText } from './query-text';
import type { Credentials, SendingServices } from './sending-services';
import { noteAltas } from '../who-sends';

/** Whose the record is that the AEAT holds of an invoice whose own it refused as a duplicate (3000). */
export type HeldAs = 'ours' | 'other' | 'nothing';

/** A duplicate by the answer just written down, with its own hash. */
export interface Duplicate {
  id: string;
  number: string;
  date: string;
}

interface Own {
  id: string;
  hash: string;
  installation: string;
  invoice_id: string;
}

const OWN = `
  SELECT r.id, r.hash, r.invoice_id, t.installation_number AS installation FROM records r
    JOIN tenants t ON t.tenant_id = r.tenant_id WHERE r.tenant_id = $1 AND r.id = $2`;
const SIBLINGS = 'SELECT hash FROM records WHERE tenant_id = $1 AND invoice_id = $2';

/** Its hash is one of ours, whatever else it says; a record that says no hash is known by its installation. */
const isOurs = (held: AeatHeld, hashes: ReadonlySet<string>, installation: string) =>
  held.hash === null ? held.installation === installation : hashes.has(held.hash);

/**
 * So many questions after one message, and for so long: the company's next message waits behind them. The rest is asked
 * when somebody looks for it.
 */
const MOST = 20;
const MOST_MS = 60_000;

/**
 * Asks the AEAT about records that it has refused as duplicates without a silence of ours before, and writes down whose
 * it holds, before anything could overwrite it. Where it is this very record the record was taken after all.
 */
export async function askWhose(
  { db, aeat }: SendingServices,
  { tenantId, company }: Batch,
  credentials: Credentials & { ok: true },
  duplicates: readonly Duplicate[],
): Promise<void> {
  const end = performance.now() + MOST_MS;
  for (const duplicate of duplicates.slice(0, MOST)) {
    if (performance.now() > end) return;
    const finding = await aeat.query(tenantId, credentials, queryText(company, duplicate));
    if (finding.kind !== 'found') return;
    await db.tx(tenantId, async em => {
      const [own]: Own[] = await em.query(OWN, [tenantId, duplicate.id]);
      const hashes = new Set<string>(
        (await em.query(SIBLINGS, [tenantId, own!.invoice_id])).map(({ hash }: { hash: string }) => hash),
      );
      await em.query(...update(tenantId, own!, heldOf(finding, duplicate), hashes));
      await noteAltas(em, tenantId, await takenOf(em, tenantId, own!.id));
    });
  }
}

/** The record itself, where it turned out to have been taken. */
const takenOf = async (em: EntityManager, tenantId: string, id: string): Promise<string[]> =>
  (
    await em.query(
      `SELECT record_id FROM submissions WHERE tenant_id = $1 AND record_id = $2
     AND status LIKE 'accepted%'`,
      [tenantId, id],
    )
  ).map((row: { record_id: string }) => row.record_id);

const heldOf = ({ held }: Extract<AeatFinding, { kind: 'found' }>, { number, date }: Duplicate) =>
  held.find(each => each.number === number && each.date === date);

function update(
  tenantId: string,
  own: Own,
  held: AeatHeld | undefined,
  hashes: ReadonlySet<string>,
): [sql: string, parameters: unknown[]] {
  const only = `WHERE tenant_id = $1 AND record_id = $2 AND status = 'rejected' AND code = 3000`;
  if (held?.hash === own.hash && held.state !== 'Anulado') {
    const status = held.state === 'Correcto' ? 'accepted' : 'accepted_with_errors';
    return [
      `UPDATE submissions
       SET status = $3, code = $4, message = $5, held_as = 'ours' ${only}`,
      [tenantId, own.id, status, held.code, held.text],
    ];
  }
  const heldAs: HeldAs = held ? (isOurs(held, hashes, own.installation) ? 'ours' : 'other') : 'nothing';
  return [`UPDATE submissions SET held_as = $3 ${only}`, [tenantId, own.id, heldAs]];
}
