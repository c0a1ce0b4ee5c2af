import { Box } from '@chakra-ui/react';
import { CircleCheck } from 'lucide-react';
import type { CommissionFieldsFragment } from '../gql/affiliates';
import { formatMoney } from '../ui/format/amounts';
import { Button } from '../ui/Button';
import type { Column } from '../ui/table/table';
import { formatInstant } from '../ui/format/dates';
import { formatRate } from './affiliateValues';
import { actionsColumn } from '../ui/table/actionsColumn';

type Row = CommissionFieldsFragment;

const isFirm = ({ firmAt }: Row) => Date.parse(firmAt) <= Date.now();

/** From when on a refund takes nothing back; ticked once it is so. */
function Firm({ row }: { row: Row }) {
  if (!isFirm(row)) return <>{formatInstant(row.firmAt)}</>;
  return (
    <Box as="span" display="inline-flex" alignItems="center" gap="1.5" color="success">
      <CircleCheck size={16} strokeWidth={1.75} aria-hidden />
      {formatInstant(row.firmAt)}
      <Box as="span" srOnly>
        {' '}
        (firme)
      </Box>
    </Box>
  );
}

/** 'Folio PRO: 49,00 €' */
const what = ({ concept, base }: Row) =>
  concept ? `${concept.split(',')[0]}: ${formatMoney(base)}` : formatMoney(base);

const PayButton = ({ row, pay, size = 'sm' }: { row: Row; pay(row: Row): void; size?: 'sm' | 'md' }) => (
  <Button
    size={size}
    aria-label={`Pagar ${formatMoney(row.amount)} a ${row.affiliate.name} por ${row.referral.tenantName}`}
    onClick={() => pay(row)}
  >
    Pagar
  </Button>
);

/** `wide`: there is room for what was computed, which the payment's dialog says too. */
export const commissionColumns = (pay: (row: Row) => void, wide: boolean): Column<Row>[] => [
  {
    key: 'createdAt',
    head: 'Pago',
    width: '124px',
    quiet: true,
    figures: true,
    cell: row => formatInstant(row.createdAt),
  },
  {
    key: 'tenant',
    head: 'Empresa',
    cell: row => (
      <Box truncate title={row.referral.tenantName}>
        {row.referral.tenantName}
      </Box>
    ),
  },
  ...(wide
    ? [
        {
          key: 'base',
          head: 'Plan y base',
          width: '18%',
          quiet: true,
          cell: (row: Row) => (
            <Box truncate title={what(row)}>
              {what(row)}
            </Box>
          ),
        },
      ]
    : []),
  {
    key: 'affiliate',
    head: 'Afiliado',
    width: wide ? '20%' : '26%',
    cell: row => (
      <Box truncate title={`${row.affiliate.name}, ${row.affiliate.code}`}>
        {row.affiliate.name}
      </Box>
    ),
  },
  ...(wide
    ? [
        {
          key: 'rate',
          head: '%',
          width: '88px',
          align: 'end' as const,
          quiet: true,
          figures: true,
          cell: (row: Row) => formatRate(row.rate),
        },
      ]
    : []),
  {
    key: 'amount',
    head: 'Comisión',
    width: '108px',
    align: 'end',
    figures: true,
    cell: row => (
      <Box as="span" fontWeight="semibold">
        {formatMoney(row.amount)}
      </Box>
    ),
  },
  { key: 'firm', head: 'Firme desde', width: '140px', quiet: true, figures: true, cell: row => <Firm row={row} /> },
  actionsColumn('100px', row => <PayButton row={row} pay={pay} />),
];

export function CommissionCard({ row }: { row: Row }) {
  return (
    <>
      <Box display="flex" justifyContent="space-between" alignItems="flex-start" gap="3">
        <Box textStyle="large" overflowWrap="anywhere">
          {row.affiliate.name}
        </Box>
        <Box textStyle="large" layerStyle="figures">
          {formatMoney(row.amount)}
        </Box>
      </Box>
      <Box color="muted" overflowWrap="anywhere">
        {row.referral.tenantName} · {what(row)} · {formatRate(row.rate)}
      </Box>
      <Box
        display="flex"
        flexWrap="wrap"
        columnGap="3"
        marginTop="1"
        marginBottom="2"
        color="muted"
        layerStyle="figures"
      >
        <span>Pago {formatInstant(row.createdAt)}</span>
        <span>
          Firme desde <Firm row={row} />
        </span>
      </Box>
    </>
  );
}

export const payOf = (pay: (row: Row) => void) => (row: Row) => <PayButton row={row} pay={pay} size="md" />;
export { isFirm };
