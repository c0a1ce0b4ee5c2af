import { Box } from '@chakra-ui/react';
import { Trophy } from 'lucide-react';
import type { DashboardQuery } from '../gql/dashboard';
import { formatCount, formatMoneyRound } from '../ui/format/amounts';
import type { Column } from '../ui/table/table';
import { useDesktop } from '../ui/format/media';
import { TableBody } from '../ui/table/TableBody';
import { Nothing } from '../ui/layout/Panel';
import { Row, Rows } from './Rows';

type Customer = DashboardQuery['dashboard']['topCustomers'][number] & { place: number };

const MEDALS = ['gold', 'silver', 'bronze'];
const EXPECTED = 5;

const columns: Column<Customer>[] = [
  {
    key: 'name',
    head: 'Cliente',
    cell: customer => (
      <Box display="flex" alignItems="center" gap="2.5">
        <Place place={customer.place} />
        <Box truncate title={customer.name}>
          {customer.name}
        </Box>
      </Box>
    ),
  },
  {
    key: 'count',
    head: (
      <Box as="abbr" title="Facturas" textDecoration="none">
        Fact.
      </Box>
    ),
    width: '56px',
    align: 'end',
    quiet: true,
    figures: true,
    cell: customer => formatCount(customer.invoiceCount),
  },
  {
    key: 'revenue',
    head: 'Total',
    width: '104px',
    align: 'end',
    figures: true,
    cell: customer => <Box textStyle="name">{formatMoneyRound(customer.totalRevenue)}</Box>,
  },
];

/** The customers invoiced most, the first three with a trophy. */
export function TopCustomers({ customers }: { customers: Omit<Customer, 'place'>[] | undefined }) {
  const desktop = useDesktop();
  const placed = customers?.map((customer, i) => ({ ...customer, place: i + 1 }));
  if (placed?.length === 0) return <Nothing>Cuando emitas facturas, aquí verás a quién facturas más.</Nothing>;
  if (desktop)
    return (
      <TableBody
        bare
        label="Mejores clientes"
        columns={columns}
        rows={placed}
        rowKey={({ place }) => String(place)}
        expected={EXPECTED}
      />
    );
  return (
    <Rows label="Mejores clientes" loading={!placed}>
      {placed?.map(({ place, name, totalRevenue }) => (
        <Row key={place}>
          <Place place={place} />
          <Box flex="1" truncate>
            {name}
          </Box>
          <Box textStyle="name" layerStyle="figures">
            {formatMoneyRound(totalRevenue)}
          </Box>
        </Row>
      ))}
    </Rows>
  );
}

function Place({ place }: { place: number }) {
  const medal = MEDALS[place - 1];
  return (
    <Box
      as="span"
      display="inline-grid"
      placeItems="center"
      width="16px"
      flexShrink={0}
      color={medal ?? 'muted'}
      layerStyle="figures"
    >
      {medal ? (
        <>
          <Trophy size={16} strokeWidth={1.75} aria-hidden data-medal={medal} />
          <Box as="span" srOnly>
            {place}.º
          </Box>
        </>
      ) : (
        place
      )}
    </Box>
  );
}
