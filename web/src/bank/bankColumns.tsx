import { Box } from '@chakra-ui/react';
import type { BankRowFragment } from '../gql/bank';
import { formatMoney } from '../ui/format/amounts';
import { formatDate } from '../ui/format/dates';
import type { Column } from '../ui/table/table';
import { Proposed } from './MovementParts';
import { actionsColumn } from '../ui/table/actionsColumn';

/** What the bank says of it; nothing is left of that once its customer was erased. */
export const textOf = ({ text }: BankRowFragment) => text || 'Sin concepto';

export const bankColumns = (buttons: (row: BankRowFragment) => React.ReactNode): Column<BankRowFragment>[] => [
  { key: 'date', head: 'Fecha', width: '124px', figures: true, cell: ({ date }) => formatDate(date) },
  {
    key: 'text',
    head: 'Concepto',
    cell: row => (
      <Box whiteSpace="normal" overflowWrap="anywhere" lineClamp="3">
        {textOf(row)}
      </Box>
    ),
  },
  {
    key: 'amount',
    head: 'Importe',
    width: '128px',
    align: 'end',
    figures: true,
    cell: ({ amount }) => <Box textStyle="name">{formatMoney(amount)}</Box>,
  },
  { key: 'proposal', head: 'Factura', width: '30%', skeleton: 'pill', cell: row => <Proposed row={row} /> },
  actionsColumn('196px', buttons),
];

/** A row below 992 px. */
export function MovementCard({ row }: { row: BankRowFragment }) {
  return (
    <>
      <Box display="flex" justifyContent="space-between" gap="3" alignItems="baseline">
        <Box color="muted" layerStyle="figures">
          {formatDate(row.date)}
        </Box>
        <Box textStyle="h2" layerStyle="figures">
          {formatMoney(row.amount)}
        </Box>
      </Box>
      <Box overflowWrap="anywhere" marginY="1" lineClamp="3">
        {textOf(row)}
      </Box>
      <Proposed row={row} />
    </>
  );
}
