import { Box } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useQuotesQuery } from '../../gql/invoices';
import type { QuoteSort, QuoteState } from '../../gql/schema';
import { paths } from '../../paths';
import { ButtonLink } from '../../ui/Button';
import { Select } from '../../ui/form/Select';
import { Page } from '../../ui/layout/Page';
import { DataTable } from '../../ui/table/DataTable';
import { ListEmpty } from '../../ui/table/ListEmpty';
import { Pager } from '../../ui/table/Pager';
import { SearchInput } from '../../ui/table/SearchInput';
import { useListQuery } from '../../ui/table/useListQuery';
import { usePageNumber, useSearch } from '../../ui/table/useSearchText';
import { QuoteCard } from './QuoteCard';
import { quoteColumns } from './quoteColumns';
import { STATES } from '../../ui/QuoteState';
import { PAGE } from '../../ui/table/pages';

const SORT = /^(date|number|customer|valid|total)(Asc|Desc)$/;

export function QuotesPage() {
  const { search } = useSearch();
  const page = usePageNumber();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const given = { state: params.get('state') ?? '', sort: params.get('sort') ?? '' };
  const state = given.state in STATES ? (given.state as QuoteState) : undefined;
  const sort = SORT.test(given.sort) ? (given.sort as QuoteSort) : undefined;
  const variables = { search: search || null, state: state ?? null, sort: sort ?? null, page, limit: PAGE };
  const query = useQuotesQuery({ variables, fetchPolicy: 'cache-and-network' });
  const { shown, failed, retry } = useListQuery(query, 'Error cargando presupuestos');
  const list = shown?.quotes;
  const narrowed = Boolean(search || state);
  const none = list?.pagination.total === 0 && !narrowed;
  const add = (
    <ButtonLink variant="accent" icon={<Plus />} to={paths.newQuote} aria-label="Nuevo presupuesto">
      Nuevo
      <Box as="span" hideBelow="lg" marginStart="-1">
        presupuesto
      </Box>
    </ButtonLink>
  );
  return (
    <Page title="Presupuestos" actions={!none && add}>
      {!none && (
        <Box
          marginBottom="4"
          display="grid"
          gap="2"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 176px' }}
        >
          <SearchInput label="Buscar presupuestos" placeholder="Número, cliente o NIF" />
          <Select
            aria-label="Estado"
            value={state ?? ''}
            onChange={value => navigate(paths.quotes({ search, state: value, sort }), { replace: true })}
            options={[
              { value: '', label: 'Todos' },
              ...Object.entries(STATES).map(([value, { label }]) => ({ value, label })),
            ]}
          />
        </Box>
      )}
      <DataTable
        label="Presupuestos"
        columns={quoteColumns({ search, state, sort })}
        rows={list?.items}
        rowKey={quote => quote.id}
        rowLink={quote => paths.quote(quote.id)}
        card={quote => <QuoteCard quote={quote} />}
        error={failed}
        onRetry={retry}
        empty={
          <ListEmpty
            noun="presupuestos"
            first={(list?.pagination.total ?? 0) > 0 && paths.quotes({ search, state, sort })}
            nothing={
              narrowed && {
                title: 'Ningún presupuesto así',
                text: 'Prueba con otro estado, o con parte del número o del nombre.',
                clear: 'Ver todos',
              }
            }
            onClear={() => navigate(paths.quotes(), { replace: true })}
            none={{
              title: 'Aquí verás tus presupuestos y facturas proforma',
              text: 'Se envían con un enlace para que tu cliente los acepte, y de lo aceptado sale la factura.',
              actions: add,
            }}
          />
        }
      />
      {list && (
        <Pager
          pagination={list.pagination}
          noun="presupuestos"
          to={number => paths.quotes({ search, state, sort, page: number })}
        />
      )}
    </Page>
  );
}
