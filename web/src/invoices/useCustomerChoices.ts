import { useCustomerChoicesQuery, type CustomerChoicesQuery } from '../gql/invoices';
import { sureOf } from '../ui/combobox/match';
import { useDebounced } from '../ui/useDebounced';

type Choice = CustomerChoicesQuery['customers']['items'][number];

/**
 * The saved customers that a text finds. Nothing while an answer is on its way, but for what it will surely begin with.
 */
export function useCustomerChoices(text: string): Choice[] | undefined {
  const search = useDebounced(text.trim());
  const { data, previousData } = useCustomerChoicesQuery({ variables: { search }, fetchPolicy: 'cache-and-network' });
  const items = (data ?? previousData)?.customers.items;
  if (data && search === text.trim()) return items;
  const sure = sureOf(items, text);
  return sure?.length ? sure : undefined;
}
