import { Box } from '@chakra-ui/react';
import { useParams } from 'react-router-dom';
import { failureOf } from '../../client/failure';
import { useDataRequestQuery, useErasurePlanQuery, type RequestFieldsFragment } from '../../gql/privacy';
import { paths } from '../../paths';
import { useAuth } from '../../session/session';
import { ButtonLink } from '../../ui/Button';
import { Card } from '../../ui/layout/Card';
import { EmptyState } from '../../ui/table/EmptyState';
import { Page } from '../../ui/layout/Page';
import { Skeleton } from '../../ui/layout/Skeleton';
import { useLoadError } from '../../ui/form/useLoadError';
import { Back } from '../BackToPanel';
import { ErasurePlanCards } from './ErasurePlanCards';
import { ErasureSide } from './ErasureSide';
import { RequestBadge } from './RequestDeadline';
import { RequestSide } from './RequestSide';
import { RequestWork } from './RequestWork';
import { AskedFor } from './AskedFor';
import { cameOn, isOpen, rightName, whoOf } from './requestWords';
import { LoadFailed } from '../../ui/layout/LoadFailed';

/** One request: what is asked at the left, how it goes on at the right. */
export function RequestPage() {
  const { id = '' } = useParams();
  const { user } = useAuth();
  const list = user?.role === 'superadmin' ? paths.platformRequests() : paths.dataRequests();
  const { data, error, refetch } = useDataRequestQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
    skip: user?.role === 'user',
  });
  const failed = useLoadError(error, 'Error cargando solicitudes');
  const back = <Back to={list}>Solicitudes</Back>;
  const request = data?.dataRequest;
  if (user?.role === 'user' || (error && !request && ['NOT_FOUND', 'BAD_USER_INPUT'].includes(failureOf(error).code)))
    return <NotHere back={list} />;
  if (error && !request) {
    return (
      <Page title="Solicitud" above={back}>
        <LoadFailed onRetry={() => refetch()}>{failed}</LoadFailed>
      </Page>
    );
  }
  if (!request)
    return (
      <Page title="Solicitud" above={back}>
        <Skeleton width="full" height="320px" borderRadius="md" />
      </Page>
    );
  return (
    <Page
      title={`${rightName(request.requestType)} de ${whoOf(request)}`}
      mark={<RequestBadge status={request.status} />}
      above={back}
      subtitle={[request.nif, cameOn(request)].filter(Boolean).join(' · ')}
    >
      <Layout request={request} />
    </Page>
  );
}

function Layout({ request }: { request: RequestFieldsFragment }) {
  const erasure = request.requestType === 'erasure';
  const { data, error, refetch } = useErasurePlanQuery({
    variables: { id: request.id },
    skip: !erasure,
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const plan = data?.erasurePlan;
  // One that was answered otherwise has nothing to be done any more.
  const planned = plan && (plan.doneAt || isOpen(request)) ? plan : null;
  return (
    <Box
      display="grid"
      gap="4"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 320px' }}
      alignItems="start"
    >
      <Box display="grid" gap="4" minWidth="0">
        <AskedFor request={request} />
        {!plan?.doneAt && <RequestWork request={request} />}
        {planned && <ErasurePlanCards plan={planned} />}
        {error && !plan && <LoadFailed onRetry={() => refetch()}>Error cargando el plan de supresión</LoadFailed>}
      </Box>
      <Card>
        <RequestSide key={request.id} request={request}>
          {planned && <ErasureSide request={request} plan={planned} />}
        </RequestSide>
      </Card>
    </Box>
  );
}

function NotHere({ back }: { back: string }) {
  return (
    <Page title="Solicitud">
      <EmptyState
        drawing={false}
        title="Esta solicitud no existe"
        actions={<ButtonLink to={back}>Ver las solicitudes</ButtonLink>}
      >
        Puede que la dirección esté incompleta, o que ya se haya borrado.
      </EmptyState>
    </Page>
  );
}
