import { useNextNumberQuery, type NextNumberQuery } from '../../gql/invoices';
import type { WrittenKind } from '../../gql/schema';
import { useDebounced } from '../../ui/useDebounced';

export type ComingNumber = NextNumberQuery['nextNumber'];

/**
 * The number the invoice would get if it were issued now; nothing while series or date make no sense. Without a series
 * that of the usual one of a simplified invoice, of devices and metals, or of who issues it in the company's name.
 */
export function useComingNumber(
  series: string,
  date: string,
  kind: WrittenKind,
  issuedByNif: string | null,
  devicesOrMetals: boolean,
): ComingNumber | undefined {
  const apart = devicesOrMetals ? 'apart' : '';
  const asked = useDebounced(`${series} ${date} ${kind} ${issuedByNif ?? ''} ${apart}`).split(' ');
  const simplified = asked[2] === 'F2';
  const other = asked[3] || null;
  const variables = {
    series: asked[0] || null,
    date: asked[1]!,
    ...(simplified && { kind: 'F2' as const }),
    ...(other && { issuedByNif: other }),
    ...(asked[4] && { devicesOrMetals: true }),
  };
  const skip = !(variables.series || simplified || other || asked[4]) || !variables.date;
  const { data } = useNextNumberQuery({
    variables,
    skip,
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'network-only',
  });
  // What was answered of another series or kind is not this one's.
  const stale =
    kind !== (simplified ? 'F2' : 'F1') ||
    other !== issuedByNif ||
    asked[4] !== apart ||
    (!series && Boolean(variables.series));
  return skip || stale ? undefined : data?.nextNumber;
}
