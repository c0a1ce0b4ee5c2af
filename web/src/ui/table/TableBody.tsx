import { Box, chakra } from '@chakra-ui/react';
import { Card } from '../layout/Card';
import type { Column, DataTableProps } from './table';
import { RowTarget } from './RowTarget';
import { Skeleton } from '../layout/Skeleton';

const cell = {
  px: '3',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  _first: { ps: '5' },
  _last: { pe: '5' },
} as const;
// Stays in view below the bar; its hairline is a shadow, since a collapsed border does not travel along.
const Head = chakra('th', {
  base: {
    ...cell,
    height: 'head',
    textStyle: 'captionStrong',
    color: 'muted',
    whiteSpace: 'nowrap',
    position: 'sticky',
    top: 'calc({sizes.nav} + 1px)',
    zIndex: 2,
    bg: 'surface',
    boxShadow: 'inset 0 -1px 0 {colors.border}',
    borderTopRadius: 'md',
  },
});
const Cell = chakra('td', { base: { ...cell, height: 'row', py: '1' } });
const Row = chakra('tr', {
  base: {
    position: 'relative',
    borderTopWidth: '1px',
    transitionProperty: 'background-color',
    transitionDuration: 'fast',
    _first: { borderTopWidth: 0 },
    '&[data-target]:hover': { bg: 'subtle' },
    '&[data-selected]': { bg: 'brand.subtle' },
    // Buttons in a row lie above the row's own target.
    '& td a, & td button, & td label': { zIndex: 1 },
    '& td .above': { position: 'relative', zIndex: 1 },
  },
});

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
      <chakra.table width="full" tableLayout="fixed" borderCollapse="collapse" aria-label={label}>
        <colgroup>
          {columns.map(column => (
            <col key={column.key} style={{ width: column.width }} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {columns.map(column => (
              <Head key={column.key} scope="col" textAlign={column.align ?? 'start'}>
                {column.head}
              </Head>
            ))}
          </tr>
        </thead>
        <tbody>
          {!rows && <SkeletonRows columns={columns} count={expected} />}
          {rows?.map(row => (
            <Row
              key={rowKey(row)}
              data-target={rowLink || rowPress ? '' : undefined}
              data-selected={selected?.(row) ? '' : undefined}
            >
              {columns.map((column, index) => (
                <Cell
                  key={column.key}
                  textAlign={column.align ?? 'start'}
                  color={column.quiet ? 'muted' : undefined}
                  layerStyle={column.figures ? 'figures' : undefined}
                >
                  {index === columns.findIndex(c => c.skeleton !== 'none') ? (
                    <RowTarget to={rowLink?.(row)} press={rowPress && (() => rowPress(row))}>
                      {column.cell(row)}
                    </RowTarget>
                  ) : (
                    column.cell(row)
                  )}
                </Cell>
              ))}
            </Row>
          ))}
        </tbody>
      </chakra.table>
    </Card>
  );
}

const LENGTHS = [64, 56, 72, 60, 68, 52];

function SkeletonRows<R>({ columns, count }: { columns: Column<R>[]; count: number }) {
  return Array.from({ length: count }, (_, row) => (
    <Row key={row} opacity={1 - row * 0.05}>
      {columns.map((column, index) => (
        <Cell key={column.key}>
          {column.skeleton !== 'none' && (
            <Box display="flex" justifyContent={column.align ?? 'start'}>
              <Skeleton
                width={column.skeleton === 'pill' ? '72px' : `${LENGTHS[(row + index) % LENGTHS.length]}%`}
                height={column.skeleton === 'pill' ? '20px' : '12px'}
                borderRadius={column.skeleton === 'pill' ? 'full' : 'xs'}
              />
            </Box>
          )}
        </Cell>
      ))}
    </Row>
  ));
}
