import { Box } from '@chakra-ui/react';
import { rhythmText } from '../../../../schema/recurring';
import type { RecurringRowFragment } from '../../gql/invoices';
import { formatMoney } from '../../ui/format/amounts';
import { formatDate } from '../../ui/format/dates';
import type { Column } from '../../ui/table/table';
import { LastMade, RuleButtons, StateMark, Trouble } from './RecurringState';
import type { RecurringActs } from './useRecurringActions';
import { actionsColumn } from '../../ui/table/actionsColumn';

export const nextOf = ({ nextDate, state }: RecurringRowFragment) =>
  nextDate && state !== 'paused' ? formatDate(nextDate) : '—';

export const recurringColumns = (acts: RecurringActs): Column<RecurringRowFragment>[] => [
  { key: 'customer', head: 'Cliente', width: '20%', cell: rule => rule.customerName },
  {
    key: 'concept',
    head: 'Qué se repite',
    cell: rule => (
      <>
        <Box truncate>{rule.concept}</Box>
        <Box textStyle="small" color="muted">
          {rhythmText(rule)}
        </Box>
        <Trouble rule={rule} acts={acts} />
      </>
    ),
  },
  { key: 'next', head: 'Próxima', width: '120px', figures: true, cell: nextOf },
  { key: 'last', head: 'Última', width: '128px', figures: true, quiet: true, cell: rule => <LastMade rule={rule} /> },
  { key: 'total', head: 'Importe', width: '120px', align: 'end', figures: true, cell: rule => formatMoney(rule.total) },
  { key: 'state', head: 'Estado', width: '124px', skeleton: 'pill', cell: rule => <StateMark rule={rule} /> },
  actionsColumn('140px', rule => <RuleButtons rule={rule} acts={acts} />),
];
