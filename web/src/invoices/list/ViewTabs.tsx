import { Box } from '@chakra-ui/react';
import { Bookmark, BookmarkX, Plus } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useInvoiceCountsQuery } from '../../gql/invoices';
import { paths } from '../../paths';
import { useAuth } from '../../session/session';
import { Button } from '../../ui/Button';
import { formatCount } from '../../ui/format/amounts';
import { Tabs } from '../../ui/layout/Tabs';
import { toast } from '../../ui/overlay/toast';
import { SaveViewModal } from './SaveViewModal';
import { queryOf, useSavedViews } from './savedViews';
import type { InvoiceFilters } from './useInvoiceFilters';

/** Nobody counts further. */
const COUNTED = 1000;
const countText = (count: number | undefined) =>
  count === undefined ? undefined : count < COUNTED ? formatCount(count) : `${formatCount(COUNTED - 1)}+`;

const VIEWS = [
  { query: {}, label: 'Todas', count: 'all' },
  { query: { due: 'open' }, label: 'Por cobrar', count: 'open' },
  { query: { due: 'overdue' }, label: 'Vencidas', count: 'overdue' },
  { query: { status: 'draft' }, label: 'Borradores', count: 'drafts' },
] as const;

/** The list's usual views and those that were given a name, each an address, and the way to name another. */
export function ViewTabs({ list, desktop }: { list: InvoiceFilters; desktop: boolean }) {
  const counts = useInvoiceCountsQuery({ fetchPolicy: 'cache-and-network' }).data?.invoiceCounts;
  const { views, save, forget } = useSavedViews(useAuth().user?.id ?? '');
  const [naming, setNaming] = useState(false);
  const here = queryOf(useLocation().search);
  const { due, status } = list.filters;
  const saved = views.find(({ query }) => query === here);
  const usual = paths.invoices(due ? { due } : status === 'draft' ? { status } : {});
  const plain = here === queryOf(usual.split('?')[1] ?? '');
  const dropView = () => {
    forget(here);
    toast.info('Vista olvidada');
  };
  const own = saved ? (
    <Button variant="ghost" icon={<BookmarkX />} onClick={dropView} aria-label={`Olvidar la vista ${saved.name}`}>
      {desktop && 'Olvidar esta vista'}
    </Button>
  ) : (
    !plain && (
      <Button variant="ghost" icon={<Plus />} onClick={() => setNaming(true)} aria-label="Guardar esta vista">
        {desktop && 'Guardar esta vista'}
      </Button>
    )
  );
  return (
    <>
      <Tabs
        label="Vistas"
        tabs={[
          ...VIEWS.map(({ query, label, count }) => ({
            to: paths.invoices(query),
            label,
            count: countText(counts?.[count]),
          })),
          ...views.map(({ name, query }) => ({
            to: `${paths.invoices()}?${query}`,
            label: name,
            icon: <Bookmark aria-hidden />,
          })),
        ]}
        current={saved ? `${paths.invoices()}?${saved.query}` : usual}
        aside={
          own && (
            <Box flexShrink={0} alignSelf="center">
              {own}
            </Box>
          )
        }
      />
      <SaveViewModal
        open={naming}
        onClose={() => setNaming(false)}
        query={here}
        save={name => save({ name, query: here })}
        taken={views.map(({ name }) => name)}
      />
    </>
  );
}
