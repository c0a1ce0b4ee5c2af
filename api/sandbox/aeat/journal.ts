import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** One line of the journal: a message that came, or what became of one of its records. */
export type Entry = MessageEntry | RecordEntry;
export interface MessageEntry {
  type: 'message';
  message: number;
  at: string;
  nif: string | null;
  holder: string | null;
  records: number;
  outcome: string;
  mode: string;
  early: boolean;
}
export interface RecordEntry {
  type: 'record';
  message: number;
  position: number;
  at: string;
  nif: string;
  number: string;
  date: string;
  operation: 'Alta' | 'Anulacion';
  ref: string | null;
  correction: string;
  rejectedBefore: string;
  unknownBefore: string;
  kind: string | null;
  /** Day of the operation, where it says one that is another than the invoice's. */
  operationDay?: string | null;
  total: string | null;
  hash: string;
  previousHash: string | null;
  generatedAt: string;
  digest: string;
  system: string;
  installation: string;
  state: 'Correcto' | 'AceptadoConErrores' | 'Incorrecto';
  code: number | null;
  csv: string | null;
  petition: string;
  /** How its link to the record before was wrong, when it came; and whether its very hash had come before. */
  chainBreak: string | null;
  again: 'same' | 'different' | null;
}

/** Lines that are only ever added, so that a restart knows all that came. The messages lie beside, as they came. */
export class Journal {
  private readonly file: string;
  private readonly messages: string;

  constructor(dir: string) {
    [this.file, this.messages] = [join(dir, 'ledger.jsonl'), join(dir, 'messages')];
    mkdirSync(this.messages, { recursive: true });
  }

  /** A last line that was cut short by a crash is left out: its message got no answer. */
  read(): Entry[] {
    if (!existsSync(this.file)) return [];
    const text = readFileSync(this.file, 'utf8');
    const whole = text.slice(0, text.lastIndexOf('\n') + 1);
    if (whole.length < text.length) writeFileSync(this.file, whole);
    return whole
      .split('\n')
      .filter(Boolean)
      .map(line => JSON.parse(line) as Entry);
  }

  append(entries: Entry[]): void {
    appendFileSync(this.file, entries.map(entry => `${JSON.stringify(entry)}\n`).join(''));
  }

  private pathOf(message: number) {
    return join(this.messages, `${String(message).padStart(6, '0')}.xml`);
  }
  keep(message: number, raw: Buffer): void {
    writeFileSync(this.pathOf(message), raw);
  }
  rawOf(message: number): string {
    return existsSync(this.pathOf(message)) ? readFileSync(this.pathOf(message), 'utf8') : '';
  }

  clear(): void {
    rmSync(this.file, { force: true });
    rmSync(this.messages, { recursive: true, force: true });
    mkdirSync(this.messages, { recursive: true });
  }
}
