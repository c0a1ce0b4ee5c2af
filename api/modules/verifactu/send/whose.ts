import { In, IsNull, type EntityManager } from 'typeorm';
import { textOf } from '../../../../schema/record';
import type { AeatFinding, AeatHeld } from '../../../edges/aeat/aeat';
import { explanationOf } from '../codes/codes';
import { OWNER_NOT_SAID } from '../correct/correction';
import type { Batch } from './lease';
import { queryText } from './query-text';
import type { Signing, SendingServices } from './sending-services';
import { noteAltas } from '../who-sends';
import { Tenant } from '../../company/tenant.entity';
import { VerifactuRecord } from '../record.entity';
import { Submission } from '../submission.entity';

/**
 * So many questions after one message, and for so long: this process begins no other message of the company meanwhile.
 * The rest is asked when 'Enviar' sends the record again.
 */
const MOST = 20;
const MOST_MS = 60_000;

/**
 * Asks the AEAT about records that it has refused as duplicates without a silence of ours before, and writes down whose
 * it holds, before anything could overwrite it. Where it is this very record the record was taken after all.
 */
export async function askWhose(
  services: SendingServices,
  { tenantId, company, records }: Batch,
  credentials: Signing,
  duplicates: readonly string[],
): Promise<void> {
  const { db, aeat } = services;
  const end = performance.now() + MOST_MS;
  for (const record of records.filter(({ id }) => duplicates.includes(id)).slice(0, MOST)) {
    if (performance.now() > end) return;
    const ask = (month: string) => aeat.query(tenantId, credentials, queryText(company, record, month));
    const found = await findIn(await db.read(tenantId, em => monthsOf(em, tenantId, record)), record, ask);
    if ('failed' in found) return noteNoAnswer(services, tenantId, duplicates, found.failed);
    await db.tx(tenantId, em => noteHeld(em, tenantId, record.id, found.held));
  }
}

type Asked = Pick<VerifactuRecord, 'id' | 'number' | 'date'>;

/**
 * The months in which the AEAT may keep an invoice: that of its operation, as its altas say it, and that of its issue,
 * where another program's says none.
 */
async function monthsOf(em: EntityManager, tenantId: string, { id, date }: Asked): Promise<string[]> {
  const altas: { xml: string }[] = await em.query(
    `SELECT a.xml FROM records r JOIN records a ON a.tenant_id = r.tenant_id AND a.invoice_id = r.invoice_id
      WHERE r.tenant_id = $1 AND r.id = $2 AND a.kind = 'alta'
      ORDER BY a.sequence DESC`,
    [tenantId, id],
  );
  const days = altas.map(({ xml }) => textOf(xml, 'FechaOperacion')).filter(day => day !== '');
  return [...new Set([...days.map(day => day.split('-').reverse().join('-')), date].map(day => day.slice(0, 7)))];
}

type Failed = Exclude<AeatFinding, { kind: 'found' }>;

/** What is held of an invoice in the first month that has it; undefined: none of them has. */
async function findIn(
  months: string[],
  { number, date }: Asked,
  ask: (month: string) => Promise<AeatFinding>,
): Promise<{ held: AeatHeld | undefined } | { failed: Failed }> {
  for (const month of months) {
    const finding = await ask(month);
    if (finding.kind !== 'found') return { failed: finding };
    const held = finding.held.find(each => each.number === number && each.date === date);
    if (held) return { held };
  }
  return { held: undefined };
}

/** A question that got no answer: the operator's log says why, and so does what is shown of the records. */
async function noteNoAnswer(
  { db, log }: SendingServices,
  tenantId: string,
  duplicates: readonly string[],
  failed: Failed,
): Promise<void> {
  const code = failed.kind === 'fault' ? failed.code : null;
  const said = failed.kind === 'fault' ? failed.text : failed.reason;
  log.warn({ tenantId, kind: failed.kind, code, reason: said }, 'la AEAT no dice de quién son unos duplicados');
  const meant = explanationOf(code);
  const message = `${OWNER_NOT_SAID}${meant ? `${meant.whatHappened} ${meant.whatToDo}` : `${said}.`}`.replaceAll(
    '\u0000',
    '',
  );
  const unasked = { tenantId, recordId: In(duplicates), status: 'rejected', code: 3000, heldAs: IsNull() } as const;
  await db.tx(tenantId, em => em.update(Submission, unasked, { message }));
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
 * What becomes of the refused record, by what the AEAT holds in its place. That is ours where its hash is one of ours, whatever
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
