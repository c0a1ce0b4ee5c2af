import type { EntityManager } from 'typeorm';
import { newId } from '../../../platform/ids';
import { openIncident } from './incidents';
import { MAX_RECORDS } from './message';
import { pauseSending } from './pause';
import { nextRun, type Waiting } from './next-batch';
import { isFree, isTime, LATE_MS, LEASE_MS } from './pace';
import { clean } from '../xml';
import { Message } from '../message.entity';
import { Sender } from '../sender.entity';

/**
 * Where nothing waits but what is set apart, a new record waits this long at most: well within what the AEAT calls
 * late.
 */
const LOOK_AGAIN_MS = 60_000;

const TOO_LATE = 'Los registros esperaban desde hacía más de tres minutos y medio.';

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
  records: Waiting[];
}

/**
 * The AEAT itself asked to be sent to no sooner: its message says that the records are late (else 2004), but nothing
 * has failed.
 */
const waitedAsAsked = ({ lastSentAt, waitSeconds }: Sender, run: Waiting[], now: Date): boolean =>
  lastSentAt !== null &&
  now.getTime() - lastSentAt.getTime() - waitSeconds * 1000 <= LATE_MS &&
  run.every(({ attempts }) => attempts === 1);

/** With a thousand that wait a message leaves before its time; not if it would carry fewer. */
async function isFull(em: EntityManager, { tenantId, batchLimit, failures }: Sender, now: Date): Promise<boolean> {
  if (batchLimit < MAX_RECORDS || failures > 0) return false;
  const [{ count, late }] = await em.query(
    `SELECT count(*)::int, count(*) FILTER (WHERE w.generated_at < $3)::int AS late
       FROM (SELECT r.generated_at FROM submissions s JOIN records r ON r.tenant_id = s.tenant_id AND r.id = s.record_id
              WHERE s.tenant_id = $1 AND s.status IN ('waiting', 'sending') AND s.message IS NULL ORDER BY s.sequence
                LIMIT $2) w`,
    [tenantId, MAX_RECORDS, new Date(now.getTime() - LATE_MS)],
  );
  return count === MAX_RECORDS && (late === 0 || late === MAX_RECORDS);
}

async function isDue(em: EntityManager, sender: Sender, now: Date): Promise<boolean> {
  if (!isFree(sender, now)) return false;
  if (isTime(sender, now)) return true;
  return !sender.pausedAt && (!sender.nextAt || isFull(em, sender, now));
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
  const sender = await em.findOne(Sender, {
    where: { tenantId },
    lock: { mode: 'pessimistic_write', onLocked: 'skip_locked' },
  });
  if (!sender || !(await isDue(em, sender, now))) return null;
  const next = await nextRun(em, tenantId, Math.min(sender.batchLimit, MAX_RECORDS), now);
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
    const reason = `Los registros de esta empresa son del entorno «${sealedFor}» y este Folio envía al de «${environment}»: no se envía ninguno.`;
    await pauseSending(em, tenantId, reason, now);
    return null;
  }
  const { incident, apart, run } = next;
  const messageId = newId(now.getTime());
  const fence = sender.fence + 1;
  const leaseUntil = new Date(now.getTime() + LEASE_MS);
  const records = run.map(({ id }) => id);
  await em.query(
    `UPDATE submissions
       SET status = 'sending', attempts = attempts + 1, unanswered = unanswered + (status = 'sending')::int, message_id = $3,
            first_sent_at = coalesce(first_sent_at, $4)
      WHERE tenant_id = $1 AND record_id = ANY ($2)`,
    [tenantId, records, messageId, now],
  );
  const nextAt = new Date(now.getTime() + sender.waitSeconds * 1000);
  const firstSentAt = sender.firstSentAt ?? now;
  await em.update(Sender, { tenantId }, { fence, leaseUntil, nextAt, lastSentAt: now, firstSentAt });
  await em.insert(Message, { tenantId, id: messageId, fence, sentAt: now, records, incident, byOperator });
  if (incident && !waitedAsAsked(sender, run, now)) await openIncident(em, tenantId, TOO_LATE, run[0]!.generatedAt);
  const company = { name: clean(name, 120), nif };
  return { tenantId, messageId, fence, leaseUntil, incident, apart, company, records: run };
}
