import { daysBetween } from '../../../../schema/days';
import { Box, chakra } from '@chakra-ui/react';
import { Link, useSearchParams } from 'react-router-dom';
import { useCustomerInvoicesQuery, type CustomerInvoicesQuery } from '../../gql/customers';
import { paths } from '../../paths';
import { formatCount, formatMoney } from '../../ui/format/amounts';
import { formatDate, today } from '../../ui/format/dates';
import { Nothing, Panel } from '../../ui/layout/Panel';
import { CardFoot } from '../../ui/layout/CardFoot';
import { StatusBadge } from '../../ui/StatusBadge';
import { Pager } from '../../ui/table/Pager';
import { RowTarget } from '../../ui/table/RowTarget';
import { useDesktop } from '../../ui/format/media';
import { TableBody } from '../../ui/table/TableBody';
import type { Column } from '../../ui/table/table';
import { shownOf } from '../../ui/table/useListQuery';
import { usePageNumber } from '../../ui/table/useSearchText';
import { isZero } from '../../../../schema/decimal';

type Row = CustomerInvoicesQuery['invoices']['items'][number];

const daysOf = ({ date, paidOn }: Row) => (paidOn ? `${daysBetween(date, paidOn)} días` : '—');
/** What is for the customer is due on no day. */
const dueOf = ({ owed, dueOn }: Row) => (owed.startsWith('-') ? null : dueOn);
const isLate = (row: Row) => !isZero(row.owed) && (dueOf(row) ?? today()) < today();

const Due = ({ row }: { row: Row }) => (
  <Box as="span" color={isLate(row) ? 'danger' : 'muted'}>
    {dueOf(row) ? formatDate(dueOf(row)!) : '—'}
    {isLate(row) && (
      <Box as="span" srOnly>
        , vencida
      </Box>
    )}
  </Box>
);
const Badge = ({ row: { status, collected } }: { row: Row }) => (
  <StatusBadge status={status === 'issued' && !isZero(collected) ? 'partly' : status} />
);

const columns: Column<Row>[] = [
  { key: 'number', head: 'Número', figures: true, cell: ({ fullNumber }) => fullNumber ?? 'Sin número' },
  { key: 'date', head: 'Fecha', width: '108px', quiet: true, figures: true, cell: ({ date }) => formatDate(date) },
  { key: 'due', head: 'Vence', width: '108px', figures: true, cell: row => <Due row={row} /> },
  { key: 'status', head: 'Estado', width: '144px', skeleton: 'pill', cell: row => <Badge row={row} /> },
  { key: 'days', head: 'Pagó en', width: '92px', align: 'end', quiet: true, figures: true, cell: daysOf },
  {
    key: 'total',
    head: 'Total',
    width: '124px',
    align: 'end',
    quiet: true,
    figures: true,
    cell: ({ total }) => formatMoney(total),
  },
  {
    key: 'owed',
    head: 'Pendiente',
    width: '128px',
    align: 'end',
    figures: true,
    cell: ({ owed }) => (
      <Box as="span" textStyle={isZero(owed) ? undefined : 'name'} color={isZero(owed) ? 'muted' : undefined}>
        {formatMoney(owed)}
      </Box>
    ),
  },
];

const Year = chakra(Link, {
  base: {
    px: '3',
    height: '28px',
    display: 'inline-flex',
    alignItems: 'center',
    borderRadius: 'sm',
    borderWidth: '1px',
    borderColor: 'transparent',
    color: 'muted',
    textStyle: 'small',
    '&[aria-current]': { bg: 'surface', color: 'text', fontWeight: 'medium', borderColor: 'border' },
  },
});

/** Which of them show: of this year, of the last, or all. */
function usePeriod() {
  const [params] = useSearchParams();
  const now = Number(today().slice(0, 4));
  const asked = params.get('year');
  const year = asked === 'all' ? null : asked === String(now - 1) ? now - 1 : now;
  return { now, year, days: year ? { dateFrom: `${year}-01-01`, dateTo: `${year}-12-31` } : {} };
}

/** A customer's invoices by year, with what each took to be paid and what is left, and their sum. */
export function CustomerInvoices({ id }: { id: string }) {
  const { now, year, days } = usePeriod();
  const page = usePageNumber();
  const answer = useCustomerInvoicesQuery({ variables: { id, ...days, page }, fetchPolicy: 'cache-and-network' });
  const shown = shownOf(answer);
  const desktop = useDesktop();
  const rows = shown?.invoices.items;
  const queryOf = (which: number | null) => (which === now ? undefined : which ? String(which) : 'all');
  const years = (
    <Box as="nav" aria-label="Periodo" display="flex" bg="subtle" borderWidth="1px" borderRadius="md" padding="2px">
      {[now, now - 1, null].map(each => (
        <Year
          key={each}
          to={paths.customer(id, { year: queryOf(each) })}
          replace
          aria-current={each === year ? 'page' : undefined}
        >
          {each ?? 'Todas'}
        </Year>
      ))}
    </Box>
  );
  return (
    <Panel title="Facturas" aside={years} failed={Boolean(answer.error && !shown)}>
      {rows?.length === 0 ? (
        <Nothing>{year ? `Ninguna factura en ${year}.` : 'Todavía no le has hecho ninguna factura.'}</Nothing>
      ) : desktop ? (
        <TableBody
          bare
          label="Facturas del cliente"
          columns={columns}
          rows={rows}
          rowKey={row => row.id}
          rowLink={row => paths.invoice(row.id)}
          expected={5}
        />
      ) : (
        <Box as="ul" aria-label="Facturas del cliente" aria-busy={!rows || undefined} listStyleType="none">
          {rows?.map(row => (
            <Box as="li" key={row.id} position="relative" paddingX="4" paddingY="3" borderTopWidth="1px">
              <Box display="flex" justifyContent="space-between" gap="3" layerStyle="figures">
                <RowTarget to={paths.invoice(row.id)}>{row.fullNumber ?? 'Sin número'}</RowTarget>
                <Badge row={row} />
              </Box>
              <Box display="flex" justifyContent="space-between" gap="3" marginTop="1" layerStyle="figures">
                <Box color="muted">
                  {formatDate(row.date)} · vence <Due row={row} />
                </Box>
                <Box textStyle="name">{formatMoney(row.total)}</Box>
              </Box>
            </Box>
          ))}
        </Box>
      )}
      {shown && shown.invoiceSums.count > 0 && (
        <CardFoot>
          <Box
            role="region"
            aria-label="Suma"
            display="flex"
            flexWrap="wrap"
            justifyContent="space-between"
            columnGap="6"
            width="full"
            layerStyle="figures"
          >
            <Box color="muted">
              {shown.invoiceSums.count === 1 ? '1 factura' : `${formatCount(shown.invoiceSums.count)} facturas`}
            </Box>
            <Box display="flex" columnGap="6">
              <Box color="muted">{formatMoney(shown.invoiceSums.total)}</Box>
              <Box textStyle="name">Pendiente {formatMoney(shown.invoiceSums.owed)}</Box>
            </Box>
          </Box>
        </CardFoot>
      )}
      {shown && (
        <Box paddingX="5" paddingBottom={shown.invoices.pagination.totalPages > 1 ? '4' : 0}>
          <Pager
            pagination={shown.invoices.pagination}
            noun="facturas"
            to={number => paths.customer(id, { year: queryOf(year), page: number })}
          />
        </Box>
      )}
    </Panel>
  );
}
