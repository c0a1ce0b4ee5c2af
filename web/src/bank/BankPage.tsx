import { Box } from '@chakra-ui/react';
import { BackLink } from '../ui/layout/BackLink';
import { CheckCheck } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useBankMovementsQuery, type BankRowFragment } from '../gql/bank';
import type { BankState } from '../gql/schema';
import { paths } from '../paths';
import { Button } from '../ui/Button';
import { formatCount } from '../ui/format/amounts';
import { KeyHints, type Hint } from '../ui/keys/KeyHints';
import { Page } from '../ui/layout/Page';
import { Tabs } from '../ui/layout/Tabs';
import { DataTable } from '../ui/table/DataTable';
import { ListEmpty } from '../ui/table/ListEmpty';
import { Pager } from '../ui/table/Pager';
import { useListQuery } from '../ui/table/useListQuery';
import { usePageNumber } from '../ui/table/useSearchText';
import { bankColumns, MovementCard } from './bankColumns';
import { ChooseModal } from './ChooseModal';
import { MovementButtons } from './MovementParts';
import { Statements } from './Statements';
import { StatementUpload } from './StatementUpload';
import { MOST_AT_ONCE, useBankActions } from './useBankActions';
import { useBankKeys } from './useBankKeys';
import { PAGE } from '../ui/table/pages';

/** Its columns need more room than a table usually has. */
const TABLE = '(min-width: 1100px)';
const STATES: [state: BankState, label: string][] = [
  ['open', 'Por casar'],
  ['sure', 'Seguros'],
  ['matched', 'Casados'],
  ['aside', 'Apartados'],
  ['out', 'Salidas'],
];
const NONE: Record<BankState, { title: string; text: string }> = {
  open: {
    title: 'No hay nada por casar',
    text: 'Sube el extracto de tu banco: para cada ingreso verás de qué factura parece, y tú lo confirmas.',
  },
  sure: {
    title: 'Ahora no hay ninguno seguro',
    text: 'Son seguros los que llevan el número de la factura o el cliente, y justo el importe que se debe.',
  },
  matched: {
    title: 'Aún no has casado ningún movimiento',
    text: 'Los cobros que confirmes quedan aquí, y aquí se deshacen.',
  },
  aside: {
    title: 'No has apartado ningún movimiento',
    text: 'Los ingresos que no son cobros de facturas quedan aquí.',
  },
  out: {
    title: 'No hay salidas',
    text: 'Lo que sale de la cuenta y no es la devolución de una factura se queda aquí.',
  },
};

const back = <BackLink to={paths.invoices({ due: 'open' })}>Por cobrar</BackLink>;

const HINTS: Hint[] = [
  [['↑', '↓'], 'moverse'],
  [['Enter'], 'confirmar'],
  [['O'], 'otra factura'],
  [['A'], 'no es un cobro'],
  [['S'], 'los seguros'],
];

export function BankPage() {
  const [params] = useSearchParams();
  const isStatements = params.get('state') === 'statements';
  const number = usePageNumber();
  const page = isStatements ? 1 : number;
  const state = STATES.map(([name]) => name).find(name => name === params.get('state')) ?? 'open';
  const query = useBankMovementsQuery({ variables: { state, page, limit: PAGE }, fetchPolicy: 'cache-and-network' });
  const { shown, failed, retry } = useListQuery(query, 'Error cargando los movimientos del banco');
  const list = shown?.bankMovements;
  const acts = useBankActions();
  const [choosing, setChoosing] = useState<BankRowFragment | null>(null);
  const keys = useBankKeys(list?.items, {
    choose: setChoosing,
    aside: row => aside(row, !row.aside),
    confirmSure: () => void acts.confirmSure(),
  });
  const after = (action: Promise<unknown>) => {
    keys.leave();
    void action;
  };
  const aside = (row: BankRowFragment, value: boolean) => after(acts.aside(row, value));
  const buttons = (row: BankRowFragment) => (
    <MovementButtons
      row={row}
      busy={acts.busy}
      onConfirm={each => after(acts.confirm(each))}
      onChoose={setChoosing}
      onAside={aside}
      onUndo={each => after(acts.undo(each))}
    />
  );
  const sure = list?.sureCount ?? 0;
  const counts: Partial<Record<BankState, string>> = list
    ? { open: formatCount(list.openCount), sure: formatCount(sure) }
    : {};
  const movements = (
    <>
      <Box onKeyDown={keys.onKeyDown}>
        <DataTable
          label="Movimientos del banco"
          columns={bankColumns(buttons)}
          tableFrom={TABLE}
          rows={list?.items}
          rowKey={row => row.id}
          card={row => <MovementCard row={row} />}
          cardActions={row => <Box marginTop="3">{buttons(row)}</Box>}
          error={failed}
          onRetry={retry}
          empty={
            <ListEmpty
              noun="movimientos"
              first={(list?.pagination.total ?? 0) > 0 && paths.bank({ state })}
              none={NONE[state]}
            />
          }
        />
      </Box>
      {list && <Pager pagination={list.pagination} noun="movimientos" to={to => paths.bank({ state, page: to })} />}
      {list && list.items.length > 0 && <KeyHints hints={HINTS} wide />}
      <ChooseModal
        row={choosing}
        busy={acts.busy}
        onClose={() => setChoosing(null)}
        onChoose={async (row, ids) => {
          keys.leave();
          return acts.choose(row, ids);
        }}
      />
    </>
  );
  return (
    <Page
      title="Banco"
      above={back}
      subtitle="Lo que ha entrado en tu cuenta, y las facturas de las que parece."
      actions={sure > 0 && <ConfirmSure count={sure} busy={acts.busy} confirm={() => void acts.confirmSure()} />}
    >
      <StatementUpload />
      <Tabs
        label="Movimientos"
        tabs={[
          ...STATES.map(([name, label]) => ({ to: paths.bank({ state: name }), label, count: counts[name] })),
          { to: paths.bank({ state: 'statements' }), label: 'Extractos' },
        ]}
        current={paths.bank({ state: isStatements ? 'statements' : state })}
      />
      {isStatements ? <Statements /> : movements}
    </Page>
  );
}

/** All that nobody has to look at, as many as go at once. */
const ConfirmSure = ({ count, busy, confirm }: { count: number; busy: boolean; confirm(): void }) => (
  <Button variant="accent" icon={<CheckCheck />} busy={busy} busyLabel="Anotando..." onClick={confirm}>
    {`Confirmar los seguros (${formatCount(Math.min(count, MOST_AT_ONCE))})`}
  </Button>
);
