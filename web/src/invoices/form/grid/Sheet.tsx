import { chakra, VisuallyHidden } from '@chakra-ui/react';
import { memo, type FocusEvent, type KeyboardEvent } from 'react';
import { columnName } from './cells';
import { columnsOf } from './line';
import { SheetRow } from './SheetRow';
import { sheet } from './sheetStyle';
import { useLineNumbers } from './useLineNumbers';
import { useWritten, type Lines } from '../writingContext';

const Root = chakra('div', sheet);

/** From here on fields are drawn only where one is. */
const LONG = 30;

/** The line grid of 'Excel mode'. Tab enters and leaves it; inside, Enter and the arrows move. */
export function Sheet() {
  const { root, grid, act } = useWritten().lines;
  useLineNumbers(root, grid.lines, grid.cell.row);
  const gross = grid.gross || grid.lines.some(line => line.gross);
  return (
    <Frame
      root={root}
      act={act}
      days={grid.days}
      discounts={grid.discounts}
      gross={gross}
      margin={Boolean(grid.margin)}
    />
  );
}

interface FrameProps extends Pick<Lines, 'root' | 'act'> {
  days: boolean;
  discounts: boolean;
  gross: boolean;
  margin: boolean;
}

// Working out the frame's style costs more than drawing a row, so it is done once.
const Frame = memo(function Frame({ root, act, days, discounts, gross, margin }: FrameProps) {
  const onBlur = ({ relatedTarget, currentTarget }: FocusEvent) => {
    // Under a dialog the cell stays lit: one comes back to it.
    if (!currentTarget.contains(relatedTarget) && !relatedTarget?.closest('[role=dialog], [role=alertdialog]'))
      act.leave();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target !== root.current || !['Enter', 'ArrowDown', 'ArrowUp'].includes(event.key)) return;
    event.preventDefault();
    act.resume();
  };
  return (
    <Root
      ref={root}
      role="grid"
      aria-label="Líneas de la factura"
      data-days={days ? '' : undefined}
      data-discounts={discounts ? '' : undefined}
      data-gross={gross ? '' : undefined}
      data-margin={margin ? '' : undefined}
      tabIndex={-1}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
    >
      <Rows />
    </Root>
  );
});

function Rows() {
  const {
    amounts,
    misfits,
    act,
    grid: { lines, cell, inside, days, discounts, margin },
  } = useWritten().lines;
  const columns = columnsOf({
    ...{ ivaRate: 21, day: days ? '' : null, discount: discounts ? '' : null },
    cost: margin ? '' : null,
  });
  return (
    <>
      <div role="row" className="row head">
        <div role="columnheader" className="gutter">
          <VisuallyHidden>Línea</VisuallyHidden>
        </div>
        {columns.map(column => (
          <div
            key={column}
            role="columnheader"
            className={column === 'description' ? 'cell' : 'cell number'}
            data-lit={inside && cell.column === column ? '' : undefined}
          >
            {columnName(column)}
          </div>
        ))}
        <div role="columnheader" className="cell number">
          Subtotal
        </div>
        <div role="columnheader" className="cell number">
          Total
        </div>
      </div>
      {lines.map((line, row) => {
        const here = cell.row === row ? cell.column : null;
        const { subtotal, total } = amounts.get(line.key) ?? {};
        const place = { long: lines.length > LONG, beside: Math.abs(cell.row - row) === 1 };
        return (
          <SheetRow
            key={line.key}
            line={line}
            subtotal={subtotal}
            total={total}
            misfit={misfits.get(line.key)}
            active={inside ? here : null}
            stop={here}
            act={act}
            {...place}
          />
        );
      })}
    </>
  );
}
