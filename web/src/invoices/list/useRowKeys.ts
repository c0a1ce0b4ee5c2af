import { useCallback, useState } from 'react';
import type { InvoiceRowFragment } from '../../gql/invoices';
import { useKeys } from '../../ui/keys/useKeys';
import { toast } from '../../ui/overlay/toast';
import type { Selection } from './selection/useSelection';
import { isZero } from '../../../../schema/decimal';

const rowsHere = () => [...document.querySelectorAll<HTMLElement>('[data-row]')];
const focused = () => rowsHere().findIndex(row => row.contains(document.activeElement));

function move(step: number): void {
  const rows = rowsHere();
  const at = focused();
  const next = rows[at < 0 ? 0 : Math.min(Math.max(at + step, 0), rows.length - 1)];
  next?.querySelector<HTMLElement>('a[href]')?.focus();
}

export interface RowAction {
  action: 'send' | 'collect';
  id: string;
}

const maySend = ({ status }: InvoiceRowFragment) => status === 'issued' || status === 'paid';
const mayCollect = ({ status, kind, owed }: InvoiceRowFragment) =>
  status === 'issued' && kind !== 'F3' && !isZero(owed);

/** Keys of the list, on the row that has the focus; what they ask to be opened. */
export function useRowKeys(rows: InvoiceRowFragment[] | undefined, selection: Selection) {
  const [opened, setOpened] = useState<RowAction | null>(null);
  const here = () => {
    const id = rowsHere()[focused()]?.dataset.row;
    return rows?.find(row => row.id === id);
  };
  const open = (action: RowAction['action'], may: (row: InvoiceRowFragment) => boolean, whyNot: string) => () => {
    const row = here();
    if (!row) return;
    if (may(row)) setOpened({ action, id: row.id });
    else toast.info(whyNot);
  };
  useKeys({
    rowDown: () => move(1),
    rowUp: () => move(-1),
    rowTick: () => {
      const row = here();
      if (row) selection.tick(row, !selection.has(row));
    },
    rowActions: () => document.querySelector<HTMLElement>('[data-selection] button')?.focus(),
    rowSend: open('send', maySend, 'Solo se envían facturas emitidas que no están anuladas'),
    rowCollect: open('collect', mayCollect, 'De esta factura no hay nada por cobrar'),
  });
  return { opened, close: useCallback(() => setOpened(null), []) };
}
