import type { AeatDelivery } from '../../../edges/aeat/aeat';
import { isTriedHourly, policyOf } from '../codes/codes';
import type { Batch } from './lease';
import type { Sender } from '../sender.entity';
import { matchLines, verdict, type Verdict } from './match-lines';
import { MAX_RECORDS } from './message';
import { backoffMs, HOUR_MS, MAX_WAIT_S } from './pace';
import { mayEndPause } from './pause';

/** Nothing is sent until somebody acts, or, with `retry`, until it is tried again in an hour. */
interface Pause {
  code: number | null;
  reason: string;
  retry: boolean;
}

/** What is to happen with a company's sending after a message. */
export interface Outcome {
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
  pause: Pause | null;
  /** It went with the operator's certificate, and that is what is refused. */
  operators: boolean;
  batchLimit: number | null;
}

const NOTHING: Outcome = {
  verdicts: [],
  operators: false,
  extra: 0,
  unsaid: 0,
  waitSeconds: null,
  failed: null,
  arrived: false,
  pause: null,
  batchLimit: null,
};

const UNANSWERED =
  'La AEAT contestó sin decir nada de algunos registros: Folio los reenvía hasta que conteste. Si dura más de un día, escríbenos.';

function ofAnswer(batch: Batch, answer: Extract<AeatDelivery, { kind: 'answer' }>['answer']): Outcome {
  const { verdicts, pause, unanswered, extra } = matchLines(batch.records, answer);
  const resent = verdicts.some(({ status }) => status === 'waiting');
  // What is sent again because of them waits longer each time: there is no hurry while the AEAT keeps saying nothing.
  const failed =
    unanswered > 0 ? UNANSWERED : resent ? 'La AEAT tuvo un problema técnico con algunos registros.' : null;
  return {
    ...NOTHING,
    verdicts,
    extra: extra.length,
    arrived: true,
    waitSeconds: answer.waitSeconds === null ? null : Math.min(answer.waitSeconds, MAX_WAIT_S),
    unsaid: verdicts.length > 0 || batch.apart ? unanswered : 0,
    // What is set apart waits for its own hour and keeps nobody else.
    failed: pause || batch.apart ? null : failed,
    pause: pause && {
      code: pause.code,
      reason: pause.text ?? 'La AEAT no admite envíos de esta empresa.',
      retry: isTriedHourly(pause.code),
    },
  };
}

/**
 * A fault refuses the whole message. Of a message that breaks the schema the halves are sent, until the one record is
 * found.
 */
function ofFault(batch: Batch, { side, code, text }: Extract<AeatDelivery, { kind: 'fault' }>): Outcome {
  const policy = code === null ? 'pause' : policyOf(code);
  // A code that says what to do says so from either side; without one, what is theirs is tried again.
  const named = code !== null && ['pause', 'header', 'split'].includes(policy);
  const theirs = `La AEAT contestó con un error suyo${code === null ? '' : ` (${code})`}.`;
  // Trouble of theirs may have come after they had taken it.
  if (policy === 'resend' || (side === 'server' && !named)) return { ...NOTHING, arrived: true, failed: theirs };
  if (policy !== 'split') return { ...NOTHING, pause: { code, reason: text, retry: isTriedHourly(code) } };
  if (batch.records.length > 1) return { ...NOTHING, batchLimit: Math.ceil(batch.records.length / 2) };
  return { ...NOTHING, verdicts: [verdict(batch.records[0]!.id, 'rejected', { code: code ?? 4102, text })] };
}

function ofDelivery(batch: Batch, delivery: AeatDelivery): Outcome {
  if (delivery.kind === 'answer') return ofAnswer(batch, delivery.answer);
  if (delivery.kind === 'fault') return ofFault(batch, delivery);
  if (delivery.kind === 'refused') return { ...NOTHING, pause: { code: null, reason: delivery.reason, retry: true } };
  const failed = delivery.html ? 'La AEAT contestó con una página en lugar de una respuesta.' : delivery.reason;
  return { ...NOTHING, arrived: delivery.arrived, failed };
}

/** Said where the AEAT does not take the operator's certificate: the company can do nothing about it. */
const OPERATOR_REFUSED =
  'La AEAT no ha admitido el certificado con el que Folio presenta por ti. Tus registros esperan y se prueba cada hora: quien gestiona Folio ya está avisado.';

/** Nobody can say whose a NIF is that the AEAT does not know: it may be the company's. */
const isAboutCertificate = (pause: Outcome['pause'], { kind }: AeatDelivery) =>
  pause !== null &&
  (pause.code !== null || kind === 'refused') &&
  mayEndPause('certificate', pause.code) &&
  !mayEndPause('name', pause.code);

/** What a delivery means for the records of its message and for the company's sending. */
export function outcomeOf(batch: Batch, delivery: AeatDelivery, installedAt: Date | null): Outcome {
  const outcome = ofDelivery(batch, delivery);
  if (installedAt !== null || !isAboutCertificate(outcome.pause, delivery)) return outcome;
  return { ...outcome, operators: true, pause: { code: null, reason: OPERATOR_REFUSED, retry: true } };
}

/** Every message of one record was refused: the company waits, and no record is blamed. */
export const blameNoRecord = (outcome: Outcome): Outcome => {
  const [refused] = outcome.verdicts;
  return refused
    ? { ...outcome, verdicts: [], pause: { code: refused.code, reason: refused.message ?? '', retry: true } }
    : outcome;
};

/**
 * What follows an outcome: when the company's next message goes (null: when somebody acts) and how large it is. Nothing
 * goes before the seconds that the AEAT asked for.
 */
export function nextOf(
  sender: Sender,
  outcome: Outcome,
  now: Date,
): Pick<Sender, 'waitSeconds' | 'nextAt' | 'failures' | 'batchLimit'> {
  // Of a message whose other records were answered, the rest is tried again soon: it must not hold up the company.
  const partly = outcome.verdicts.some(({ status }) => status !== 'waiting');
  const failures = outcome.failed ? (partly ? 1 : sender.failures + 1) : 0;
  const waitSeconds = outcome.waitSeconds ?? sender.waitSeconds;
  const allowed = sender.lastSentAt!.getTime() + waitSeconds * 1000;
  const tried = outcome.failed ? Math.max(allowed, now.getTime() + backoffMs(failures)) : allowed;
  const at = outcome.pause ? (outcome.pause.retry ? Math.max(allowed, now.getTime() + HOUR_MS) : null) : tried;
  const grown = outcome.failed || outcome.pause ? sender.batchLimit : Math.min(MAX_RECORDS, sender.batchLimit * 2);
  return { waitSeconds, nextAt: at === null ? null : new Date(at), failures, batchLimit: outcome.batchLimit ?? grown };
}
