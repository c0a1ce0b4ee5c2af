import { useNextNumberQuery, type NextNumberQuery } from '../../gql/invoices';
import type { WrittenKind } from '../../gql/schema';
import { useDebounced } from '../../ui/useDebounced';

export type ComingNumber = NextNumberQuery['nextNumber'];

/**
 * The number the invoice would get if it were issued now; nothing while series or date make no sense. Without a series
 * that of the usual one of a simplified invoice.
 */
export function useComingNumber(series: string, date: string, kind: WrittenKind): ComingNumber | undefined {
  const asked = useDebounced(`${series} ${date} ${kind}`).split(' ');
  const simplified = asked[2] === 'F2';
  const variables = { series: asked[0] || null, date: asked[1]!, ...(simplified && { kind: 'F2' as const }) };
  const skip = !(variables.series || simplified) || !variables.date;
  const { data } = useNextNumberQuery({
    variables,
    skip,
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'network-only',
  });
  // What was answered of another series or kind is not this one's.
  const stale = kind !== (simplified ? 'F2' : 'F1') || (!series && Boolean(variables.series));
  return skip || stale ? undefined : data?.nextNumber;
}
