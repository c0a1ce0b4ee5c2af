import { Box, VisuallyHidden } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import type { OriginalFragment } from '../../gql/invoices';
import { paths } from '../../paths';
import { formatAmount, formatMoney } from '../../ui/format/amounts';
import { formatDate } from '../../ui/format/dates';
import { formatTaxRate } from '../../ui/format/here';
import { useDesktop } from '../../ui/format/media';
import { Button } from '../../ui/Button';
import { IconButton } from '../../ui/IconButton';
import { NumberLink } from '../../ui/layout/TextLink';
import { codesOf } from '../cause';
import { collectedOf } from '../collect/family';
import { debtDoubtsOf, namedIn } from '../debtDoubts';
import { Cell, Grid } from '../wrong/rows/rowsStyle';
import { goBetweenRows } from '../wrong/rows/RowsTable';
import { beyond, isOwed, rowsOf, wrongIn, type Row } from './parts';
import type { Together } from './useTogether';

interface OriginalsTableProps {
  originals: readonly OriginalFragment[];
  together: Together;
  remove(id: string): void;
}
interface OriginalProps extends Omit<OriginalsTableProps, 'originals'> {
  original: OriginalFragment;
  first: boolean;
}

const rateOf = (row: Row) => [formatTaxRate(row.ivaRate), codesOf(row)].filter(Boolean).join(' · ');
const wasOf = (row: Row) =>
  row.left === row.base ? formatAmount(row.left) : `${formatAmount(row.left)} de ${formatAmount(row.base)}`;

function Amount({
  original,
  row,
  focus,
  together,
}: {
  original: OriginalFragment;
  row: Row;
  focus: boolean;
  together: Together;
}) {
  if (together.data) return <Box padding="2">No cambia</Box>;
  const text = together.typed[row.key] ?? '';
  const wrong = wrongIn(text);
  return (
    <Cell
      data-key="off"
      aria-label={`Se quita de la ${original.fullNumber}, ${rateOf(row)}`}
      aria-invalid={wrong ? true : undefined}
      title={wrong ?? undefined}
      inputMode="decimal"
      autoComplete="off"
      placeholder="0"
      value={text}
      onChange={event => together.type({ [row.key]: event.currentTarget.value })}
      autoFocus={focus}
    />
  );
}

/** Of a debt: what came in of it, and what its issuer should know of the law's terms. */
function debtNotes(original: OriginalFragment, { reason }: Together): ReactNode {
  const came = collectedOf(original);
  const doubts = isOwed(original)
    ? debtDoubtsOf(original, reason === 'unpaid', original.kind === 'F2' ? null : namedIn(original))
    : [];
  if (!came && doubts.length === 0) return null;
  return (
    <Box textStyle="small" display="grid" gap="1">
      {came && (
        <Box color="muted">
          {isOwed(original)
            ? `Han entrado ${formatMoney(came)}: se rectifica lo que aún te deben.`
            : 'Consta como cobrada: no hay deuda que abonar, quítala de la lista.'}
        </Box>
      )}
      {doubts.map(doubt => (
        <Box key={doubt} color="warning">
          {doubt}
        </Box>
      ))}
    </Box>
  );
}

/** What is wrong with one, or odd about it. */
function notesOf({ original, together, remove }: OriginalProps): ReactNode {
  const refused = together.refused(original.id);
  const rows = rowsOf(original);
  const wrong = rows.map(({ key }) => wrongIn(together.typed[key])).find(Boolean);
  const over = rows.filter(row => beyond(row, together.typed[row.key]));
  if (refused)
    return (
      <Box role="alert" color="danger" textStyle="small">
        {refused}
        <Box>
          <Button size="sm" variant="outline" marginTop="2" onClick={() => remove(original.id)}>
            Quitarla de la lista
          </Button>
        </Box>
      </Box>
    );
  if (wrong)
    return (
      <Box color="danger" textStyle="small">
        {wrong}
      </Box>
    );
  if (over.length > 0)
    return (
      <Box color="warning" textStyle="small">
        Quitas más de lo que queda{over.length < rows.length ? ` al ${rateOf(over[0]!)}` : ''}: revisa que sea lo que
        quieres.
      </Box>
    );
  return together.debt ? debtNotes(original, together) : null;
}

function TableOriginal(props: OriginalProps) {
  const { original, together, remove, first } = props;
  const rows = rowsOf(original);
  const notes = notesOf(props);
  return (
    <>
      {rows.map((row, i) => (
        <tr key={row.key}>
          {i === 0 && (
            <td className="text" rowSpan={rows.length}>
              <NumberLink to={paths.invoice(original.id)}>{original.fullNumber}</NumberLink>
              <Box color="muted" textStyle="small">
                {formatDate(original.date)}
              </Box>
            </td>
          )}
          <td className="was">{rateOf(row)}</td>
          <td className="was">{wasOf(row)}</td>
          <td className="bare">
            <Amount original={original} row={row} focus={first && i === 0} together={together} />
          </td>
          {i === 0 && (
            <td className="bare" rowSpan={rows.length}>
              <Box display="grid" placeItems="center">
                <IconButton
                  label={`Quitar la ${original.fullNumber} de la lista`}
                  icon={<X />}
                  onClick={() => remove(original.id)}
                />
              </Box>
            </td>
          )}
        </tr>
      ))}
      {notes && (
        <tr>
          <td className="text" colSpan={5}>
            <Box paddingY="2">{notes}</Box>
          </td>
        </tr>
      )}
    </>
  );
}

function ListOriginal(props: OriginalProps) {
  const { original, together, remove } = props;
  return (
    <Box as="li" paddingX="4" paddingY="3.5" borderTopWidth="1px">
      <Box display="flex" alignItems="center" justifyContent="space-between" gap="3">
        <Box>
          <NumberLink to={paths.invoice(original.id)}>{original.fullNumber}</NumberLink>
          <Box as="span" color="muted" textStyle="small" marginStart="2">
            {formatDate(original.date)}
          </Box>
        </Box>
        <IconButton
          label={`Quitar la ${original.fullNumber} de la lista`}
          icon={<X />}
          onClick={() => remove(original.id)}
        />
      </Box>
      {rowsOf(original).map(row => (
        <Box
          key={row.key}
          display="grid"
          gridTemplateColumns="minmax(0, 1fr) 132px"
          gap="3"
          alignItems="center"
          marginTop="2"
        >
          <Box color="muted" textStyle="small">
            {`${original.tax} ${rateOf(row)}`}
            <Box>Queda {wasOf(row)}</Box>
          </Box>
          <Amount original={original} row={row} focus={false} together={together} />
        </Box>
      ))}
      {notesOf(props) && <Box marginTop="2">{notesOf(props)}</Box>}
    </Box>
  );
}

/** Each invoice with what is left of it at each rate, and what is taken off. */
export function OriginalsTable({ originals, together, remove }: OriginalsTableProps) {
  const desktop = useDesktop();
  const each = originals.map((original, i) => ({ original, together, remove, first: i === 0 }));
  if (!desktop)
    return (
      <Box as="ul" listStyleType="none" aria-label="Facturas que rectificas" onKeyDown={goBetweenRows}>
        {each.map(props => (
          <ListOriginal key={props.original.id} {...props} />
        ))}
      </Box>
    );
  return (
    <Grid aria-label="Facturas que rectificas" onKeyDown={goBetweenRows}>
      <colgroup>
        {[undefined, '92px', '196px', '128px', '48px'].map((width, i) => (
          <col key={i} style={{ width }} />
        ))}
      </colgroup>
      <thead>
        <tr>
          <th scope="col" className="text">
            Factura
          </th>
          <th scope="col">{originals[0]!.tax}</th>
          <th scope="col">Base que queda</th>
          <th scope="col" className="now">
            Se quita
          </th>
          <th scope="col">
            <VisuallyHidden>Quitar de la lista</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {each.map(props => (
          <Fragment key={props.original.id}>
            <TableOriginal {...props} />
          </Fragment>
        ))}
      </tbody>
    </Grid>
  );
}
