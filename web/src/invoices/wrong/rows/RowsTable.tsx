import { Box, VisuallyHidden } from '@chakra-ui/react';
import { memo, type KeyboardEvent } from 'react';
import { formatAmount, formatPrice, formatQuantity } from '../../../ui/format/amounts';
import { useDesktop } from '../../../ui/format/media';
import { codesOf } from '../../cause';
import { changeOf, type Row } from './difference';
import { Cell, Grid } from './rowsStyle';
import { editOf, ratesOf, wrongIn, type Mode, type Typed } from './rowFields';
import { formatTaxRate } from '../../../ui/format/here';
import type { Tax } from '../../../../../schema/tax/territory';

/** The column that is written, of each kind of change. */
const writtenOf = (tax: Tax): Record<Mode, { key: keyof Typed; name: string }[]> => ({
  amounts: [
    { key: 'quantity', name: 'Cantidad buena' },
    { key: 'price', name: 'Precio bueno' },
  ],
  rates: [{ key: 'rate', name: `${tax} bueno` }],
  returned: [{ key: 'returned', name: 'Devuelve' }],
});
const lastOf = (tax: Tax): Record<Mode, string> => ({
  amounts: 'Diferencia',
  rates: `Cambio de ${tax}`,
  returned: 'Se abona',
});

/** Enter and the arrows go to the same field of another row. */
export function goBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, Enter: 1, ArrowUp: -1 }[event.key];
  const at = event.target;
  if (!step || event.ctrlKey || event.metaKey || !(at instanceof HTMLInputElement)) return;
  event.preventDefault();
  const column = [...event.currentTarget.querySelectorAll<HTMLInputElement>(`[data-key="${at.dataset.key}"]`)];
  const next = column[column.indexOf(at) + step];
  next?.focus();
  next?.select();
}

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

function Field({ name, at, field, row, tax, typed, wrong, onType, autoFocus }: FieldProps) {
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
      autoFocus={autoFocus}
    />
  );
}

interface RowProps {
  row: Row;
  typed: Typed;
  at: number;
  mode: Mode;
  tax: Tax;
  onType(at: number, field: keyof Typed, text: string): void;
}

const rate = (row: Row) => [formatTaxRate(row.ivaRate), codesOf(row)].filter(Boolean).join(' · ');

function useChange({ row, typed, mode, tax }: RowProps) {
  const wrong = wrongIn(row, typed, mode);
  const change = Object.keys(wrong).length ? null : changeOf(row, editOf(row, typed, mode, tax));
  return { wrong, change, changed: change !== null && !/^0*\.?0*$/.test(change) };
}

const TableRow = memo(function TableRow(props: RowProps) {
  const { row, typed, at, mode, tax, onType } = props;
  const { wrong, change, changed } = useChange(props);
  return (
    <tr>
      <th scope="row">{at + 1}</th>
      <td className="text">{row.description}</td>
      {mode !== 'amounts' && <td className="was">{formatQuantity(row.quantity)}</td>}
      {mode === 'amounts' && (
        <td className="bare">
          <Field
            name="Cantidad buena"
            at={at}
            field="quantity"
            {...{ row, tax, typed, onType }}
            wrong={wrong.quantity}
          />
        </td>
      )}
      <td className="was">{formatPrice(row.price)}</td>
      {mode === 'amounts' && (
        <td className="bare">
          <Field
            name="Precio bueno"
            at={at}
            field="price"
            {...{ row, tax, typed, onType }}
            wrong={wrong.price}
            autoFocus={at === 0}
          />
        </td>
      )}
      <td className="was">{rate(row)}</td>
      {mode !== 'amounts' &&
        writtenOf(tax)[mode].map(({ key, name }) => (
          <td className="bare" key={key}>
            <Field
              name={name}
              at={at}
              field={key}
              {...{ row, tax, typed, onType }}
              wrong={wrong[key]}
              autoFocus={at === 0}
            />
          </td>
        ))}
      <td className={changed ? 'changed' : 'was'}>{change === null ? '—' : formatAmount(change)}</td>
    </tr>
  );
});

const ListRow = memo(function ListRow(props: RowProps) {
  const { row, typed, at, mode, tax, onType } = props;
  const { wrong, change, changed } = useChange(props);
  return (
    <Box
      as="li"
      paddingX="4"
      paddingY="3.5"
      borderTopWidth="1px"
      borderInlineStartWidth={changed ? '3px' : undefined}
      borderInlineStartColor="brand"
    >
      <Box textStyle="name" overflowWrap="anywhere">
        {row.description}
      </Box>
      <Box color="muted" textStyle="small">
        {`${formatQuantity(row.quantity)} × ${formatPrice(row.price)}\u00a0€ · ${tax} ${rate(row)}`}
      </Box>
      <Box display="grid" gap="3" gridAutoFlow="column" gridAutoColumns="minmax(0, 1fr)" marginTop="2.5">
        {writtenOf(tax)[mode].map(({ key, name }) => (
          <Box key={key}>
            <Box textStyle="label" marginBottom="1" aria-hidden>
              {name}
            </Box>
            <Field name={name} at={at} field={key} {...{ row, tax, typed, onType }} wrong={wrong[key]} />
            {wrong[key] && (
              <Box color="danger" textStyle="caption" marginTop="1">
                {wrong[key]}
              </Box>
            )}
          </Box>
        ))}
      </Box>
      {changed && (
        <Box color="muted" textStyle="small" marginTop="1.5">
          {lastOf(tax)[mode]}: {formatAmount(change!)} €
        </Box>
      )}
    </Box>
  );
});

interface RowsTableProps {
  rows: Row[];
  typed: Typed[];
  mode: Mode;
  /** The invoice's own. */
  tax: Tax;
  onType(at: number, field: keyof Typed, text: string): void;
}

const WIDTHS: Record<Mode, (string | undefined)[]> = {
  amounts: ['36px', undefined, '124px', '104px', '112px', '84px', '104px'],
  rates: ['36px', undefined, '84px', '104px', '84px', '132px', '112px'],
  returned: ['36px', undefined, '84px', '104px', '84px', '104px', '112px'],
};

/** The rows of an invoice with what is wrong in each. */
export function RowsTable({ rows, typed, mode, tax, onType }: RowsTableProps) {
  const desktop = useDesktop();
  const each = rows.map((row, at) => ({ row, typed: typed[at]!, at, mode, tax, onType }));
  if (!desktop)
    return (
      <Box as="ul" listStyleType="none" aria-label="Líneas" onKeyDown={goBetweenRows}>
        {each.map(props => (
          <ListRow key={props.at} {...props} />
        ))}
      </Box>
    );
  const heads =
    mode === 'amounts'
      ? ['Cantidad buena', 'Precio antes', 'Precio bueno', tax]
      : ['Cantidad', 'Precio', tax, writtenOf(tax)[mode][0]!.name];
  return (
    <Grid aria-label="Líneas" onKeyDown={goBetweenRows}>
      <colgroup>
        {WIDTHS[mode].map((width, i) => (
          <col key={i} style={{ width }} />
        ))}
      </colgroup>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>Línea</VisuallyHidden>
          </th>
          <th scope="col" className="text">
            Descripción
          </th>
          {heads.map(name => (
            <th
              key={name}
              scope="col"
              className={writtenOf(tax)[mode].some(each => each.name === name) ? 'now' : undefined}
            >
              {name}
            </th>
          ))}
          <th scope="col">{lastOf(tax)[mode]}</th>
        </tr>
      </thead>
      <tbody>
        {each.map(props => (
          <TableRow key={props.at} {...props} />
        ))}
      </tbody>
    </Grid>
  );
}
