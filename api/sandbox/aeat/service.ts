import { randomBytes, randomInt } from 'node:crypto';
import { judge, verdictOf, type Verdict } from './judge';
import type { RecordEntry } from './journal';
import { chainKeyOf, type Invoice, type Ledger } from './ledger';
import type { Message } from './message';
import type { InvoiceRecord } from './record';
import { inMadrid } from './values/days';

export interface Line {
  record: InvoiceRecord;
  verdict: Verdict;
  duplicate: Invoice | null;
}
export interface Outcome {
  csv: string | null;
  presenter: string;
  at: string;
  lines: Line[];
  entries: RecordEntry[];
}
interface Sending {
  number: number;
  now: Date;
  presenter: string;
  missing: ReadonlySet<string>;
  forced: Record<string, number>;
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
const newCsv = () => `SIM-${[...randomBytes(12)].map(byte => LETTERS[byte % LETTERS.length]).join('')}`;

function entryOf(
  line: Line,
  position: number,
  at: string,
  petition: string,
  sending: Sending,
  ledger: Ledger,
): RecordEntry {
  const { record, verdict } = line;
  const key = chainKeyOf(record);
  const again = ledger.chains.repetition(key, record.hash, record.digest);
  const isAlta = record.operation === 'Alta';
  return {
    type: 'record',
    message: sending.number,
    position,
    at,
    nif: record.nif,
    number: record.number,
    date: record.day ?? record.date,
    operation: record.operation,
    ref: record.ref,
    correction: isAlta ? record.correction : 'N',
    rejectedBefore: record.rejectedBefore,
    unknownBefore: isAlta ? 'N' : record.unknownBefore,
    kind: isAlta ? record.kind : null,
    operationDay: isAlta ? record.operationDay : null,
    total: isAlta ? (record.total / 100).toFixed(2) : null,
    hash: record.hash,
    previousHash: record.previous?.hash ?? null,
    generatedAt: record.generatedAt,
    digest: record.digest,
    system: record.system.id,
    installation: record.system.installation,
    state: verdict.state,
    code: verdict.code,
    csv: null,
    petition,
    chainBreak: again ? null : ledger.chains.breakOf(key, record.previous?.hash ?? null),
    again,
  };
}

/** Judges the records one after the other, each with what the ones before have changed, and keeps all of it. */
export function take(message: Message, sending: Sending, ledger: Ledger): Outcome {
  const { day, stamp, digits } = inMadrid(sending.now);
  const petition = `${digits}${String(randomInt(1_000_000)).padStart(6, '0')}`;
  const csv = newCsv();
  const around = { header: message.header, now: sending.now, today: day, missing: sending.missing };
  const lines: Line[] = [];
  const entries: RecordEntry[] = [];
  message.records.forEach((record, i) => {
    const known = ledger.invoiceOf(record) ?? null;
    const forced = sending.forced[record.number] ?? sending.forced[String(i + 1)];
    const verdict = forced ? verdictOf(forced) : judge(record, around, ledger);
    const line = { record, verdict, duplicate: verdict.code === 3000 ? known : null };
    const entry = entryOf(line, i + 1, stamp, petition, sending, ledger);
    if (verdict.state !== 'Incorrecto') entry.csv = csv;
    ledger.apply(entry);
    lines.push(line);
    entries.push(entry);
  });
  const accepted = lines.some(({ verdict }) => verdict.state !== 'Incorrecto');
  return { csv: accepted ? csv : null, presenter: sending.presenter, at: stamp, lines, entries };
}
