import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { InvoiceRowFragment } from '../../gql/invoices';
import { mayExchange } from '../exchange/ticket';

const TICKED = 'input[type=checkbox]:is(:checked, :indeterminate)';
const NOTHING: ReadonlySet<string> = new Set();

/** The rows that were ticked, of those in view: another page or other filters begin anew. */
export function useSelection(rows: InvoiceRowFragment[] = []) {
  const { search } = useLocation();
  const [ids, setIds] = useState(NOTHING);
  useEffect(() => setIds(NOTHING), [search]);

  const chosen = rows.filter(({ id }) => ids.has(id));
  return {
    chosen,
    has: ({ id }: InvoiceRowFragment) => ids.has(id),
    all: chosen.length > 0 && chosen.length === rows.length,
    tick: ({ id }: InvoiceRowFragment, on: boolean) =>
      setIds(now => (on ? new Set([...now, id]) : new Set([...now].filter(each => each !== id)))),
    tickAll: (on: boolean) => setIds(on ? new Set(rows.map(({ id }) => id)) : NOTHING),
    clear() {
      // The bar goes with the selection. By keyboard one goes on at the rows.
      document.querySelector<HTMLElement>(TICKED)?.focus();
      setIds(NOTHING);
    },
  };
}

export type Selection = ReturnType<typeof useSelection>;

// Only what fits every ticked row is offered.
export const mayPay = (chosen: InvoiceRowFragment[]) => chosen.every(({ status }) => status === 'issued');
export const mayPrint = (chosen: InvoiceRowFragment[]) => chosen.every(({ fullNumber }) => fullNumber !== null);
export const mayExchangeAll = (chosen: InvoiceRowFragment[]) => chosen.every(mayExchange);
