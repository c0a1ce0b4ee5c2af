import type { EntityManager } from 'typeorm';
import type { AeatDelivery } from '../../../edges/aeat/aeat';
import { noteAltas } from '../who-sends';
import { clean } from '../xml';
import { closeIncident, openIncident } from './incidents';
import type { Batch } from './lease';
import type { Verdict } from './match-lines';
import { UNSAID } from './next-batch';
import { blameNoRecord, nextOf, outcomeOf, type Outcome } from './outcome';
import { mayEndPause } from './pause';
import { Message } from '../message.entity';
import { Sender } from '../sender.entity';

/** The one character that text in PostgreSQL cannot hold. */
const storable = (text: string | null): string | null => text?.replaceAll('\u0000', '\uFFFD') ?? null;

const noteOf = (delivery: AeatDelivery): Partial<Message> => {
  const came = delivery.kind === 'answer' ? delivery.answer : delivery;
  return {
    code: 'code' in came ? came.code : null,
    detail: storable('state' in came ? came.state : 'text' in came ? came.text : came.reason),
    csv: storable('csv' in came ? came.csv : null),
    raw: storable(came.raw),
  };
};

async function applyVerdicts(
  em: EntityManager,
  { tenantId, messageId }: Batch,
  { verdicts, arrived, unsaid }: Outcome,
  now: Date,
): Promise<void> {
  const column = (name: keyof Verdict) =>
    verdicts.map(verdict => verdict[name]).map(value => (typeof value === 'string' ? storable(value) : value));
  await em.query(
    `UPDATE submissions s SET status = v.status, code = v.code, message = v.message, csv = v.csv, answered_at = CASE
       WHEN v.status = 'waiting' THEN s.answered_at ELSE $3::timestamptz END
       FROM unnest($4::uuid[], $5::text[], $6::int[], $7::text[], $8::text[]) AS v (id, status, code, message, csv)
      WHERE s.tenant_id = $1 AND s.record_id = v.id AND s.message_id = $2 AND s.status = 'sending'`,
    [tenantId, messageId, now, column('id'), column('status'), column('code'), column('message'), column('csv')],
  );
  // Whatever got no verdict is sent again as it is.
  await em.query(
    `UPDATE submissions SET status = 'waiting', unanswered = unanswered + $3, code = CASE WHEN $4 THEN NULL
       ELSE code END, message = CASE WHEN $4 THEN $5 ELSE message END
      WHERE tenant_id = $1 AND message_id = $2
        AND status = 'sending'`,
    [tenantId, messageId, arrived ? 1 : 0, unsaid > 0, UNSAID],
  );
}

/** So many records refused alone, one after another, and none taken between them: it is not the records. */
const MOST_ALONE = 2;

/**
 * A message of one record that breaks the schema costs that record; where each of them does, something of ours is wrong
 * with all.
 */
async function isEveryMessage(
  em: EntityManager,
  { tenantId, messageId, records }: Batch,
  delivery: AeatDelivery,
): Promise<boolean> {
  if (delivery.kind !== 'fault' || records.length > 1) return false;
  const [{ alone }] = await em.query(
    `SELECT count(*)::int AS alone FROM messages WHERE tenant_id = $1 AND id <> $2 AND outcome = 'fault' AND code = $3
       AND cardinality(records) = 1
        AND sent_at >= coalesce((SELECT max(sent_at) FROM messages WHERE tenant_id = $1
          AND outcome = 'answer'), '-infinity')`,
    [tenantId, messageId, delivery.code],
  );
  return alone >= MOST_ALONE;
}

/**
 * What came back, and when the company installed the certificate that it was sent with; null: it was the operator's.
 */
export interface Came {
  delivery: AeatDelivery;
  installedAt: Date | null;
}

/**
 * A pause is about what was sent: who has put a new certificate or name in its place since then need not resume by
 * hand.
 */
async function isPutRight(
  em: EntityManager,
  { tenantId, company }: Batch,
  code: number | null,
  installedAt: Date | null,
  at: Date,
): Promise<boolean> {
  const [now] = await em.query(
    'SELECT t.name, (SELECT created_at FROM certificates c WHERE c.tenant_id = t.tenant_id AND c.not_after > $2) AS installed_at FROM tenants t WHERE t.tenant_id = $1',
    [tenantId, at],
  );
  return (
    (clean(now.name, 120) !== company.name && mayEndPause('name', code)) ||
    (now.installed_at?.getTime() !== installedAt?.getTime() && mayEndPause('certificate', code))
  );
}

/** What somebody should look at: of a record that was taken, the AEAT says that its hash or its chain is wrong. */
const DUPLICATE = 3000;
const CHAIN_FAULTS = [2000, 2002, 2003, 2007, 2008];

/**
 * Whether an answer counted, how many failures in a row it makes, what in it should not be there, and which records
 * were refused as duplicates.
 */
export interface Applied extends Pick<Outcome, 'extra' | 'unsaid' | 'operators'> {
  counted: boolean;
  failures: number;
  chainFaults: number;
  duplicates: string[];
}

/**
 * Writes down what became of a message. Of a worker that was away longer than its lease only the raw answer is kept:
 * another has sent the same records since, and the AEAT's word on those counts.
 */
export async function applyAnswer(
  em: EntityManager,
  batch: Batch,
  { delivery, installedAt }: Came,
  now: Date,
): Promise<Applied> {
  const { tenantId, messageId, fence } = batch;
  const sender = await em.findOneOrFail(Sender, { where: { tenantId }, lock: { mode: 'pessimistic_write' } });
  const came = { outcome: delivery.kind, answeredAt: now, ...noteOf(delivery) };
  await em.update(Message, { tenantId, id: messageId }, came);
  if (sender.fence !== fence)
    return { counted: false, failures: 0, extra: 0, unsaid: 0, chainFaults: 0, operators: false, duplicates: [] };
  const meant = outcomeOf(batch, delivery, installedAt);
  const outcome = (await isEveryMessage(em, batch, delivery)) ? blameNoRecord(meant) : meant;
  if (outcome.pause && (await isPutRight(em, batch, outcome.pause.code, installedAt, now))) outcome.pause = null;
  await applyVerdicts(em, batch, outcome, now);
  const { verdicts, failed, pause, operators, extra, unsaid } = outcome;
  const idsOf = (wanted: (verdict: Verdict) => boolean) => verdicts.filter(wanted).map(({ id }) => id);
  const taken = idsOf(({ status }) => status.startsWith('accepted'));
  await noteAltas(em, tenantId, taken);
  const next = nextOf(sender, outcome, now);
  const pausedReason = storable(pause && pause.reason);
  const paused = { pausedAt: pause && (sender.pausedAt ?? now), pausedCode: pause && pause.code, pausedReason };
  await em.update(Sender, { tenantId }, { ...next, ...paused, leaseUntil: null });
  const trouble = storable(failed) ?? pausedReason;
  if (trouble !== null) await openIncident(em, tenantId, trouble, now);
  else await closeIncident(em, tenantId, now);
  return {
    counted: true,
    operators,
    failures: next.failures,
    extra,
    unsaid,
    chainFaults: idsOf(({ code }) => code !== null && CHAIN_FAULTS.includes(code)).length,
    duplicates: idsOf(({ status, code }) => status === 'rejected' && code === DUPLICATE),
  };
}
