import { useEffect, useLayoutEffect, useRef, type ChangeEvent, type RefObject } from 'react';
import { causeName, codesOf } from '../../cause';
import { typeRate } from './rate';
import { isBlank, isReturned, type Column, type Line } from './line';
import { shownProblems } from './lineProblems';
import type { SheetActions } from './useSheetActions';
import { here, rateOptions, taxHere } from '../../../ui/format/here';

const NAMES: Record<Exclude<Column, 'ivaRate' | 'ivaCause'>, string> = {
  description: 'Descripción',
  day: 'Fecha',
  quantity: 'Cantidad',
  price: 'Precio',
  cost: 'Coste',
  discount: 'Dto.',
};

/** What a column is called; those of the tax, by the company's. */
export const columnName = (column: Column): string =>
  column === 'ivaRate' ? taxHere() : column === 'ivaCause' ? whyNot() : NAMES[column];

/** '¿Por qué sin IVA?' */
export const whyNot = () => `¿Por qué sin ${taxHere()}?`;

export interface CellProps {
  line: Line;
  /** The keyboard stands here. */
  active: boolean;
  /** Tab leads here. */
  stop: boolean;
  act: SheetActions;
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLButtonElement;

/**
 * Coming by keyboard, all of the text is selected, so that writing replaces it; a click leaves the caret where it fell.
 */
function useCellFocus<F extends Field>(active: boolean): RefObject<F | null> {
  const field = useRef<F>(null);
  useEffect(() => {
    if (!active || !field.current || document.activeElement === field.current) return;
    field.current.focus();
    if (field.current instanceof HTMLInputElement) field.current.select();
  }, [active]);
  return field;
}

/**
 * Tab leads to one cell of the grid. Written past React, and taken away only after the focus has gone on: on a field
 * that has it, the browser works out styles at once.
 */
function useStop(field: RefObject<Field | null>, stop: boolean): void {
  useLayoutEffect(() => {
    if (stop) setTabIndex(field.current, 0);
    else if (document.activeElement !== field.current) setTabIndex(field.current, -1);
    else {
      const later = setTimeout(() => setTabIndex(field.current, -1));
      return () => clearTimeout(later);
    }
    return undefined;
  }, [field, stop]);
}

function setTabIndex(field: Field | null, tabIndex: number): void {
  if (field && field.tabIndex !== tabIndex) field.tabIndex = tabIndex;
}

/** What every cell's field has; its row gives it its name. */
export function useCell<F extends Field>(column: Column, { line, active, stop, act }: CellProps) {
  const field = useCellFocus<F>(active);
  useStop(field, stop);
  return {
    ref: field,
    'data-column': column,
    'aria-invalid': shownProblems(line)[column] ? true : undefined,
    tabIndex: -1,
    onFocus: () => act.enter(line.key, column),
    onChange: (event: { currentTarget: F }) => act.write(line.key, column, event.currentTarget.value),
    onKeyDown: act.press,
    onPaste: act.paste,
  } as const;
}

const NO_FIGURE = /[^\d.,\s€−-]/g;

export function AmountCell({ column, ...props }: CellProps & { column: 'quantity' | 'price' | 'cost' }) {
  const { line, active, act } = props;
  const started = active || line.description !== '' || line.quantity !== '' || line.price !== '';
  const field = useCell<HTMLInputElement>(column, props);
  const onChange = (event: ChangeEvent<HTMLInputElement>) =>
    act.write(line.key, column, event.currentTarget.value.replace(NO_FIGURE, ''));
  return (
    <input
      {...field}
      value={line[column] ?? ''}
      aria-description={describe(column, line)}
      // The decimals' keys of a phone have no minus.
      inputMode={column === 'quantity' && line.returns ? 'text' : 'decimal'}
      autoComplete="off"
      maxLength={20}
      enterKeyHint="next"
      onChange={onChange}
      placeholder={!started ? '' : column === 'quantity' ? '0' : '0,00'}
      onBlur={() => act.settle(line.key, column)}
    />
  );
}

function describe(column: 'quantity' | 'price' | 'cost', line: Line): string | undefined {
  if (column === 'cost') return 'lo que te costó cada unidad, con sus impuestos';
  if (column === 'price') return line.gross ? `con ${taxHere()} incluido` : undefined;
  return isReturned(line) ? 'devolución: se resta' : undefined;
}

const NO_DAY = /[^\d/.\- ]/g;

export function DayCell(props: CellProps) {
  const { line, active, act } = props;
  const field = useCell<HTMLInputElement>('day', props);
  return (
    <input
      {...field}
      value={line.day ?? ''}
      inputMode="numeric"
      autoComplete="off"
      maxLength={10}
      enterKeyHint="next"
      onChange={event => act.write(line.key, 'day', event.currentTarget.value.replace(NO_DAY, ''))}
      placeholder={active || !isBlank(line) ? 'dd/mm/aaaa' : ''}
      onBlur={() => act.settle(line.key, 'day')}
    />
  );
}

const NO_DISCOUNT = /[^\d.,\s€%]/g;

export function DiscountCell(props: CellProps) {
  const { line, active, act } = props;
  const field = useCell<HTMLInputElement>('discount', props);
  return (
    <input
      {...field}
      value={line.discount ?? ''}
      inputMode="decimal"
      autoComplete="off"
      maxLength={20}
      enterKeyHint="next"
      onChange={event => act.write(line.key, 'discount', event.currentTarget.value.replace(NO_DISCOUNT, ''))}
      placeholder={active || !isBlank(line) ? '0 %' : ''}
      onBlur={() => act.settle(line.key, 'discount')}
    />
  );
}

/** So long digits belong together, as in a list that one types in. */
const TYPING_MS = 1500;

export function RateCell(props: CellProps) {
  const { line, act } = props;
  const field = useCell<HTMLSelectElement>('ivaRate', props);
  const typed = useRef({ text: '', at: 0 });
  return (
    <select
      {...field}
      value={line.ivaRate}
      onKeyDown={event => {
        const { text, at } = typed.current;
        const before = event.timeStamp - at < TYPING_MS ? text : '';
        const found = event.ctrlKey || event.metaKey || event.altKey ? null : typeRate(before, event.key, here().rates);
        if (!found) {
          typed.current.text = '';
          return act.press(event);
        }
        typed.current = { text: found.text, at: event.timeStamp };
        event.preventDefault();
        act.write(line.key, 'ivaRate', String(found.rate));
      }}
    >
      {rateOptions(here().rates, line.ivaRate).map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}

/** Why the line has no VAT, in words; pressed, it asks. */
export function CauseCell(props: CellProps) {
  const { line, act } = props;
  const { onChange: _, ...field } = useCell<HTMLButtonElement>('ivaCause', props);
  const name = causeName(line);
  return (
    <button {...field} type="button" className="why" aria-haspopup="dialog" onClick={() => act.ask(line.key)}>
      <span className="said">{name ?? 'Por decir'}</span>
      {name && <span className="code">{codesOf(line)}</span>}
    </button>
  );
}
