import { Box, chakra, Heading } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { memo } from 'react';
import { Button } from '../../../ui/Button';
import { formatMoney } from '../../../ui/format/amounts';
import { cards } from './cardsStyle';
import { isBlank, isReturned, type Line } from './line';
import { shownProblems } from './lineProblems';
import { OpenLine } from './OpenLine';
import type { SheetActions } from './useSheetActions';
import { useWritten } from '../writingContext';
import { formatTaxRate, taxHere } from '../../../ui/format/here';

const Root = chakra('div', cards);

export function LineCards() {
  const { grid, amounts, misfits, act, root } = useWritten().lines;
  const { lines, cell } = grid;
  const written = lines.filter(line => !isBlank(line)).length;
  return (
    <Root ref={root} role="group" aria-label="Líneas de la factura" tabIndex={-1} outline="0">
      <Box display="flex" justifyContent="space-between" alignItems="center" padding="4">
        <Heading as="h2" textStyle="h2">
          Líneas
        </Heading>
        {written > 0 && <Box color="muted">{written === 1 ? '1 línea' : `${written} líneas`}</Box>}
      </Box>
      {lines.map((line, row) => {
        const { subtotal, total } = amounts.get(line.key) ?? {};
        const misfit = misfits.get(line.key);
        if (row === cell.row)
          return (
            <OpenLine
              key={line.key}
              line={line}
              row={row}
              subtotal={subtotal}
              total={total}
              misfit={misfit}
              active={grid.inside ? cell.column : null}
              act={act}
            />
          );
        return isBlank(line) ? null : (
          <FoldedLine key={line.key} line={line} row={row} total={total} unfit={misfit !== undefined} act={act} />
        );
      })}
      <Box borderTopWidth="1px" padding="2">
        <Button variant="ghost" color="brand" full justifyContent="flex-start" icon={<Plus />} onClick={act.add}>
          Añadir línea
        </Button>
      </Box>
    </Root>
  );
}

// Plain elements, for the same reason as in the grid: there may be two hundred.
const FoldedLine = memo(function FoldedLine({
  line,
  row,
  total,
  unfit,
  act,
}: {
  line: Line;
  row: number;
  total?: string;
  unfit: boolean;
  act: SheetActions;
}) {
  const wrong = unfit || Object.keys(shownProblems(line)).length > 0;
  return (
    <button
      type="button"
      className="folded"
      data-wrong={wrong ? '' : undefined}
      aria-label={`Línea ${row + 1}: ${line.description}`}
      onClick={() => act.enter(line.key, 'description')}
    >
      <span className="quiet">{row + 1}</span>
      <span>
        <span className="name">{line.description || 'Sin descripción'}</span>
        <span className="quiet figures">{`${line.day ? `${line.day} · ` : ''}${isReturned(line) ? 'Devolución · ' : ''}${line.quantity || '0'} × ${line.price || '0,00'} €${line.gross ? ` con ${taxHere()}` : ''} ${line.discount ? ` · Dto. ${line.discount}` : ''} · ${taxHere()} ${formatTaxRate(line.ivaRate)}`}</span>
      </span>
      <span className="name figures">{total && formatMoney(total)}</span>
    </button>
  );
});
