import type { EntityManager } from 'typeorm';
import { newId } from '../../../platform/ids';
import type { Carried } from './match-lines';
import { openIncident } from './incidents';
import { MAX_RECORDS } from './message';
import { pauseSending } from './pause';
import { nextRun, type Waiting } from './next-batch';
import { LATE_MS } from './pace';
import { clean } from '../xml';
import { Message } from '../message.entity';
import { Sender } from '../sender.entity';

/** The worker that claims has this long to send and to write down what came back; then another may. */
const LEASE_MS = 120_000;
/**
 * Where nothing waits but what is set apart, a new record waits this long at most: well within what the AEAT calls
 * late.
 */
const LOOK_AGAIN_MS = 60_000;

/** A message to send, and the right to write down what became of it. */
export interface Batch {
  tenantId: string;
  messageId: string;
  fence: number;
  leaseUntil: Date;
  incident: boolean;
  /** Of records that earlier answers said nothing of. */
  apart: boolean;
  company: { name: string; nif: string };
  records: (Carried & { xml: string })[];
}

interface SenderRow {
  wait_seconds: number;
  next_at: Date | null;
  lease_until: Date | null;
  fence: number;
  batch_limit: number;
  failures: number;
  paused_at: Date | null;
  last_sent_at: Date | null;
}

async function lockSender(em: EntityManager, tenantId: string): Promise<SenderRow | null> {
  const [row] = await em.query(
    `SELECT wait_seconds, next_at, lease_until, fence, batch_limit, failures, paused_at, last_sent_at FROM senders
       WHERE tenant_id = $1 FOR UPDATE SKIP LOCKED`,
    [tenantId],
  );
  return row ?? null;
}

/**
 * The AEAT itself asked to be sent to no sooner: its message says that the records are late (else 2004), but nothing
 * has failed.
 */
const waitedAsAsked = ({ last_sent_at: last, wait_seconds: wait }: SenderRow, run: Waiting[], now: Date): boolean =>
  last !== null &&
  now.getTime() - last.getTime() - wait * 1000 <= LATE_MS &&
  run.every(({ attempts }) => attempts === 0);

/** With a thousand that wait a message leaves before its time; not if it would carry fewer. */
async function isFull(
  em: EntityManager,
  { batch_limit: limit, failures }: SenderRow,
  tenantId: string,
  now: Date,
): Promise<boolean> {
  if (limit < MAX_RECORDS || failures > 0) return false;
  const [{ count, late }] = await em.query(
    `SELECT count(*)::int, count(*) FILTER (WHERE w.generated_at < $3)::int AS late
       FROM (SELECT r.generated_at FROM submissions s JOIN records r ON r.tenant_id = s.tenant_id AND r.id = s.record_id
              WHERE s.tenant_id = $1 AND s.status IN ('waiting', 'sending') AND s.message IS NULL ORDER BY s.sequence
                LIMIT $2) w`,
    [tenantId, MAX_RECORDS, new Date(now.getTime() - LATE_MS)],
  );
  return count === MAX_RECORDS && (late === 0 || late === MAX_RECORDS);
}

async function isDue(em: EntityManager, sender: SenderRow, tenantId: string, now: Date): Promise<boolean> {
  const { lease_until: lease, next_at: next, paused_at: paused } = sender;
  if (lease && lease > now) return false;
  if (paused) return next !== null && next <= now;
  return !next || next <= now || isFull(em, sender, tenantId, now);
}

/**
 * Takes the next message of a company, in the order of its chain; null: nothing is due, or another worker has it. One
 * is under way at a time: the lease says until when, the fence whose answer still counts. `byOperator`: it goes with
 * the operator's certificate.
 */
export async function claim(
  em: EntityManager,
  tenantId: string,
  { environment, byOperator }: { environment: string; byOperator: boolean },
  now: Date,
): Promise<Batch | null> {
  const sender = await lockSender(em, tenantId);
  if (!sender || !(await isDue(em, sender, tenantId, now))) return null;
  const next = await nextRun(em, tenantId, Math.min(sender.batch_limit, MAX_RECORDS), now);
  if (!next) return null;
  if (next === 'later') {
    await em.update(Sender, { tenantId }, { nextAt: new Date(now.getTime() + LOOK_AGAIN_MS) });
    return null;
  }
  const [{ name, nif, sealed_for: sealedFor }] = await em.query(
    'SELECT t.name, t.nif, c.environment AS sealed_for FROM tenants t JOIN chains c ON c.tenant_id = t.tenant_id WHERE t.tenant_id = $1',
    [tenantId],
  );
  if (sealedFor !== environment) {
    await pauseSending(
      em,
      tenantId,
      `Los registros de esta empresa son del entorno «${sealedFor}» y este Folio envía al de «${environment}»: no se envía ninguno.`,
      now,
    );
    return null;
  }
  const { incident, apart, run } = next;
  const messageId = newId(now.getTime());
  const fence = sender.fence + 1;
  const leaseUntil = new Date(now.getTime() + LEASE_MS);
  await em.query(
    `UPDATE submissions
       SET status = 'sending', attempts = attempts + 1, unanswered = unanswered + (status = 'sending')::int, message_id = $3,
            first_sent_at = coalesce(first_sent_at, $4)
      WHERE tenant_id = $1 AND record_id = ANY ($2)`,
    [tenantId, run.map(row => row.id), messageId, now],
  );
  await em.query(
    `UPDATE senders
       SET fence = $2, lease_until = $3, next_at = $4, last_sent_at = $5, first_sent_at = coalesce(first_sent_at, $5)
       WHERE tenant_id = $1`,
    [tenantId, fence, leaseUntil, new Date(now.getTime() + sender.wait_seconds * 1000), now],
  );
  const records = run.map(row => row.id);
  await em.insert(Message, { tenantId, id: messageId, fence, sentAt: now, records, incident, byOperator });
  if (incident && !waitedAsAsked(sender, run, now))
    await openIncident(
      em,
      tenantId,
      'Los registros esperaban desde hacía más de tres minutos y medio.',
      run[0]!.generated_at,
    );
  return {
    tenantId,
    messageId,
    fence,
    leaseUntil,
    incident,
    apart,
    company: { name: clean(name, 120), nif },
    records: run.map(carried),
  };
}

const carried = (row: Waiting): Batch['records'][number] => ({
  id: row.id,
  kind: row.kind,
  issuerNif: row.issuer_nif,
  number: row.number,
  date: row.date,
  attempts: row.attempts + 1,
  unanswered: row.unanswered,
  annulledByUs: row.annulled_by_us,
  xml: row.xml,
});
