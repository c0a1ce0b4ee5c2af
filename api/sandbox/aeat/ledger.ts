import { Chains } from './chains';
import type { Entry, Journal, MessageEntry, RecordEntry } from './journal';
import type { InvoiceRecord } from './record';

/** The last that is known of an invoice. */
export interface Invoice {
  nif: string;
  number: string;
  date: string;
  /** Day of the operation, or else of issue: the month in which it is looked for. */
  day: string;
  state: 'Correcta' | 'AceptadaConErrores' | 'Anulada';
  code: number | null;
  hash: string;
  csv: string | null;
  petition: string;
  ref: string | null;
  system: string;
  installation: string;
  at: string;
}

const keyOf = ({ nif, number, date }: { nif: string; number: string; date: string }) => `${nif} ${date} ${number}`;
export const chainKeyOf = (record: InvoiceRecord): string =>
  [record.nif, record.system.id, record.system.installation].join(' ');

/** What the service keeps, rebuilt from the journal at each start. */
export class Ledger {
  private readonly entries: Entry[] = [];
  private readonly invoices = new Map<string, Invoice>();
  chains = new Chains();

  constructor(private readonly journal: Journal) {
    this.journal.read().forEach(entry => this.apply(entry));
  }

  nextMessage(): number {
    return this.messages().reduce((last, { message }) => Math.max(last, message), 0) + 1;
  }
  invoiceOf({ nif, number, date, day }: InvoiceRecord): Invoice | undefined {
    return this.invoices.get(keyOf({ nif, number, date: day ?? date }));
  }

  /** Takes what the records of a message before it have changed into account at once; the journal gets all together. */
  apply(entry: Entry): void {
    this.entries.push(entry);
    if (entry.type !== 'record') return;
    this.chains.apply(entry);
    if (entry.state === 'Incorrecto') return;
    const state =
      entry.operation === 'Anulacion' ? 'Anulada' : entry.state === 'Correcto' ? 'Correcta' : 'AceptadaConErrores';
    const key = keyOf(entry);
    const { nif, number, date, code, hash, csv, petition, ref, system, installation, at } = entry;
    const kept = entry.operation === 'Anulacion' ? this.invoices.get(key)?.day : entry.operationDay;
    this.invoices.set(key, {
      nif,
      number,
      date,
      day: kept ?? date,
      state,
      code,
      hash,
      csv,
      petition,
      ref,
      system,
      installation,
      at,
    });
  }

  save(entries: Entry[]): void {
    this.journal.append(entries);
  }

  clear(): void {
    this.journal.clear();
    this.entries.length = 0;
    this.invoices.clear();
    this.chains = new Chains();
  }

  messages(nif?: string): MessageEntry[] {
    return this.entries.filter(
      (entry): entry is MessageEntry => entry.type === 'message' && (!nif || entry.nif === nif),
    );
  }

  /** All of it, as the control door shows it. */
  view(nif?: string) {
    const lines = this.entries.filter(
      (entry): entry is RecordEntry => entry.type === 'record' && (!nif || entry.nif === nif),
    );
    const messages = this.messages(nif);
    const breaks = lines.filter(({ chainBreak }) => chainBreak);
    return {
      records: lines.filter(({ state }) => state !== 'Incorrecto'),
      rejected: lines.filter(({ state }) => state === 'Incorrecto'),
      invoices: [...this.invoices.values()].filter(invoice => !nif || invoice.nif === nif),
      chains: this.chains.view(nif),
      chainBreaks: breaks.map(({ message, position, number, operation, chainBreak }) => ({
        message,
        position,
        number,
        operation,
        reason: chainBreak,
      })),
      messages: messages.length,
      tooEarly: messages.filter(({ early }) => early).length,
      resends: {
        same: lines.filter(({ again }) => again === 'same').length,
        different: lines.filter(({ again }) => again === 'different').length,
      },
    };
  }
}
