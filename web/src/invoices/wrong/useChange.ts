import { useMemo } from 'react';
import type { InvoiceWholeFragment } from '../../gql/invoices';
import type { RectificationWay } from '../../gql/schema';
import type { Sums } from '../collect/family';
import {
  between,
  changeBy,
  dataOnly,
  owedLinesOf,
  restOf,
  sameAgain,
  wholeOf,
  type Change,
  type Rectify,
} from './rectifying';
import type { Changed } from './rows/useTypedRows';

const restFor = (extent: Rectify['extent'], invoice: InvoiceWholeFragment, debt: boolean) =>
  extent === 'owed' ? owedLinesOf(invoice) : extent === 'whole' ? restOf(invoice, debt) : null;

interface Options {
  invoice: InvoiceWholeFragment;
  extent: Rectify['extent'];
  way: RectificationWay;
  debt: boolean;
  /** By the rows; null: nothing that counts. */
  changed: Changed;
}

/** What the rectifying invoice says of money, its lines, and by how much it changes the original. */
export function useChange({ invoice, extent, way, debt, changed }: Options) {
  const rest = useMemo(() => restFor(extent, invoice, debt), [invoice, extent, debt]);
  const lines = rest ?? (changed && (way === 'S' ? changed.corrected : changed.differences));
  const change: Change = useMemo(() => {
    if (extent === 'whole' && !lines) return wholeOf(invoice, debt);
    if (extent === 'data') return way === 'S' ? sameAgain(invoice) : dataOnly(invoice);
    const suplidos = way === 'S' ? invoice.suplidos : [];
    return changeBy(lines ?? [], invoice.withholdingPercent, invoice.recargo !== null, suplidos);
  }, [invoice, lines, extent, way, debt]);
  // Without lines yet nothing changes; what replaces the original changes it by what lies between.
  const difference: Sums = way === 'S' && change.lines.length > 0 ? between(change, invoice) : change;
  return { rest, lines, change, difference };
}
