import type { EntityManager } from 'typeorm';
import type { AeatHeld } from '../../../edges/aeat/aeat';
import type { Batch } from './lease';
import { queryText } from './query-text';
import type { Signing, SendingServices } from './sending-services';
import { noteAltas } from '../who-sends';
import { Tenant } from '../../company/tenant.entity';
import { VerifactuRecord } from '../record.entity';
import { Submission } from '../submission.entity';

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
  { tenantId, company, records }: Batch,
  credentials: Signing,
  duplicates: readonly string[],
): Promise<void> {
  const end = performance.now() + MOST_MS;
  for (const record of records.filter(({ id }) => duplicates.includes(id)).slice(0, MOST)) {
    if (performance.now() > end) return;
    const finding = await aeat.query(tenantId, credentials, queryText(company, record));
    if (finding.kind !== 'found') return;
    const held = finding.held.find(({ number, date }) => number === record.number && date === record.date);
    await db.tx(tenantId, em => noteHeld(em, tenantId, record.id, held));
  }
}

/** Writes down whose the record is that the AEAT holds in the place of a refused one of ours. */
async function noteHeld(em: EntityManager, tenantId: string, id: string, held: AeatHeld | undefined): Promise<void> {
  const { invoiceId } = await em.findOneByOrFail(VerifactuRecord, { tenantId, id });
  const siblings = await em.findBy(VerifactuRecord, { tenantId, invoiceId });
  const change = changeBy(
    held,
    siblings.find(each => each.id === id)!.hash,
    siblings.map(({ hash }) => hash),
    await em.findOneByOrFail(Tenant, { id: tenantId }),
  );
  const refused = { tenantId, recordId: id, status: 'rejected', code: 3000 } as const;
  const { affected } = await em.update(Submission, refused, change);
  if (affected && change.status) await noteAltas(em, tenantId, [id]);
}

/**
 * What the refused record is told to be by what the AEAT holds. That is ours where its hash is one of ours, whatever
 * else it says; a record that says no hash is known by its installation.
 */
function changeBy(
  held: AeatHeld | undefined,
  own: string,
  ours: string[],
  { installationNumber }: Tenant,
): Partial<Submission> {
  if (!held) return { heldAs: 'nothing' };
  if (held.hash === own && held.state !== 'Anulado') {
    const status = held.state === 'Correcto' ? 'accepted' : 'accepted_with_errors';
    return { status, code: held.code, message: held.text, heldAs: 'ours' };
  }
  const isOurs = held.hash === null ? held.installation === installationNumber : ours.includes(held.hash);
  return { heldAs: isOurs ? 'ours' : 'other' };
}
