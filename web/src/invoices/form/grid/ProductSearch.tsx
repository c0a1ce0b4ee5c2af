import { useEffect } from 'react';
import { useSavedProductsQuery } from '../../../gql/invoices';
import { sureOf } from '../../../ui/combobox/match';
import { useDebounced } from '../../../ui/useDebounced';
import type { SavedProduct } from './grid';
import { useLatest } from '../../../ui/useLatest';

/**
 * Looks up the saved products while somebody writes a description. Until an answer comes, what it will surely begin
 * with.
 */
export function ProductSearch({ text, onFound }: { text: string; onFound(products: SavedProduct[]): void }) {
  const search = useDebounced(text.trim(), 150);
  const { data, previousData } = useSavedProductsQuery({
    variables: { search },
    skip: !search,
    fetchPolicy: 'cache-and-network',
  });
  const items = (data ?? previousData)?.products.items;
  const latest = useLatest(onFound);
  useEffect(() => {
    if (items) latest.current(data && search === text.trim() ? items : (sureOf(items, text) ?? []));
  }, [data, items, search, latest, text]);
  return null;
}
