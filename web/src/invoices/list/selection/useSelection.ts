import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { MOST_EXCHANGED } from '../../../../../schema/kinds/exchange';
import type { InvoiceRowFragment } from '../../../gql/invoices';
import { mayExchange } from '../../exchange/ticket';

const TICKED = '[data-row] input[type=checkbox]:checked';
type Ticked = ReadonlyMap<string, InvoiceRowFragment>;
const NOTHING: Ticked = new Map();

/** Without the page and the order: the tickets of one customer may stand on several. */
function useFilters(): string {
  const [params] = useSearchParams();
  const filters = new URLSearchParams(params);
  filters.delete('page');
  filters.delete('sort');
  return filters.toString();
}

/** The rows that were ticked, on whichever page; other filters begin anew. */
export function useSelection(rows: InvoiceRowFragment[] = []) {
  const filters = useFilters();
  const [ticked, setTicked] = useState(NOTHING);
  useEffect(() => setTicked(NOTHING), [filters]);

  const inView = new Map(rows.map(row => [row.id, row]));
  // Those in view as they are by now.
  const chosen = [...ticked.values()].map(row => inView.get(row.id) ?? row);
  const here = rows.filter(({ id }) => ticked.has(id)).length;
  const put = useCallback(
    (which: InvoiceRowFragment[], on: boolean) =>
      setTicked(now => {
        const next = new Map(now);
        for (const row of which)
          if (on) next.set(row.id, row);
          else next.delete(row.id);
        return next;
      }),
    [],
  );
  return {
    chosen,
    /** How many of them stand on other pages. */
    elsewhere: chosen.length - here,
    has: ({ id }: InvoiceRowFragment) => ticked.has(id),
    some: here > 0,
    all: here > 0 && here === rows.length,
    /** The same function as long as the list stands. */
    tick: useCallback((row: InvoiceRowFragment, on: boolean) => put([row], on), [put]),
    tickAll: (on: boolean) => put(rows, on),
    clear() {
      // The bar goes with the selection: by keyboard one goes on at the row where one is, or at the first that was ticked.
      if (!document.activeElement?.closest('[data-row]')) document.querySelector<HTMLElement>(TICKED)?.focus();
      setTicked(NOTHING);
    },
  };
}

export type Selection = ReturnType<typeof useSelection>;

/** So many are paid, printed and exported at once. */
const MOST_AT_ONCE = 100;
export const mayBeSent = (chosen: InvoiceRowFragment[]) => chosen.length <= MOST_AT_ONCE;

// Only what fits every ticked row is offered.
export const mayPay = (chosen: InvoiceRowFragment[]) =>
  mayBeSent(chosen) && chosen.every(({ status }) => status === 'issued');
export const mayPrint = (chosen: InvoiceRowFragment[]) =>
  mayBeSent(chosen) && chosen.every(({ fullNumber }) => fullNumber !== null);
export const mayExchangeAll = (chosen: InvoiceRowFragment[]) =>
  chosen.length <= MOST_EXCHANGED && chosen.every(mayExchange);
