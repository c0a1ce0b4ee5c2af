import { useNextNumberQuery, type NextNumberQuery } from '../../gql/invoices';
import { useDebounced } from '../../ui/useDebounced';

export type ComingNumber = NextNumberQuery['nextNumber'];

/** The number the invoice would get if it were issued now; nothing while series or date make no sense. */
export function useComingNumber(series: string, date: string): ComingNumber | undefined {
  const asked = useDebounced(`${series} ${date}`).split(' ');
  const variables = { series: asked[0], date: asked[1] };
  const skip = !variables.series || !variables.date;
  const { data } = useNextNumberQuery({
    variables,
    skip,
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'network-only',
  });
  return skip ? undefined : data?.nextNumber;
}
