import { formatTaxRate } from '../../../ui/format/here';
import type { Tax } from '../../../../../schema/tax/territory';
import { codesOf } from '../../cause';
import { changeOf, type Row } from './difference';
import { Cell } from './rowsStyle';
import { editOf, ratesOf, wrongIn, type Mode, type Typed } from './rowFields';

/** The column that is written, of each kind of change. */
export const writtenOf = (tax: Tax): Record<Mode, { key: keyof Typed; name: string }[]> => ({
  amounts: [
    { key: 'quantity', name: 'Cantidad buena' },
    { key: 'price', name: 'Precio bueno' },
  ],
  own: [
    { key: 'quantity', name: 'Cantidad' },
    { key: 'price', name: 'Precio' },
  ],
  rates: [{ key: 'rate', name: `${tax} bueno` }],
  returned: [{ key: 'returned', name: 'Devuelve' }],
});
export const lastOf = (tax: Tax): Record<Mode, string> => ({
  amounts: 'Diferencia',
  own: 'Cambio',
  rates: `Cambio de ${tax}`,
  returned: 'Se abona',
});

interface FieldProps {
  name: string;
  at: number;
  field: keyof Typed;
  row: Row;
  tax: Tax;
  typed: Typed;
  wrong?: string;
  onType(at: number, field: keyof Typed, text: string): void;
  autoFocus?: boolean;
}

export function Field({ name, at, field, row, tax, typed, wrong, onType, autoFocus }: FieldProps) {
  const label = `${name}, línea ${at + 1}`;
  if (field === 'rate')
    return (
      <Cell
        as="select"
        aria-label={label}
        value={typed.rate}
        onChange={event => onType(at, field, event.currentTarget.value)}
        autoFocus={autoFocus}
      >
        {ratesOf(tax, row.ivaRate).map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </Cell>
    );
  return (
    <Cell
      data-key={field}
      aria-label={label}
      aria-invalid={wrong ? true : undefined}
      title={wrong}
      inputMode="decimal"
      autoComplete="off"
      placeholder={field === 'returned' ? '0' : undefined}
      value={typed[field]}
      onChange={event => onType(at, field, event.currentTarget.value)}
      // What is typed takes the place of what stands there, as in the lines of an invoice.
      onFocus={event => event.currentTarget.select()}
      autoFocus={autoFocus}
    />
  );
}

export interface RowProps {
  row: Row;
  typed: Typed;
  at: number;
  mode: Mode;
  tax: Tax;
  onType(at: number, field: keyof Typed, text: string): void;
}

export const rateOf = (row: Row) => [formatTaxRate(row.ivaRate), codesOf(row)].filter(Boolean).join(' · ');

export function useChange({ row, typed, mode, tax }: RowProps) {
  const wrong = wrongIn(row, typed, mode);
  const change = Object.keys(wrong).length ? null : changeOf(row, editOf(row, typed, mode, tax));
  return { wrong, change, changed: change !== null && !/^0*\.?0*$/.test(change) };
}
