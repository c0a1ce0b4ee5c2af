import { ChevronDown } from 'lucide-react';
import { memo, useLayoutEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import type { Misfit } from '../../../../../schema/gross';
import { formatAmount } from '../../../ui/format/amounts';
import { AmountCell, CauseCell, DayCell, DiscountCell, RateCell, whyNot } from './cells';
import { DescriptionCell } from './DescriptionCell';
import { GrossNote } from './GrossNote';
import { asColumn, isBlank, isReturned, type Column, type Line } from './line';
import { shownProblems } from './lineProblems';
import { RestingCell } from './RestingCell';
import { useAwake } from './useAwake';
import { labelFields } from '../../list/useRowLabels';
import type { SheetActions } from './useSheetActions';
import { taxHere } from '../../../ui/format/here';

interface SheetCellsProps {
  line: Line;
  /** Nothing as long as the line does not count. */
  subtotal?: string;
  total?: string;
  /** Its price with VAT cannot be met. */
  misfit?: Misfit;
  /** The cell of this row in which the keyboard stands. */
  active: Column | null;
  /** The cell of this row to which Tab leads. */
  stop: Column | null;
  act: SheetActions;
}

interface SheetRowProps extends SheetCellsProps {
  /** In a long invoice the rows away from keyboard and pointer have no fields. */
  long: boolean;
  /** The keyboard stands in the row above or below. */
  beside: boolean;
}

/** Under a price with VAT: where one stands, or where it cannot be met. */
const hasNote = ({ line, active, misfit }: Pick<SheetCellsProps, 'line' | 'active' | 'misfit'>): boolean =>
  line.gross && (misfit !== undefined || (active !== null && !isBlank(line)));

/** Its number stands where `useLineNumbers` writes it: a row is not drawn again because one above it goes. */
export const SheetRow = memo(function SheetRow({ long, beside, ...cells }: SheetRowProps) {
  const { line, active, stop, act } = cells;
  const [pointed, setPointed] = useState(false);
  const blank = isBlank(line);
  const wrong = Object.keys(shownProblems(line)).length > 0 || cells.misfit !== undefined;
  const awake = useAwake(!long || active !== null || stop !== null || blank || wrong, beside || pointed);
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const number = Number(root.current?.dataset.line);
    if (root.current && number && awake) labelFields(root.current, number);
  }, [awake]);
  // Where the pointer comes and presses at once, as a finger does.
  const onMouseDown = (event: MouseEvent) => {
    const column = asColumn(event.target instanceof HTMLElement ? event.target.dataset.cell : undefined);
    if (!column) return;
    event.preventDefault();
    act.enter(line.key, column);
  };
  return (
    <div
      ref={root}
      data-line=""
      role="row"
      className="row"
      data-rows={1 + (line.ivaRate === 0 ? 1 : 0) + (hasNote(cells) ? 1 : 0)}
      data-open={(blank && !active) || undefined}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onMouseDown={onMouseDown}
    >
      <div role="rowheader" className="gutter" data-lit={active ? '' : undefined}>
        {!blank && (
          <button
            type="button"
            className="remove"
            tabIndex={-1}
            title="Eliminar línea"
            onClick={() => act.remove(line.key)}
          />
        )}
        <span className="index" />
      </div>
      <SheetCells {...cells} awake={awake} />
    </div>
  );
});

const SheetCells = memo(function SheetCells({
  line,
  subtotal,
  total,
  misfit,
  active,
  stop,
  act,
  awake,
}: SheetCellsProps & { awake: boolean }) {
  const open = isBlank(line) && !active;
  const cell = (column: Column) => ({ line, act, active: active === column, stop: stop === column });
  const wrong = shownProblems(line);
  const rests = (column: Column, field: ReactNode) => (awake ? field : <RestingCell line={line} column={column} />);
  const box = (column: Column, field: ReactNode, more = 'number', tag: ReactNode = null) => (
    <div role="gridcell" className={`cell editable ${more}`} data-wrong={wrong[column] ? '' : undefined}>
      {tag}
      {rests(column, field)}
    </div>
  );
  return (
    <>
      {box(
        'description',
        <DescriptionCell {...cell('description')} placeholder={open ? 'Nueva línea' : ''} />,
        '',
        isReturned(line) && <span className="tag">Devolución</span>,
      )}
      {line.day !== null && box('day', <DayCell {...cell('day')} />)}
      {box('quantity', <AmountCell {...cell('quantity')} column="quantity" />)}
      <div role="gridcell" className="cell editable number" data-wrong={wrong.price || misfit ? '' : undefined}>
        {line.gross && !open && <span className="tag">con {taxHere()}</span>}
        {rests('price', <AmountCell {...cell('price')} column="price" />)}
      </div>
      {line.cost != null && box('cost', <AmountCell {...cell('cost')} column="cost" />)}
      {line.discount !== null && box('discount', <DiscountCell {...cell('discount')} />)}
      {box('ivaRate', <RateCell {...cell('ivaRate')} />, open ? 'number unsaid' : 'number')}
      <div role="gridcell" className="cell number calculated">
        {subtotal && formatAmount(subtotal)}
      </div>
      <div role="gridcell" className="cell number calculated total">
        {total && formatAmount(total)}
      </div>
      {line.ivaRate === 0 && (
        <div role="gridcell" className="cell editable cause" data-wrong={wrong.ivaCause ? '' : undefined}>
          <span className="causeName" aria-hidden>
            {whyNot()}
          </span>
          {rests('ivaCause', <CauseCell {...cell('ivaCause')} />)}
          <ChevronDown className="chevron" size={16} aria-hidden />
        </div>
      )}
      {hasNote({ line, active, misfit }) && (
        <div role="gridcell" className="note" aria-live="polite">
          <GrossNote {...{ line, subtotal, total, misfit, act }} />
        </div>
      )}
    </>
  );
});
