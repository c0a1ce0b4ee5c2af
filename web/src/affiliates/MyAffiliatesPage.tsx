import { Box } from '@chakra-ui/react';
import { Info, Plus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useMyAffiliatesQuery, useMyAffiliateStatsQuery } from '../gql/affiliates';
import { paths } from '../paths';
import { useAuth } from '../session/session';
import { Button } from '../ui/Button';
import { EmptyState } from '../ui/table/EmptyState';
import { ListEmpty } from '../ui/table/ListEmpty';
import { useMedia, WIDE } from '../ui/format/media';
import { Page } from '../ui/layout/Page';
import { Pager } from '../ui/table/Pager';
import { useListQuery } from '../ui/table/useListQuery';
import { usePageNumber } from '../ui/table/useSearchText';
import { CopyButton } from './AffiliateActions';
import { AffiliateCard, affiliateColumns } from './affiliateColumns';
import { Figures } from './Figures';
import { OWN, ownFigures } from './figuresOf';
import { NewAffiliateModal } from './NewAffiliateModal';
import { Section } from './Section';
import { useCopyLink } from './useCopyLink';

const LIMIT = 50;

/** The company's own affiliates; its admins add them. */
export function MyAffiliatesPage() {
  const admin = useAuth().user?.role === 'admin';
  const page = usePageNumber();
  const stats = useMyAffiliateStatsQuery();
  const list = useMyAffiliatesQuery({ variables: { page, limit: LIMIT } });
  const { shown, failed, retry } = useListQuery(list, 'Error cargando afiliados', [stats]);
  const found = shown?.myAffiliates;
  const [creating, setCreating] = useState(false);
  const link = useCopyLink();
  const wide = useMedia(WIDE);
  const none = found?.pagination.total === 0;
  const create = admin && (
    <Button variant="accent" icon={<Plus />} onClick={() => setCreating(true)}>
      Nuevo afiliado
    </Button>
  );
  return (
    <Page
      title="Mis Afiliados"
      subtitle="Quien recomienda Folio con tu enlace cobra una parte del primer pago de cada empresa que llegue."
      actions={!none && create}
    >
      {none ? (
        <NobodyYet action={create} />
      ) : (
        <Box display="grid" gap={{ base: '6', lg: '4' }}>
          <Figures names={OWN} figures={stats.data && ownFigures(stats.data.myAffiliateStats)} failed={!!stats.error} />
          <Section
            title="Tus afiliados"
            expected={3}
            columns={affiliateColumns(
              row => (
                <CopyButton row={row} {...link} />
              ),
              '176px',
              wide,
            )}
            rows={found?.items}
            rowKey={row => row.id}
            card={row => <AffiliateCard row={row} />}
            cardActions={row => <CopyButton row={row} {...link} size="md" />}
            error={list.error ? failed : null}
            onRetry={retry}
            empty={<ListEmpty noun="afiliados" first={paths.myAffiliates()} />}
          />
          <Box display="flex" gap="2" textStyle="small" color="muted">
            <Box as={Info} aria-hidden width="16px" height="16px" flexShrink={0} marginTop="1px" strokeWidth={1.75} />
            Un afiliado pendiente ya tiene enlace y sus referidos cuentan; gana desde el día en que Folio lo activa.
          </Box>
        </Box>
      )}
      {found && (
        <Pager pagination={found.pagination} noun="afiliados" to={number => paths.myAffiliates({ page: number })} />
      )}
      <NewAffiliateModal
        open={creating}
        note="Empieza pendiente: Folio lo activa."
        onClose={() => setCreating(false)}
      />
    </Page>
  );
}

const NobodyYet = ({ action }: { action: ReactNode }) => (
  <EmptyState title="Aquí verás a tus afiliados" actions={action}>
    Cada afiliado tiene un enlace propio.{' '}
    {action
      ? 'Añade a quien recomienda Folio: tu gestoría o un cliente, por ejemplo.'
      : 'Los añade quien administra tu empresa.'}
  </EmptyState>
);
