import type { AeatAnswer, AeatLine } from '../../../edges/aeat/aeat';
import { policyOf } from '../codes/codes';
import type { VerifactuRecord } from '../record.entity';
import type { Submission, SubmissionStatus } from '../submission.entity';

/** A record in a message under way. */
export interface Carried extends Pick<VerifactuRecord, 'id' | 'kind' | 'issuerNif' | 'number' | 'date'> {
  /** This message included. */
  attempts: number;
  /** Earlier messages that may have arrived and were not answered. */
  unanswered: number;
  /** The AEAT has refused it before, as a duplicate, and did not say whose record it holds. */
  refusedBefore: boolean;
  /** True when we ourselves have sent an anulación of the same invoice. */
  annulledByUs: boolean;
}

/** What an answer makes of a record; waiting: it is sent again as it is. */
export type Verdict = Pick<Submission, 'code' | 'message' | 'csv'> & {
  id: string;
  status: Exclude<SubmissionStatus, 'sending'>;
};

interface Matched {
  verdicts: Verdict[];
  /** Records without a line of their own: nothing is known of them. */
  unanswered: number;
  /** Lines about no record of the message. */
  extra: AeatLine[];
  /** Set when a line asks for a pause instead of saying something of its record. */
  pause: { code: number; text: string | null } | null;
}

const OPERATION = { alta: 'Alta', anulacion: 'Anulacion' } as const;

const about = (record: Carried, line: AeatLine) =>
  line.nif === record.issuerNif &&
  line.number === record.number &&
  line.date === record.date &&
  line.operation === OPERATION[record.kind];

/**
 * The line about a record: by our reference, which distinguishes two records of one invoice, else by the invoice's own
 * id. Of two that contradict each other none is believed.
 */
function lineOf(record: Carried, lines: Set<AeatLine>): AeatLine | undefined {
  const same = [...lines].filter(line => about(record, line));
  const [own, ...others] = same.filter(line => line.ref === record.id);
  if (others.some(({ state }) => state !== own!.state)) return undefined;
  return own ?? same.find(line => line.ref === null);
}

export const verdict = (
  id: string,
  status: Verdict['status'],
  { code, text }: { code: number | null; text: string | null },
  csv: string | null = null,
): Verdict => ({ id, status, code, message: text, csv });

const accepted = (id: string, csv: string | null) => verdict(id, 'accepted', { code: null, text: null }, csv);

/**
 * 3000: the AEAT holds it already. After a silence of its own that means that it took what we sent then, whether or not
 * it says what it holds; not where it has said 3000 of it before.
 */
function duplicate({ id, unanswered, refusedBefore, annulledByUs }: Carried, line: AeatLine): Verdict {
  const held = line.duplicate;
  const ours = unanswered > 0 && !refusedBefore;
  if (ours && (!held || held.state === 'Correcta')) return accepted(id, null);
  if (ours && held?.state === 'Anulada' && annulledByUs) return accepted(id, null);
  if (ours && held?.state === 'AceptadaConErrores') return verdict(id, 'accepted_with_errors', held);
  return verdict(id, 'rejected', line);
}

function refused(record: Carried, line: AeatLine, csv: string | null): Verdict {
  const code = line.code ?? 0;
  if (code === 3000) return duplicate(record, line);
  // Annulled already: what was asked for is so.
  if (code === 3001 && record.kind === 'anulacion')
    return record.unanswered > 0 ? accepted(record.id, null) : verdict(record.id, 'accepted_with_errors', line, csv);
  const policy = policyOf(code);
  // The AEAT's own trouble ends by itself, however often it has come: no record is refused for it.
  const again = policy === 'resend' || policy === 'pause' || policy === 'header';
  return verdict(record.id, again ? 'waiting' : 'rejected', { ...line, code });
}

function verdictOf(record: Carried, line: AeatLine, csv: string | null): Verdict {
  if (line.state === 'Correcto') return accepted(record.id, csv);
  if (line.state === 'AceptadoConErrores') return verdict(record.id, 'accepted_with_errors', line, csv);
  return refused(record, line, csv);
}

/** Records of one invoice wait for each other: not found (3002) behind one that is still open means nothing yet. */
const behindOpen = (record: Carried, open: Carried[], { code }: Verdict) =>
  code === 3002 && open.some(other => other.number === record.number && other.date === record.date);

/** Decides line by line, never by the answer's overall state. */
export function matchLines(records: readonly Carried[], { lines, csv }: AeatAnswer): Matched {
  const left = new Set(lines);
  const verdicts: Verdict[] = [];
  /** Records that this answer leaves open. */
  const open: Carried[] = [];
  let unanswered = 0;
  let pause: Matched['pause'] = null;
  // One invoice may be there twice or more: those with their own reference first find theirs.
  const byKey = grouping(left);
  for (const record of records) {
    const line = lineOf(record, byKey(record));
    if (!line) {
      open.push(record);
      unanswered += 1;
      continue;
    }
    left.delete(line);
    byKey(record).delete(line);
    const said = verdictOf(record, line, csv);
    if (line.code !== null && said.status === 'waiting' && policyOf(line.code) !== 'resend')
      pause ??= { code: line.code, text: line.text };
    const settled = behindOpen(record, open, said) ? { ...said, status: 'waiting' as const } : said;
    if (settled.status === 'waiting') open.push(record);
    verdicts.push(settled);
  }
  return { verdicts, unanswered, extra: [...left], pause };
}

/** Lines by the number they are about, so that each of a thousand records does not look through a thousand lines. */
function grouping(lines: Set<AeatLine>): (record: Carried) => Set<AeatLine> {
  const groups = new Map<string, Set<AeatLine>>();
  for (const line of lines) groups.set(line.number, (groups.get(line.number) ?? new Set()).add(line));
  return record => groups.get(record.number) ?? new Set();
}
