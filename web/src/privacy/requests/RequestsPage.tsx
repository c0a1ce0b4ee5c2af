import { Box } from '@chakra-ui/react';
import { Globe, Plus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { ANSWER_DAYS } from '../../../../schema/privacy/answer-due';
import { useDataRequestsQuery } from '../../gql/privacy';
import { paths } from '../../paths';
import { useAuth } from '../../session/session';
import { Button, ButtonLink } from '../../ui/Button';
import { DataTable } from '../../ui/table/DataTable';
import { EmptyState } from '../../ui/table/EmptyState';
import { ListEmpty } from '../../ui/table/ListEmpty';
import { useDesktop, useMedia, WIDE } from '../../ui/format/media';
import { Page } from '../../ui/layout/Page';
import { Pager } from '../../ui/table/Pager';
import { useListQuery } from '../../ui/table/useListQuery';
import { BackToPanel } from '../BackToPanel';
import { NewRequestModal } from './NewRequestModal';
import { requestColumns, RequestCard } from './requestColumns';
import { RequestFilterBar, useRequestFilters } from './RequestFilterBar';
import { PAGE } from '../../ui/table/pages';

/** A company's requests for its admins; the superadmin's are those that name no known company. */
export function RequestsPage() {
  const { user } = useAuth();
  if (user?.role === 'user') return <AdminsAnswer />;
  return <Requests platform={user?.role === 'superadmin'} />;
}

/** Without a call: the server would only refuse it. */
function AdminsAnswer() {
  return (
    <Page title="Solicitudes">
      <EmptyState
        title="De las solicitudes se encarga un administrador"
        actions={<ButtonLink to={paths.privacy}>Ver mis consentimientos</ButtonLink>}
      >
        Si alguien te pide ver, corregir o borrar sus datos, dilo a un administrador de tu empresa: tiene un mes para
        responder. Para los tuyos, usa el formulario público de «Tus datos, tus derechos».
      </EmptyState>
    </Page>
  );
}

function Requests({ platform }: { platform: boolean }) {
  const list = useRequestFilters();
  const desktop = useDesktop();
  const wide = useMedia(WIDE);
  const [adding, setAdding] = useState(false);
  const { filters, page } = list;
  const { search, status, type } = filters;
  const variables = { search: search || null, status: status ?? null, requestType: type ?? null, page, limit: PAGE };
  const { shown, failed, retry } = useListQuery(
    useDataRequestsQuery({ variables, fetchPolicy: 'cache-and-network' }),
    'Error cargando solicitudes',
  );
  const found = shown?.dataRequests;
  const none = found?.pagination.total === 0 && !list.any;
  const add = (
    <Button variant="accent" icon={<Plus />} onClick={() => setAdding(true)}>
      Nueva solicitud
    </Button>
  );
  const about = platform
    ? 'De personas que no han dicho qué empresa tiene sus datos, o cuyos datos tiene Folio.'
    : `Derechos de las personas cuyos datos guardas. La ley da un mes; aquí cuenta lo que acabe antes, el mes o ${ANSWER_DAYS} días.`;
  const to = platform ? paths.platformRequests : paths.dataRequests;
  const open = platform ? paths.platformRequest : paths.dataRequest;
  return (
    <Page title="Solicitudes" subtitle={about} above={platform && <BackToPanel />} actions={!none && add}>
      {!none && <RequestFilterBar list={list} desktop={desktop} />}
      <DataTable
        label="Solicitudes"
        columns={requestColumns(wide)}
        rows={found?.items}
        rowKey={request => request.id}
        card={request => <RequestCard request={request} to={open(request.id)} />}
        rowLink={request => open(request.id)}
        error={failed}
        onRetry={retry}
        empty={<NoRequests filtered={list.any} onClear={list.clear} add={add} />}
      />
      {found && (
        <Pager pagination={found.pagination} noun="solicitudes" to={number => to({ ...filters, page: number })} />
      )}
      <Box display="flex" gap="2" color="muted" textStyle="small" marginTop="3">
        <Box as={Globe} aria-hidden width="16px" height="16px" flexShrink={0} marginTop="1px" strokeWidth={1.75} />
        <span>
          El formulario público está en {window.location.host}
          {paths.rightsRequest}: llega aquí cuando la persona confirma su correo.
        </span>
      </Box>
      <NewRequestModal open={adding} onClose={() => setAdding(false)} />
    </Page>
  );
}

function NoRequests({ filtered, onClear, add }: { filtered: boolean; onClear(): void; add: ReactNode }) {
  return (
    <ListEmpty
      noun="solicitudes"
      onClear={onClear}
      nothing={
        filtered && {
          title: 'Ninguna solicitud coincide',
          text: 'Prueba con otro nombre, email o NIF, o con otro estado.',
          clear: 'Quitar filtros',
        }
      }
      none={{
        title: 'Aún no hay solicitudes',
        text: 'Cuando alguien pida ver, corregir, borrar o llevarse sus datos, su solicitud estará aquí con el plazo para responder. Anota también las que te lleguen por teléfono o en persona.',
        actions: add,
      }}
    />
  );
}
