import { withoutStop } from '../../../schema/text/stop';
import { Box } from '@chakra-ui/react';
import { useActivitiesQuery } from '../gql/activity';
import { paths } from '../paths';
import { useAuth } from '../session/session';
import { Badge } from '../ui/Badge';
import { DataTable } from '../ui/table/DataTable';
import { ListEmpty } from '../ui/table/ListEmpty';
import { useDesktop, useMedia, WIDE } from '../ui/format/media';
import { Page } from '../ui/layout/Page';
import { Pager } from '../ui/table/Pager';
import { useListQuery } from '../ui/table/useListQuery';
import { ActivityActions } from './ActivityActions';
import { ActivityCard } from './ActivityCard';
import { activityColumns } from './activityColumns';
import { ActivityFilterBar } from './ActivityFilterBar';
import { sealedText } from './activityLooks';
import { ActivityVerdict } from './ActivityVerdict';
import { useActivityChain } from './useActivityChain';
import { useActivityFilters } from './useActivityFilters';
import { PAGE } from '../ui/table/pages';

/** The log of the company: all of it for an admin, their own acts for anybody else. */
export function ActivityPage() {
  const { user, tenant } = useAuth();
  const admin = user?.role === 'admin';
  const list = useActivityFilters();
  const [desktop, wide] = [useDesktop(), useMedia(WIDE)];
  const chain = useActivityChain();
  const { filters, page } = list;
  const userId = admin ? filters.userId : '';
  const variables = {
    startDate: filters.startDate || null,
    endDate: filters.endDate || null,
    userId: userId || null,
    action: filters.action ?? null,
    riskLevel: filters.riskLevel ?? null,
    page,
    limit: PAGE,
  };
  const { shown, failed, retry } = useListQuery(
    useActivitiesQuery({ variables, fetchPolicy: 'cache-and-network' }),
    'Error cargando actividades',
  );

  const found = shown?.activities;
  const asked = { ...filters, userId };
  const actions = <ActivityActions chain={chain} filters={asked} admin={admin} />;
  return (
    <Page
      title="Auditoría"
      mark={found?.sealedUntil && <Badge palette="green">{sealedText(found.sealedUntil)}</Badge>}
      subtitle={
        tenant &&
        `${admin ? 'Quién hizo qué' : 'Lo que has hecho tú'} en ${withoutStop(tenant.name)}. No se puede editar ni borrar.`
      }
      actions={desktop && actions}
    >
      {!desktop && <Box marginBottom="4">{actions}</Box>}
      <Box display="grid" gap="3" marginBottom="4" _empty={{ display: 'none' }}>
        <ActivityVerdict chain={chain} />
      </Box>
      <ActivityFilterBar list={list} desktop={desktop} admin={admin} />
      <DataTable
        label="Auditoría"
        columns={activityColumns(wide)}
        rows={found?.items}
        rowKey={act => act.id}
        card={act => <ActivityCard act={act} />}
        error={failed}
        onRetry={retry}
        empty={<NoActivity filtered={list.any || page > 1} onClear={list.clear} />}
      />
      {found && (
        <Pager
          pagination={found.pagination}
          noun="actividades"
          to={number => paths.activity({ ...asked, page: number })}
        />
      )}
    </Page>
  );
}

function NoActivity({ filtered, onClear }: { filtered: boolean; onClear(): void }) {
  return (
    <ListEmpty
      noun="actividades"
      onClear={onClear}
      nothing={
        filtered && {
          title: 'Ninguna actividad coincide',
          text: 'Prueba con otras fechas, otra acción u otro riesgo.',
          clear: 'Quitar filtros',
        }
      }
      none={{
        title: 'Aún no hay actividad',
        text: 'Aquí quedará escrito, para siempre, quién hace qué: entrar, crear, cambiar, exportar o borrar.',
      }}
    />
  );
}
