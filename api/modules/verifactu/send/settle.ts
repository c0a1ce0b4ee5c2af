import type { EntityManager } from 'typeorm';
import type { AeatDelivery } from '../../../edges/aeat/aeat';
import { judge, type Verdict } from './match-lines';
import type { Batch } from './lease';
import { isTriedHourly, policyOf } from '../codes/codes';
import { closeIncident, openIncident } from './incidents';
import { MAX_RECORDS } from './message';
import { cures } from './pause';
import { noteAltas } from '../who-sends';
import { UNSAID } from './next-batch';
import { clean } from '../xml';

const MINUTE_S = 60;
/** At least every hour (Orden HAC/1177/2024, art. 16.4). */
const HOUR_S = 3_600;
const MAX_WAIT_S = 9_999;

/** What is to happen with a company's sending after a message. */
interface Outcome {
  verdicts: Verdict[];
  /** Lines about nothing that was in it. */
  extra: number;
  /** Records that the answer says nothing of, though it speaks of others. */
  unsaid: number;
  /** Seconds until the next message, from this one; null: as long as the AEAT asked for last. */
  waitSeconds: number | null;
  failed: string | null;
  /** Whether what got no verdict may have been taken all the same. */
  arrived: boolean;
  pause: { code: number | null; reason: string; retry: boolean } | null;
  batchLimit: number | null;
}

const NOTHING: Outcome = { verdicts: [], extra: 0, unsaid: 0, waitSeconds: null, failed: null, arrived: false, pause: null, batchLimit: null };

const UNANSWERED = 'La AEAT contestó sin decir nada de algunos registros: Folio los reenvía hasta que conteste. Si dura más de un día, escríbenos.';

function ofAnswer(batch: Batch, answer: Extract<AeatDelivery, { kind: 'answer' }>['answer']): Outcome {
  const { verdicts, pause, unanswered, extra } = judge(batch.records, answer);
  const resent = verdicts.filter(verdict => verdict.status === 'waiting').length;
  // Whatever is sent again because of them waits longer each time: an answer that keeps saying nothing is no reason to hurry.
  const failed = unanswered > 0 ? UNANSWERED : resent > 0 ? 'La AEAT tuvo un problema técnico con algunos registros.' : null;
  return {
    ...NOTHING, verdicts, extra: extra.length, arrived: true, waitSeconds: answer.waitSeconds === null ? null : Math.min(answer.waitSeconds, MAX_WAIT_S),
    unsaid: verdicts.length > 0 || batch.apart ? unanswered : 0,
    // What is set apart waits for its own hour and keeps nobody else.
    failed: pause || batch.apart ? null : failed,
    pause: pause && { code: pause.code, reason: pause.text ?? 'La AEAT no admite envíos de esta empresa.', retry: isTriedHourly(pause.code) },
  };
}

/** A fault refuses the whole message. Of a message that breaks the schema the halves are sent, until the one record is found. */
function ofFault(batch: Batch, { side, code, text }: Extract<AeatDelivery, { kind: 'fault' }>): Outcome {
  const policy = code === null ? 'pause' : policyOf(code);
  // A code that says what to do says so from either side; without one, what is theirs is tried again.
  const told = code !== null && ['pause', 'header', 'split'].includes(policy);
  // Trouble of theirs may have come after they had taken it.
  if (policy === 'resend' || (side === 'server' && !told)) return { ...NOTHING, arrived: true, failed: `La AEAT contestó con un error suyo${code === null ? '' : ` (${code})`}.` };
  if (policy !== 'split') return { ...NOTHING, pause: { code, reason: text, retry: isTriedHourly(code) } };
  if (batch.records.length > 1) return { ...NOTHING, batchLimit: Math.ceil(batch.records.length / 2) };
  return { ...NOTHING, verdicts: [{ id: batch.records[0]!.id, status: 'rejected', code: code ?? 4102, message: text, csv: null }] };
}

function outcomeOf(batch: Batch, delivery: AeatDelivery): Outcome {
  switch (delivery.kind) {
    case 'answer': return ofAnswer(batch, delivery.answer);
    case 'fault': return ofFault(batch, delivery);
    case 'silence': return { ...NOTHING, arrived: true, failed: delivery.html ? 'La AEAT contestó con una página en lugar de una respuesta.' : delivery.reason };
    default: return { ...NOTHING, pause: { code: null, reason: delivery.reason, retry: true } };
  }
}

/** The one character that text in PostgreSQL cannot hold. */
const storable = (text: string | null): string | null => text?.replaceAll('\u0000', '\uFFFD') ?? null;

const noteOf = (delivery: AeatDelivery): [code: number | null, detail: string | null, csv: string | null, raw: string | null] => {
  switch (delivery.kind) {
    case 'answer': return [null, delivery.answer.state, delivery.answer.csv, delivery.answer.raw];
    case 'fault': return [delivery.code, delivery.text, null, delivery.raw];
    default: return [null, delivery.reason, null, delivery.raw];
  }
};

async function applyVerdicts(em: EntityManager, { tenantId, messageId }: Batch, { verdicts, arrived, unsaid }: Outcome, now: Date): Promise<void> {
  const column = (name: keyof Verdict) => verdicts.map(verdict => verdict[name]).map(value => (typeof value === 'string' ? storable(value) : value));
  await em.query(
    `UPDATE submissions s SET status = v.status, code = v.code, message = v.message, csv = v.csv, answered_at = CASE WHEN v.status = 'waiting' THEN NULL ELSE $3::timestamptz END
       FROM unnest($4::uuid[], $5::text[], $6::int[], $7::text[], $8::text[]) AS v (id, status, code, message, csv)
      WHERE s.tenant_id = $1 AND s.record_id = v.id AND s.message_id = $2 AND s.status = 'sending'`,
    [tenantId, messageId, now, column('id'), column('status'), column('code'), column('message'), column('csv')]);
  // Whatever got no verdict is sent again as it is.
  await em.query(
    `UPDATE submissions SET status = 'waiting', unanswered = unanswered + $3, code = CASE WHEN $4 THEN NULL ELSE code END, message = CASE WHEN $4 THEN $5 ELSE message END
      WHERE tenant_id = $1 AND message_id = $2 AND status = 'sending'`, [tenantId, messageId, arrived ? 1 : 0, unsaid > 0, UNSAID]);
}

const backoffSeconds = (failures: number) => Math.min(HOUR_S, MINUTE_S * 2 ** Math.min(failures - 1, 10));

async function applyToSender(em: EntityManager, { tenantId }: Batch, sender: { wait_seconds: number; last_sent_at: Date; failures: number; batch_limit: number }, outcome: Outcome, now: Date): Promise<number> {
  // Of a message whose other records were told about, the rest is tried again soon: it must not hold up the company.
  const partly = outcome.verdicts.some(({ status }) => status !== 'waiting');
  const failures = outcome.failed ? (partly ? 1 : sender.failures + 1) : 0;
  const wait = outcome.waitSeconds ?? sender.wait_seconds;
  const pace = sender.last_sent_at.getTime() + wait * 1000;
  const retry = outcome.failed ? Math.max(pace, now.getTime() + backoffSeconds(failures) * 1000) : pace;
  const next = outcome.pause ? (outcome.pause.retry ? Math.max(pace, now.getTime() + HOUR_S * 1000) : null) : retry;
  const limit = outcome.batchLimit ?? (outcome.failed || outcome.pause ? sender.batch_limit : Math.min(MAX_RECORDS, sender.batch_limit * 2));
  await em.query(
    `UPDATE senders SET lease_until = NULL, wait_seconds = $2, next_at = $3, failures = $4, batch_limit = $5,
            paused_at = CASE WHEN $6::timestamptz IS NULL THEN NULL ELSE coalesce(paused_at, $6) END, paused_code = $7, paused_reason = $8 WHERE tenant_id = $1`,
    [tenantId, wait, next === null ? null : new Date(next), failures, limit, outcome.pause ? now : null, outcome.pause?.code ?? null, storable(outcome.pause?.reason ?? null)]);
  return failures;
}

/** So many records refused alone, one after another, and none taken between them: it is not the records. */
const MOST_ALONE = 2;

/** A message of one record that breaks the schema costs that record; where each of them does, something of ours is wrong with all. */
async function isEveryMessage(em: EntityManager, { tenantId, messageId, records }: Batch, delivery: AeatDelivery): Promise<boolean> {
  if (delivery.kind !== 'fault' || records.length > 1) return false;
  const [{ alone }] = await em.query(
    `SELECT count(*)::int AS alone FROM messages WHERE tenant_id = $1 AND id <> $2 AND outcome = 'fault' AND code = $3 AND cardinality(records) = 1
        AND sent_at >= coalesce((SELECT max(sent_at) FROM messages WHERE tenant_id = $1 AND outcome = 'answer'), '-infinity')`, [tenantId, messageId, delivery.code]);
  return alone >= MOST_ALONE;
}

/** What came back, and when the company installed the certificate that it was sent with; null: it was the operator's. */
export interface Came { delivery: AeatDelivery; installedAt: Date | null }

/** A pause is about what was sent: whoever has put a new certificate or name in its place meanwhile need not resume by hand. */
async function isPutRight(em: EntityManager, { tenantId, company }: Batch, code: number | null, installedAt: Date | null, at: Date): Promise<boolean> {
  const [now] = await em.query('SELECT t.name, (SELECT created_at FROM certificates c WHERE c.tenant_id = t.tenant_id AND c.not_after > $2) AS installed_at FROM tenants t WHERE t.tenant_id = $1', [tenantId, at]);
  return (clean(now.name, 120) !== company.name && cures('name', code)) || (now.installed_at?.getTime() !== installedAt?.getTime() && cures('certificate', code));
}

/** Said where the AEAT does not take the operator's certificate: the company can do nothing about it. */
const OPERATOR_REFUSED = 'La AEAT no ha admitido el certificado con el que Folio presenta por ti. Tus registros esperan y se prueba cada hora: quien gestiona Folio ya está avisado.';

/** Of a NIF that the AEAT does not know nobody can tell whose it is: that may be the company's. */
const isAboutCertificate = (pause: Outcome['pause'], { kind }: AeatDelivery) =>
  pause !== null && (pause.code !== null || kind === 'refused') && cures('certificate', pause.code) && !cures('name', pause.code);

/** What somebody should look at: of a record that was taken, the AEAT says that its hash or its chain is wrong. */
const DUPLICATE = 3000;
const CHAIN_FAULTS = [2000, 2002, 2003, 2007, 2008];

/** Whether an answer counted, how many failures in a row it makes, what in it should not be there, whether it refuses the operator's certificate, and which records were refused as duplicates. */
export interface Settled { counted: boolean; failures: number; extra: number; unsaid: number; chainFaults: number; operators: boolean; duplicates: string[] }

/**
 * Writes down what became of a message. Of a worker that was away longer than its lease only the raw answer is kept: another has
 * sent the same records since, and the AEAT's word on those counts.
 */
export async function settle(em: EntityManager, batch: Batch, { delivery, installedAt }: Came, now: Date): Promise<Settled> {
  const { tenantId, messageId, fence } = batch;
  const [sender] = await em.query('SELECT fence, wait_seconds, last_sent_at, failures, batch_limit FROM senders WHERE tenant_id = $1 FOR UPDATE', [tenantId]);
  await em.query('UPDATE messages SET outcome = $3, answered_at = $4, code = $5, detail = $6, csv = $7, raw = $8 WHERE tenant_id = $1 AND id = $2',
    [tenantId, messageId, delivery.kind, now, ...noteOf(delivery).map(value => (typeof value === 'string' ? storable(value) : value))]);
  if (sender.fence !== fence) return { counted: false, failures: 0, extra: 0, unsaid: 0, chainFaults: 0, operators: false, duplicates: [] };
  const outcome = outcomeOf(batch, delivery);
  const [refused] = outcome.verdicts;
  if (refused && await isEveryMessage(em, batch, delivery)) Object.assign(outcome, { verdicts: [], pause: { code: refused.code, reason: refused.message ?? '', retry: true } });
  const operators = installedAt === null && isAboutCertificate(outcome.pause, delivery);
  if (operators) outcome.pause = { code: null, reason: OPERATOR_REFUSED, retry: true };
  if (outcome.pause && await isPutRight(em, batch, outcome.pause.code, installedAt, now)) outcome.pause = null;
  await applyVerdicts(em, batch, outcome, now);
  await noteAltas(em, tenantId, outcome.verdicts.filter(({ status }) => status.startsWith('accepted')).map(({ id }) => id));
  const failures = await applyToSender(em, batch, sender, outcome, now);
  if (outcome.failed || outcome.pause) await openIncident(em, tenantId, storable(outcome.failed ?? outcome.pause!.reason)!, now);
  else await closeIncident(em, tenantId, now);
  const told = (wanted: (verdict: Verdict) => boolean) => outcome.verdicts.filter(wanted);
  return {
    counted: true, operators, failures, extra: outcome.extra, unsaid: outcome.unsaid, chainFaults: told(({ code }) => code !== null && CHAIN_FAULTS.includes(code)).length,
    duplicates: told(({ status, code }) => status === 'rejected' && code === DUPLICATE).map(({ id }) => id),
  };
}
