import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { AffiliateFieldsFragment } from '../gql/affiliates';
import { formatCount, formatMoney } from '../ui/format/amounts';
import type { Column } from '../ui/table/table';
import { AffiliateBadge } from './AffiliateBadge';
import { formatRate } from './affiliateValues';
import { actionsColumn } from '../ui/table/actionsColumn';

type Row = AffiliateFieldsFragment;

/** `wide`: there is room for the email beside the name. */
export const affiliateColumns = (actions: (row: Row) => ReactNode, width: string, wide: boolean): Column<Row>[] => [
  {
    key: 'name',
    head: 'Nombre',
    cell: row => (
      <Box truncate textStyle="name" title={`${row.name}, ${row.email}`}>
        {row.name}
      </Box>
    ),
  },
  { key: 'code', head: 'Código', width: '112px', quiet: true, figures: true, cell: row => row.code },
  ...(wide
    ? [
        {
          key: 'email',
          head: 'Email',
          width: '20%',
          quiet: true,
          cell: (row: Row) => (
            <Box truncate title={row.email}>
              {row.email}
            </Box>
          ),
        },
      ]
    : []),
  {
    key: 'rate',
    head: 'Comisión',
    width: '96px',
    align: 'end',
    figures: true,
    cell: row => formatRate(row.commissionRate),
  },
  {
    key: 'referrals',
    head: 'Referidos',
    width: '88px',
    align: 'end',
    figures: true,
    cell: row => formatCount(row.referralCount),
  },
  {
    key: 'conversions',
    head: 'Conv.',
    width: '68px',
    align: 'end',
    figures: true,
    cell: row => formatCount(row.conversionCount),
  },
  {
    key: 'earned',
    head: 'Ganado',
    width: '112px',
    align: 'end',
    figures: true,
    cell: row => (
      <Box as="span" fontWeight="semibold">
        {formatMoney(row.totalEarnings)}
      </Box>
    ),
  },
  {
    key: 'status',
    head: 'Estado',
    width: '120px',
    skeleton: 'pill',
    cell: row => <AffiliateBadge status={row.status} />,
  },
  actionsColumn(width, actions),
];

export function AffiliateCard({ row }: { row: Row }) {
  return (
    <>
      <Box display="flex" justifyContent="space-between" alignItems="flex-start" gap="3">
        <Box textStyle="large" overflowWrap="anywhere">
          {row.name}
        </Box>
        <AffiliateBadge status={row.status} />
      </Box>
      <Box color="muted" overflowWrap="anywhere">
        <Box as="span" layerStyle="figures">
          {row.code}
        </Box>{' '}
        · {row.email}
      </Box>
      <Box
        display="flex"
        flexWrap="wrap"
        justifyContent="space-between"
        columnGap="3"
        marginTop="1"
        marginBottom="2"
        layerStyle="figures"
      >
        <span>
          {formatRate(row.commissionRate)} · {formatCount(row.referralCount)}{' '}
          {row.referralCount === 1 ? 'referido' : 'referidos'}, {formatCount(row.conversionCount)} conv.
        </span>
        <Box as="span" fontWeight="semibold">
          {formatMoney(row.totalEarnings)}
        </Box>
      </Box>
    </>
  );
}
