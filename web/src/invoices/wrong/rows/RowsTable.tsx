import { Box, VisuallyHidden } from '@chakra-ui/react';
import { memo, type KeyboardEvent } from 'react';
import type { Tax } from '../../../../../schema/tax/territory';
import { formatAmount, formatPrice, formatQuantity } from '../../../ui/format/amounts';
import { useDesktop } from '../../../ui/format/media';
import { choicesOf } from '../../cause';
import type { Row } from './difference';
import { ListRow } from './ListRow';
import { Field, lastOf, rateOf, useChange, writtenOf, type RowProps } from './RowField';
import type { Mode, Typed } from './rowFields';
import { Grid } from './rowsStyle';

/** Enter and the arrows go to the same field of another row. */
export function goBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, Enter: 1, ArrowUp: -1 }[event.key];
  const at = event.target;
  if (!step || event.ctrlKey || event.metaKey || !(at instanceof HTMLInputElement)) return;
  event.preventDefault();
  const column = [...event.currentTarget.querySelectorAll<HTMLInputElement>(`[data-key="${at.dataset.key}"]`)];
  column[column.indexOf(at) + step]?.focus();
}

/** Why there is no VAT, where that was chosen: its name is longer than the field. */
function Cause({ typed, mode, tax }: Pick<RowProps, 'typed' | 'mode' | 'tax'>) {
  const chosen = mode === 'rates' && choicesOf(tax).find(({ value }) => value === typed.rate);
  if (!chosen) return null;
  return (
    <Box color="muted" textStyle="caption">
      {chosen.name}
    </Box>
  );
}

const TableRow = memo(function TableRow(props: RowProps) {
  const { row, typed, at, mode, tax, onType } = props;
  const { wrong, change, changed } = useChange(props);
  const both = mode === 'amounts' || mode === 'own';
  return (
    <tr>
      <th scope="row">{at + 1}</th>
      <td className="text">
        {row.description}
        {row.gross && (
          <Box as="span" color="muted">
            {` · precio con ${tax}`}
          </Box>
        )}
        <Cause {...{ typed, mode, tax }} />
      </td>
      {!both && <td className="was">{formatQuantity(row.quantity)}</td>}
      {both && (
        <td className="bare">
          <Field
            name={writtenOf(tax)[mode][0]!.name}
            at={at}
            field="quantity"
            {...{ row, tax, typed, onType }}
            wrong={wrong.quantity}
          />
        </td>
      )}
      <td className="was">{formatPrice(row.price)}</td>
      {both && (
        <td className="bare">
          <Field
            name={writtenOf(tax)[mode][1]!.name}
            at={at}
            field="price"
            {...{ row, tax, typed, onType }}
            wrong={wrong.price}
            autoFocus={at === 0}
          />
        </td>
      )}
      <td className="was">{rateOf(row)}</td>
      {!both &&
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
  own: ['36px', undefined, '124px', '104px', '112px', '84px', '104px'],
  rates: ['36px', undefined, '76px', '104px', '84px', '168px', '112px'],
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
  const written = writtenOf(tax)[mode];
  const heads =
    mode === 'amounts' || mode === 'own'
      ? [written[0]!.name, 'Precio antes', written[1]!.name, tax]
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
