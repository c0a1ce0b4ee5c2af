import { Box } from '@chakra-ui/react';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useBankStatementsQuery, type StatementRowFragment } from '../gql/bank';
import { paths } from '../paths';
import { Button } from '../ui/Button';
import { formatCount } from '../ui/format/amounts';
import { formatMoment } from '../ui/format/dates';
import { DataTable } from '../ui/table/DataTable';
import { ListEmpty } from '../ui/table/ListEmpty';
import { Pager } from '../ui/table/Pager';
import type { Column } from '../ui/table/table';
import { useListQuery } from '../ui/table/useListQuery';
import { usePageNumber } from '../ui/table/useSearchText';
import { accountName, daysText, many } from './accountName';
import { WithdrawModal } from './WithdrawModal';
import { actionsColumn } from '../ui/table/actionsColumn';

const PAGE = 20;
const NONE = {
  title: 'No hay ningún extracto',
  text: 'Los que subas quedan aquí, y de aquí se retira el que subiste por error.',
};

const formatName = ({ format }: StatementRowFragment) => (format === 'n43' ? 'Norma 43' : 'CSV');
const accountsOf = ({ accounts }: StatementRowFragment) => accounts.map(accountName).join(' · ');
const matchedText = ({ matched }: StatementRowFragment) => (matched > 0 ? many(matched, 'casado', 'casados') : '');

const columns = (buttons: (row: StatementRowFragment) => React.ReactNode): Column<StatementRowFragment>[] => [
  { key: 'at', head: 'Subido', width: '172px', figures: true, cell: ({ createdAt }) => formatMoment(createdAt) },
  {
    key: 'account',
    head: 'Cuenta',
    cell: row => (
      <Box whiteSpace="normal" overflowWrap="anywhere">
        {accountsOf(row)}
        <Box color="muted" textStyle="small">
          {formatName(row)}
        </Box>
      </Box>
    ),
  },
  { key: 'days', head: 'Días', width: '232px', figures: true, cell: ({ from, to }) => daysText(from, to) },
  {
    key: 'count',
    head: 'Movimientos',
    width: '132px',
    align: 'end',
    figures: true,
    cell: row => (
      <>
        {formatCount(row.count)}
        <Box color="muted" textStyle="small">
          {matchedText(row)}
        </Box>
      </>
    ),
  },
  actionsColumn('132px', buttons),
];

function StatementCard({ row }: { row: StatementRowFragment }) {
  return (
    <>
      <Box textStyle="name" overflowWrap="anywhere" layerStyle="figures" whiteSpace="normal">
        {accountsOf(row)}
      </Box>
      <Box layerStyle="figures">{daysText(row.from, row.to)}</Box>
      <Box color="muted" textStyle="small" layerStyle="figures" whiteSpace="normal">
        {[
          many(row.count, 'movimiento', 'movimientos'),
          matchedText(row),
          formatName(row),
          `subido el ${formatMoment(row.createdAt)}`,
        ]
          .filter(Boolean)
          .join(' · ')}
      </Box>
    </>
  );
}

/** The files that were uploaded, each of which can be taken back. */
export function Statements() {
  const page = usePageNumber();
  const query = useBankStatementsQuery({ variables: { page, limit: PAGE }, fetchPolicy: 'cache-and-network' });
  const { shown, failed, retry } = useListQuery(query, 'Error cargando los extractos');
  const list = shown?.bankStatements;
  const [withdrawing, setWithdrawing] = useState<StatementRowFragment | null>(null);
  const buttons = (row: StatementRowFragment) => (
    <Button
      size="sm"
      icon={<Undo2 />}
      aria-label={`Retirar el extracto de ${accountsOf(row)}, ${daysText(row.from, row.to)}`}
      onClick={() => setWithdrawing(row)}
    >
      Retirar
    </Button>
  );
  return (
    <>
      <DataTable
        label="Extractos subidos"
        columns={columns(buttons)}
        rows={list?.items}
        rowKey={row => row.id}
        card={row => <StatementCard row={row} />}
        cardActions={row => <Box marginTop="3">{buttons(row)}</Box>}
        error={failed}
        onRetry={retry}
        empty={
          <ListEmpty
            noun="extractos"
            first={(list?.pagination.total ?? 0) > 0 && paths.bank({ state: 'statements' })}
            none={NONE}
          />
        }
      />
      {list && (
        <Pager
          pagination={list.pagination}
          noun="extractos"
          to={number => paths.bank({ state: 'statements', page: number })}
        />
      )}
      <WithdrawModal statement={withdrawing} onClose={() => setWithdrawing(null)} />
    </>
  );
}
