import { causeName, NO_CAUSE } from '../../cause';
import type { Column, Line } from './line';
import { formatTaxRate } from '../../../ui/format/here';

interface RestingCellProps {
  line: Line;
  column: Column;
}

/** What a cell's field would show. A field weighs on every paint, and in a long invoice only few are written in. */
export function RestingCell({ line, column }: RestingCellProps) {
  return (
    <span className="resting" data-cell={column}>
      {TEXTS[column](line)}
    </span>
  );
}

const TEXTS: Record<Column, (line: Line) => string> = {
  description: line => line.description,
  day: line => line.day ?? '',
  quantity: line => line.quantity,
  price: line => line.price,
  cost: line => line.cost ?? '',
  discount: line => line.discount ?? '',
  ivaRate: line => formatTaxRate(line.ivaRate),
  ivaCause: line => causeName(line) ?? NO_CAUSE,
};
