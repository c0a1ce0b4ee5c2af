import type { QuoteRowFragment } from '../../gql/invoices';
import type { QuotesQuery } from '../../paths';
import { paths } from '../../paths';
import { formatMoney } from '../../ui/format/amounts';
import { formatDate } from '../../ui/format/dates';
import type { Column } from '../../ui/table/table';
import { QuoteState } from '../../ui/QuoteState';

/** Pressed once a column is sorted one way, and again the other. */
function sortBy(name: string, query: QuotesQuery, first: 'Asc' | 'Desc') {
  const by = query.sort ?? 'dateDesc';
  const way = by.startsWith(name) ? by.slice(name.length) : null;
  const next = way === null ? first : way === 'Asc' ? 'Desc' : 'Asc';
  const now = way === null ? undefined : way === 'Asc' ? ('ascending' as const) : ('descending' as const);
  return { to: paths.quotes({ ...query, sort: name + next, page: 1 }), now };
}

export const quoteColumns = (query: QuotesQuery): Column<QuoteRowFragment>[] => [
  {
    key: 'number',
    head: 'Número',
    width: '148px',
    figures: true,
    sort: sortBy('number', query, 'Desc'),
    cell: quote => quote.fullNumber,
  },
  { key: 'customer', head: 'Cliente', sort: sortBy('customer', query, 'Asc'), cell: quote => quote.customerName },
  {
    key: 'date',
    head: 'Fecha',
    width: '116px',
    figures: true,
    quiet: true,
    sort: sortBy('date', query, 'Desc'),
    cell: quote => formatDate(quote.date),
  },
  {
    key: 'valid',
    head: 'Vale hasta',
    width: '124px',
    figures: true,
    quiet: true,
    sort: sortBy('valid', query, 'Asc'),
    cell: quote => formatDate(quote.validUntil),
  },
  { key: 'state', head: 'Estado', width: '124px', skeleton: 'pill', cell: quote => <QuoteState quote={quote} /> },
  {
    key: 'total',
    head: 'Total',
    width: '136px',
    align: 'end',
    figures: true,
    sort: sortBy('total', query, 'Desc'),
    cell: quote => formatMoney(quote.total),
  },
];
