import type { Header } from '../message';
import type { Alta, InvoiceRecord } from '../record';

/** What a rule may look at beside the record. */
export interface Surroundings {
  header: Header;
  now: Date;
  today: string;
  missing: ReadonlySet<string>;
}
/** A rule answers the code of what is wrong, or null. */
export type Rule<R extends InvoiceRecord = Alta> = (record: R, around: Surroundings) => number | null;

export function firstOf<R extends InvoiceRecord>(rules: Rule<R>[]): Rule<R> {
  return (record, around) => {
    for (const rule of rules) {
      const code = rule(record, around);
      if (code) return code;
    }
    return null;
  };
}
