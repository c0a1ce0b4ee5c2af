import { chainKeyOf, type Ledger } from './ledger';
import type { InvoiceRecord } from './record';
import { refusalOfAlta } from './rules/alta';
import { refusalOfAnulacion } from './rules/anulacion';
import type { Surroundings } from './rules/case';
import { refusalByHistory } from './rules/history';
import { refusalOfIpsi, warningOf } from './rules/warnings';

export interface Verdict {
  state: 'Correcto' | 'AceptadoConErrores' | 'Incorrecto';
  code: number | null;
}

const refused = (code: number): Verdict => ({ state: 'Incorrecto', code });
/** Codes from 2000 on are notes on what was taken. */
export const verdictOf = (code: number): Verdict =>
  code >= 2000 && code < 3000 ? { state: 'AceptadoConErrores', code } : refused(code);

/** What becomes of a record: refused for what it says or for what is kept already, or taken, with a note or without. */
export function judge(record: InvoiceRecord, around: Surroundings, ledger: Ledger): Verdict {
  if (record.wrong) return refused(record.wrong.code);
  const code =
    (record.operation === 'Alta' ? refusalOfAlta(record, around) : refusalOfAnulacion(record, around)) ??
    refusalOfIpsi(record, around.today) ??
    refusalByHistory(record, ledger.invoiceOf(record));
  if (code) return refused(code);
  const key = chainKeyOf(record);
  const isFirstAgain =
    !record.previous && ledger.chains.has(key) && !ledger.chains.repetition(key, record.hash, record.digest);
  const warning = warningOf(record, isFirstAgain, around);
  return warning ? verdictOf(warning) : { state: 'Correcto', code: null };
}
