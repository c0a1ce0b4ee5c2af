import { Box, Table } from '@chakra-ui/react';
import { memo } from 'react';
import { Card } from '../layout/Card';
import type { Column, DataTableProps } from './table';
import { RowTarget } from './RowTarget';
import { Skeleton } from '../layout/Skeleton';
import { SortLink } from './SortLink';

type TableBodyProps<R> = Pick<
  DataTableProps<R>,
  'label' | 'columns' | 'rows' | 'rowKey' | 'rowLink' | 'rowPress' | 'selected'
> & {
  /** Stands within a card already. */
  bare?: boolean;
  /** How many rows to hold the place of. */
  expected?: number;
};

export function TableBody<R>({
  label,
  columns,
  rows,
  rowKey,
  rowLink,
  rowPress,
  selected,
  bare,
  expected = 12,
}: TableBodyProps<R>) {
  return (
    <Card overflow="clip" borderWidth={bare ? 0 : '1px'}>
      {/* What changes in it is laid out and painted within it: of 200 rows half of what a tick takes. */}
      <Table.Root aria-label={label} contain="layout paint">
        <Table.ColumnGroup>
          {columns.map(column => (
            <Table.Column key={column.key} style={{ width: column.width }} />
          ))}
        </Table.ColumnGroup>
        <Table.Header>
          <tr>
            {columns.map(column => (
              <Table.ColumnHeader
                key={column.key}
                scope="col"
                textAlign={column.align ?? 'start'}
                aria-sort={column.sort?.now}
              >
                {column.sort ? <SortLink {...column.sort}>{column.head}</SortLink> : column.head}
              </Table.ColumnHeader>
            ))}
          </tr>
        </Table.Header>
        <Table.Body>
          {!rows && <SkeletonRows columns={columns} count={expected} />}
          {rows?.map(row => (
            <TableRow
              key={rowKey(row)}
              name={rowKey(row)}
              row={row}
              columns={columns}
              to={rowLink?.(row)}
              press={rowPress}
              chosen={selected?.(row) ?? false}
            />
          ))}
        </Table.Body>
      </Table.Root>
    </Card>
  );
}

interface RowProps<R> {
  name: string;
  row: R;
  columns: Column<R>[];
  to: string | undefined;
  press: ((row: R) => void) | undefined;
  chosen: boolean;
}

function Cells<R>({ name, row, columns, to, press, chosen }: RowProps<R>) {
  const first = columns.findIndex(({ skeleton }) => skeleton !== 'none');
  return (
    <Table.Row data-row={name} data-target={to || press ? '' : undefined} data-selected={chosen ? '' : undefined}>
      {columns.map((column, index) => (
        <Table.Cell
          key={column.key}
          textAlign={column.align ?? 'start'}
          color={column.quiet ? 'muted' : undefined}
          layerStyle={column.figures ? 'figures' : undefined}
        >
          {index === first ? (
            <RowTarget to={to} press={press && (() => press(row))}>
              {column.cell(row, chosen)}
            </RowTarget>
          ) : (
            column.cell(row, chosen)
          )}
        </Table.Cell>
      ))}
    </Table.Row>
  );
}

/** Rows are many: one that is as before is not drawn anew for another that was ticked, nor for a letter in the search. */
const TableRow = memo(
  Cells,
  (before, now) =>
    before.row === now.row &&
    before.chosen === now.chosen &&
    before.to === now.to &&
    before.press === now.press &&
    before.columns.length === now.columns.length &&
    before.columns.every(({ cell }, at) => cell === now.columns[at]!.cell),
) as typeof Cells;

const LENGTHS = [64, 56, 72, 60, 68, 52];

function SkeletonRows<R>({ columns, count }: { columns: Column<R>[]; count: number }) {
  return Array.from({ length: count }, (_, row) => (
    <Table.Row key={row} opacity={1 - row * 0.05}>
      {columns.map((column, index) => (
        <Table.Cell key={column.key}>
          {column.skeleton !== 'none' && (
            <Box display="flex" justifyContent={column.align ?? 'start'}>
              <Skeleton
                width={column.skeleton === 'pill' ? '72px' : `${LENGTHS[(row + index) % LENGTHS.length]}%`}
                height={column.skeleton === 'pill' ? '20px' : '12px'}
                borderRadius={column.skeleton === 'pill' ? 'full' : 'xs'}
              />
            </Box>
          )}
        </Table.Cell>
      ))}
    </Table.Row>
  ));
}
