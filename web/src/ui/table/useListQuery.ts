import { useLoadError } from '../form/useLoadError';

interface Answer<Data> {
  data?: Data;
  previousData?: Data;
  error?: unknown;
  refetch(): Promise<unknown>;
}

/** What a query shows: its last answer while the next is on its way, nothing once that has failed. */
export const shownOf = <Data>({ data, previousData, error }: Omit<Answer<Data>, 'refetch'>): Data | undefined =>
  data ?? (error ? undefined : previousData);

/**
 * A list's query as its screen needs it: what to show, why it failed (a toast says so as well), and a second try.
 * `others` are queries of the same screen that fail in the same words and are tried again with it.
 */
export function useListQuery<Data>(list: Answer<Data>, fallback: string, others: Answer<unknown>[] = []) {
  const failed = useLoadError([list, ...others].find(({ error }) => error)?.error, fallback);
  const retry = () => {
    for (const each of [...others, list]) void each.refetch().catch(() => undefined);
  };
  return { shown: shownOf(list), failed, retry };
}
