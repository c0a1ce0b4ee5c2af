import { useEffect } from 'react';
import { useSavedProductsQuery } from '../gql/invoices';
import { splitMatch } from '../ui/match';
import { useDebounced } from '../ui/useDebounced';
import type { SavedProduct } from './grid';
import { useLatest } from '../ui/useLatest';

const shows = (text: string) => ({ name, description }: SavedProduct) => splitMatch(`${name} ${description ?? ''}`, text)[1] !== '';

/** Looks up the saved products while somebody writes a description. What was found before stays as long as it fits. */
export function ProductSearch({ text, onFound }: { text: string; onFound(products: SavedProduct[]): void }) {
  const search = useDebounced(text.trim(), 150);
  const { data, previousData } = useSavedProductsQuery({ variables: { search }, skip: !search, fetchPolicy: 'cache-and-network' });
  const items = (data ?? previousData)?.products.items;
  const tell = useLatest(onFound);
  useEffect(() => {
    if (items) tell.current(data && search === text.trim() ? items : items.filter(shows(text)));
  }, [data, items, search, tell, text]);
  return null;
}
