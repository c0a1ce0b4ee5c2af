import type { InvoiceWholeFragment } from '../../gql/invoices';

/** What came in, or went back, once. */
export type Entry = InvoiceWholeFragment['collections'][number];

/** Those that were not undone. */
export function standingEntries<T extends Pick<Entry, 'id' | 'undoes'>>(collections: readonly T[]): T[] {
  const undone = new Set(collections.map(({ undoes }) => undoes));
  return collections.filter(({ id, undoes }) => undoes === null && !undone.has(id));
}
