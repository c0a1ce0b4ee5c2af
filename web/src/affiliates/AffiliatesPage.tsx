import { Box } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import {
  useAffiliatesQuery,
  useAffiliateStatsQuery,
  usePendingCommissionsQuery,
  type CommissionFieldsFragment,
} from '../gql/affiliates';
import { paths } from '../paths';
import { Button } from '../ui/Button';
import { ListEmpty } from '../ui/table/ListEmpty';
import { useMedia, WIDE } from '../ui/format/media';
import { Page } from '../ui/layout/Page';
import { Pager } from '../ui/table/Pager';
import { SearchInput } from '../ui/table/SearchInput';
import { useListQuery } from '../ui/table/useListQuery';
import { usePageNumber, useSearch } from '../ui/table/useSearchText';
import { AffiliateActions } from './AffiliateActions';
import { AffiliateCard, affiliateColumns } from './affiliateColumns';
import { CommissionCard, commissionColumns, payOf } from './commissionColumns';
import { Figures } from './Figures';
import { ALL, allFigures } from './figuresOf';
import { NewAffiliateModal } from './NewAffiliateModal';
import { PayModal } from './PayModal';
import { Section } from './Section';
import { useCopyLink } from './useCopyLink';
import { useSetStatus } from './useSetStatus';

const LIMIT = 50;
const OWED = 200;

/** Everybody's affiliates and what they are owed: the superadmin's. */
export function AffiliatesPage() {
  const { search, clear } = useSearch();
  const page = usePageNumber();
  const stats = useAffiliateStatsQuery();
  const owed = usePendingCommissionsQuery({ variables: { page: 1, limit: OWED } });
  const list = useAffiliatesQuery({ variables: { search, page, limit: LIMIT } });
  const { shown, failed, retry } = useListQuery(list, 'Error cargando afiliados', [owed, stats]);
  const found = shown?.affiliates;
  const [creating, setCreating] = useState(false);
  const [paying, setPaying] = useState<CommissionFieldsFragment | null>(null);
  const on = { ...useCopyLink(), ...useSetStatus() };
  const create = (
    <Button variant="accent" icon={<Plus />} onClick={() => setCreating(true)}>
      Nuevo afiliado
    </Button>
  );
  const filter = (
    <Box width={{ base: 'full', lg: '280px' }}>
      <SearchInput label="Buscar afiliados" placeholder="Nombre, email o código" />
    </Box>
  );
  const wide = useMedia(WIDE);
  const commissions = owed.data?.pendingCommissions;
  return (
    <Page title="Afiliados" actions={create}>
      <Box display="grid" gap={{ base: '6', lg: '4' }}>
        <Figures names={ALL} figures={stats.data && allFigures(stats.data.affiliateStats)} failed={!!stats.error} />
        <Section
          title="Comisiones pendientes"
          aside={
            <Box textStyle="small" color="muted">
              Sobre lo pagado sin IVA. Una devolución en 30 días la retira.
            </Box>
          }
          expected={4}
          columns={commissionColumns(setPaying, wide)}
          rows={commissions?.items}
          rowKey={row => row.id}
          card={row => <CommissionCard row={row} />}
          cardActions={payOf(setPaying)}
          error={owed.error ? failed : null}
          onRetry={retry}
          empty={
            <Box color="muted">
              No se debe nada: aquí aparece cada comisión en cuanto una empresa que llegó con un código hace su primer
              pago.
            </Box>
          }
        />
        {commissions && commissions.pagination.total > OWED && (
          <Box color="muted">
            Se muestran las {OWED} más antiguas de {commissions.pagination.total}.
          </Box>
        )}
        <Section
          title="Afiliados"
          aside={filter}
          expected={6}
          columns={affiliateColumns(
            row => (
              <AffiliateActions row={row} on={on} />
            ),
            '180px',
            wide,
          )}
          rows={found?.items}
          rowKey={row => row.id}
          card={row => <AffiliateCard row={row} />}
          cardActions={row => <AffiliateActions row={row} on={on} size="md" />}
          error={list.error ? failed : null}
          onRetry={retry}
          empty={<NoAffiliates search={search} beyond={page > 1} onClear={clear} />}
        />
      </Box>
      {found && (
        <Pager
          pagination={found.pagination}
          noun="afiliados"
          to={number => paths.affiliates({ search, page: number })}
        />
      )}
      <NewAffiliateModal open={creating} note="Empieza activo." onClose={() => setCreating(false)} />
      <PayModal commission={paying} onClose={() => setPaying(null)} />
    </Page>
  );
}

function NoAffiliates({ search, beyond, onClear }: { search: string; beyond: boolean; onClear(): void }) {
  return (
    <ListEmpty
      noun="afiliados"
      first={beyond && paths.affiliates({ search })}
      onClear={onClear}
      nothing={
        search && {
          title: `Ningún afiliado coincide con «${search}»`,
          text: 'Se busca en el nombre, el email y el código.',
          clear: 'Borrar la búsqueda',
        }
      }
      none={{
        title: 'Aquí verás los afiliados',
        text: 'Quien recomienda Folio con su enlace gana una parte del primer pago de cada empresa que llegue. Crea el primero, o espera a que una empresa proponga el suyo.',
      }}
    />
  );
}
