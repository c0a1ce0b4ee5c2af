import { Box } from '@chakra-ui/react';
import { ChevronDown, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Misfit } from '../../../../../schema/gross';
import { Button } from '../../../ui/Button';
import { formatMoney } from '../../../ui/format/amounts';
import { AmountCell, CauseCell, columnName, DayCell, DiscountCell, RateCell } from './cells';
import { DescriptionCell } from './DescriptionCell';
import { GrossNote } from './GrossNote';
import { isBlank, type Column, type Line } from './line';
import { shownProblems } from './lineProblems';
import { useRowLabels } from '../../list/useRowLabels';
import type { SheetActions } from './useSheetActions';
import { taxHere } from '../../../ui/format/here';

interface OpenLineProps {
  line: Line;
  row: number;
  subtotal?: string;
  total?: string;
  misfit?: Misfit;
  active: Column | null;
  act: SheetActions;
}

/** The line that is being written on a small screen. */
export function OpenLine({ line, row, subtotal, total, misfit, active, act }: OpenLineProps) {
  const root = useRowLabels(row);
  const problems = shownProblems(line);
  const cell = (column: Column) => ({ line, act, active: active === column, stop: true });
  const field = (column: Column, control: ReactNode) => (
    <div className="field">
      <span aria-hidden>{column === 'price' && line.gross ? `Con ${taxHere()}` : columnName(column)}</span>
      {control}
      {problems[column] && <span className="error">{problems[column]}</span>}
    </div>
  );
  return (
    <div ref={root} className="open">
      {field('description', <DescriptionCell {...cell('description')} />)}
      {line.day !== null && field('day', <DayCell {...cell('day')} />)}
      <div className="three">
        {field('quantity', <AmountCell {...cell('quantity')} column="quantity" />)}
        {field('price', <AmountCell {...cell('price')} column="price" />)}
        {field(
          'ivaRate',
          <Choice>
            <RateCell {...cell('ivaRate')} />
          </Choice>,
        )}
      </div>
      {line.gross && !isBlank(line) && (
        <div className="note">
          <GrossNote {...{ line, subtotal, total, misfit, act }} />
        </div>
      )}
      {line.cost != null && field('cost', <AmountCell {...cell('cost')} column="cost" />)}
      {line.discount !== null && field('discount', <DiscountCell {...cell('discount')} />)}
      {line.ivaRate === 0 &&
        field(
          'ivaCause',
          <Choice>
            <CauseCell {...cell('ivaCause')} />
          </Choice>,
        )}
      <Box display="flex" justifyContent="space-between" alignItems="center" minHeight="controlLg">
        {isBlank(line) ? (
          <span />
        ) : (
          <Button
            variant="ghost"
            color="danger"
            marginStart="-3"
            icon={<Trash2 />}
            onClick={() => act.remove(line.key)}
          >
            Eliminar línea
          </Button>
        )}
        <Box textStyle="name" className="figures">
          {total && formatMoney(total)}
        </Box>
      </Box>
    </div>
  );
}

function Choice({ children }: { children: ReactNode }) {
  return (
    <div className="choice">
      {children}
      <ChevronDown size={16} aria-hidden />
    </div>
  );
}
