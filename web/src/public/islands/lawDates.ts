import { OBLIGATIONS, READ_ON, type Obligation } from '../../../../schema/law-dates';

interface LawDates {
  rows: readonly Obligation[];
  readOn: string;
}

/** What the page was built with. */
export const BUILT: LawDates = { rows: OBLIGATIONS, readOn: READ_ON };

type Row = Record<Exclude<keyof Obligation, 'id'> | 'code' | 'readOn', string>;

const named = (text: string) => text.replace('_', '-');
const isRow = (given: Partial<Row>): given is Row =>
  ['code', 'date', 'about', 'who', 'text', 'state', 'source', 'readOn'].every(
    name => typeof given[name as keyof Row] === 'string',
  );

/** The dates as the platform keeps them now. What it cannot give, or only in part, stays as it was built. */
export async function currentDates(signal: AbortSignal): Promise<LawDates> {
  const response = await fetch('/api/regulations', { signal });
  const given: unknown = response.ok ? (await response.json()).regulations : null;
  if (!Array.isArray(given) || !given.every(isRow) || !BUILT.rows.every(({ id }) => given.some(row => row.code === id)))
    return BUILT;
  const rows = given.map(
    row => ({ ...row, id: row.code, about: named(row.about), state: named(row.state) }) as unknown as Obligation,
  );
  return {
    rows,
    readOn: given
      .map(({ readOn }) => readOn)
      .sort()
      .at(-1)!,
  };
}
