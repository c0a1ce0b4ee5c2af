import { useCallback, useMemo, useState } from 'react';
import type { InvoiceWholeFragment } from '../../../gql/invoices';
import type { RectificationWay } from '../../../gql/schema';
import type { Extent } from '../../../../../schema/kinds/wrong';
import { corrected, differences, misfitOf, rewritten, rowsOf } from './difference';
import { editOf, untyped, wrongIn, type Mode, type Typed } from './rowFields';

interface Options {
  invoice: InvoiceWholeFragment;
  /** The draft, where another door wrote its lines. */
  own: InvoiceWholeFragment | null;
  extent: Extent;
  mode: Mode;
  /** Prices are written with VAT. */
  gross: boolean;
  way: RectificationWay;
  /** What a draft was left with. */
  kept: Typed[] | undefined;
}

/** The lines with what is typed at them, what is wrong in it, and what it changes. */
export function useTypedRows({ invoice: { lines, tax }, own, extent, mode, gross, way, kept }: Options) {
  const written = own?.lines ?? lines;
  const rows = useMemo(() => rowsOf(written, gross), [written, gross]);
  const [typed, setTyped] = useState<Typed[]>(() => kept ?? rows.map(row => untyped(row, mode)));

  const type = useCallback((at: number, field: keyof Typed, text: string) => {
    setTyped(all => all.map((each, i) => (i === at ? { ...each, [field]: text } : each)));
  }, []);
  const returnAll = () => setTyped(all => all.map((each, i) => ({ ...each, returned: rows[i]!.quantity })));

  const wrongs = rows.map((row, i) => Object.values(wrongIn(row, typed[i]!, mode))[0]);
  const wrongAt = wrongs.findIndex(Boolean);
  const wrongRow = wrongAt < 0 ? null : `Línea ${wrongAt + 1}: ${wrongs[wrongAt]!.toLowerCase()}.`;
  /** null: nothing that counts yet. */
  const changed = useMemo(() => {
    if (wrongRow || (extent !== 'rows' && extent !== 'rates')) return null;
    const edits = rows.map((row, i) => editOf(row, typed[i]!, mode, tax));
    if (mode === 'own') {
      const all = rewritten(rows, edits);
      return all && { differences: all, corrected: all, misfit: null };
    }
    const said = differences(rows, edits, mode === 'returned' ? 'devolución' : undefined, tax);
    const misfit = gross ? misfitOf(rows, edits, way === 'S') : null;
    return said && { differences: said, corrected: corrected(rows, edits)!, misfit };
  }, [rows, typed, mode, wrongRow, extent, tax, gross, way]);

  return { rows, typed, type, returnAll, wrongRow, changed };
}

export type Changed = ReturnType<typeof useTypedRows>['changed'];
