import { type EntityManager, In } from 'typeorm';
import type { AeatFinding, AeatHeld } from '../../../edges/aeat/aeat';
import type { Batch } from './lease';
import { queryText } from './query-text';
import type { Credentials, SendingServices } from './sending-services';
import { noteAltas } from '../who-sends';
import { VerifactuRecord } from '../record.entity';
import { Submission } from '../submission.entity';

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
      const siblings = await em.findBy(VerifactuRecord, { tenantId, invoiceId: own!.invoice_id });
      const hashes = new Set(siblings.map(({ hash }) => hash));
      const change = changeBy(own!, heldOf(finding, duplicate), hashes);
      await em.update(Submission, { tenantId, recordId: own!.id, status: 'rejected', code: 3000 }, change);
      await noteAltas(em, tenantId, await takenOf(em, tenantId, own!.id));
    });
  }
}

/** The record itself, where it turned out to have been taken. */
const takenOf = async (em: EntityManager, tenantId: string, recordId: string): Promise<string[]> =>
  (await em.existsBy(Submission, { tenantId, recordId, status: In(['accepted', 'accepted_with_errors']) }))
    ? [recordId]
    : [];

const heldOf = ({ held }: Extract<AeatFinding, { kind: 'found' }>, { number, date }: Duplicate) =>
  held.find(each => each.number === number && each.date === date);

/** What the refused record is told to be by what the AEAT holds. */
function changeBy(own: Own, held: AeatHeld | undefined, hashes: ReadonlySet<string>): Partial<Submission> {
  if (held?.hash === own.hash && held.state !== 'Anulado') {
    const status = held.state === 'Correcto' ? 'accepted' : 'accepted_with_errors';
    return { status, code: held.code, message: held.text, heldAs: 'ours' };
  }
  return { heldAs: held ? (isOurs(held, hashes, own.installation) ? 'ours' : 'other') : 'nothing' };
}
