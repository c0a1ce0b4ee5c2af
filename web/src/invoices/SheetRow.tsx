import { ChevronDown } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { formatAmount } from '../ui/amounts';
import { AmountCell, CauseCell, RateCell } from './cells';
import { DescriptionCell } from './DescriptionCell';
import { isBlank, shownProblems, type Column, type Line } from './line';
import type { SheetActions } from './useSheetActions';

interface SheetCellsProps {
  line: Line;
  /** Nothing as long as the line does not count. */
  subtotal?: string;
  total?: string;
  /** The cell of this row in which the keyboard stands. */
  active: Column | null;
  /** The cell of this row to which Tab leads. */
  stop: Column | null;
  act: SheetActions;
}

/** Its number stands where `useLineNumbers` writes it: a row is not drawn again because one above it goes. */
export const SheetRow = memo(function SheetRow(cells: SheetCellsProps) {
  const { line, active, act } = cells;
  const blank = isBlank(line);
  return (
    <div data-line="" role="row" className={line.ivaRate === 0 ? 'row tall' : 'row'} data-open={(blank && !active) || undefined}>
      <div role="rowheader" className="gutter" data-lit={active ? '' : undefined}>
        {!blank && <button type="button" className="remove" tabIndex={-1} title="Eliminar línea" onClick={() => act.remove(line.key)} />}
        <span className="index" />
      </div>
      <SheetCells {...cells} />
    </div>
  );
});

function SheetCells({ line, subtotal, total, active, stop, act }: SheetCellsProps) {
  const open = isBlank(line) && !active;
  const cell = (column: Column) => ({ line, act, active: active === column, stop: stop === column });
  const wrong = shownProblems(line);
  const box = (column: Column, children: ReactNode, more = 'number') => (
    <div role="gridcell" className={`cell editable ${more}`} data-wrong={wrong[column] ? '' : undefined}>{children}</div>
  );
  return (
    <>
      {box('description', <DescriptionCell {...cell('description')} placeholder={open ? 'Nueva línea' : ''} />, '')}
      {box('quantity', <AmountCell {...cell('quantity')} column="quantity" />)}
      {box('price', <AmountCell {...cell('price')} column="price" />)}
      {box('ivaRate', <RateCell {...cell('ivaRate')} />, open ? 'number unsaid' : 'number')}
      <div role="gridcell" className="cell number calculated">{subtotal && formatAmount(subtotal)}</div>
      <div role="gridcell" className="cell number calculated total">{total && formatAmount(total)}</div>
      {line.ivaRate === 0 && (
        <div role="gridcell" className="cell editable cause" data-wrong={wrong.ivaCause ? '' : undefined}>
          <span className="causeName" aria-hidden>Causa</span>
          <CauseCell {...cell('ivaCause')} />
          <ChevronDown className="chevron" size={16} aria-hidden />
        </div>
      )}
    </>
  );
}
