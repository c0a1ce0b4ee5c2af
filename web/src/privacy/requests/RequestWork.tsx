import { Box, Heading } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import { type ReactNode } from 'react';
import {
  useRecordObjectionMutation,
  useRequestSubjectQuery,
  useRestrictDataMutation,
  type RequestFieldsFragment,
  type SubjectFieldsFragment,
} from '../../gql/privacy';
import { paths } from '../../paths';
import { useAuth } from '../../session/session';
import { Badge } from '../../ui/Badge';
import { Banner } from '../../ui/layout/Banner';
import { Button, ButtonLink } from '../../ui/Button';
import { Card } from '../../ui/layout/Card';
import { formatInstant } from '../../ui/format/dates';
import { Skeleton } from '../../ui/layout/Skeleton';
import { toast } from '../../ui/overlay/toast';
import { isOpen } from './requestWords';
import { LoadFailed } from '../../ui/layout/LoadFailed';
import { useDownload } from '../../ui/overlay/useDownload';

const counted = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`;

/** What is held about the person who asks, and what can be done with it for their right. */
export function RequestWork({ request }: { request: RequestFieldsFragment }) {
  const { data, error, refetch } = useRequestSubjectQuery({
    variables: { id: request.id },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const subject = data?.requestSubject;
  if (error && !subject)
    return <LoadFailed onRetry={() => refetch()}>Error cargando qué guardas de esta persona</LoadFailed>;
  if (!subject) return <Skeleton width="full" height="140px" borderRadius="md" />;
  return (
    <Card padding={{ base: '4', lg: '5' }} display="grid" gap="4">
      <Heading as="h2" textStyle="h2">
        Lo que guardas de esta persona
      </Heading>
      <Held subject={subject} request={request} />
      <Work request={request} subject={subject} />
    </Card>
  );
}

function Held({
  subject: { customers, invoices, drafts, isUser },
  request,
}: {
  subject: SubjectFieldsFragment;
  request: RequestFieldsFragment;
}) {
  const nothing = customers.length + invoices + drafts === 0 && !isUser;
  const also = [
    invoices > 0 && counted(invoices, 'factura emitida', 'facturas emitidas'),
    drafts > 0 && counted(drafts, 'borrador', 'borradores'),
    isUser && 'una cuenta de usuario de tu empresa',
  ].filter(Boolean);
  // Somebody else's data must not go with this person's: the server refuses it as well.
  const people = new Set(customers.map(({ nif: each }) => each)).size;
  const stranger = customers.length > 0 && !customers.some(({ email }) => email?.toLowerCase() === request.email);
  return (
    <>
      {nothing && (
        <Box color="muted">
          Nada con ese NIF ni con ese email. Si la conoces por otro nombre, pregúntale antes de responder.
        </Box>
      )}
      {people > 1 && isOpen(request) && (
        <Banner kind="warning">
          Ese email está en las fichas de {people} NIF distintos. Anota otra solicitud con el NIF de quien lo pide, y
          rechaza esta.
        </Banner>
      )}
      {stranger && isOpen(request) && (
        <Banner kind="warning">
          El email de la solicitud no es el de la ficha. Comprueba que la pide esa persona antes de darle nada.
        </Banner>
      )}
      {customers.length > 0 && (
        <Box as="ul" listStyleType="none" display="grid" gap="2">
          {customers.map(customer => (
            <Box as="li" key={customer.id} display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1">
              <Box textStyle="name" overflowWrap="anywhere">
                {customer.name}
              </Box>
              <Box color="muted" layerStyle="figures">
                {customer.nif} · cliente desde el {formatInstant(customer.createdAt)}
              </Box>
              {customer.restrictedAt && <Badge palette="amber">Limitado</Badge>}
              {customer.objectedAt && <Badge palette="amber">Se opone</Badge>}
            </Box>
          ))}
        </Box>
      )}
      {also.length > 0 && <Box color="muted">También: {also.join(', ')}.</Box>}
    </>
  );
}

interface WorkProps {
  request: RequestFieldsFragment;
  subject: SubjectFieldsFragment;
}

function Work({ request, subject }: WorkProps) {
  const { requestType, nif, email } = request;
  const superadmin = useAuth().user?.role === 'superadmin';
  if (requestType === 'access' || requestType === 'portability')
    return isOpen(request) ? <PersonZip request={request} /> : null;
  if (requestType === 'rectification') {
    const [first] = subject.customers;
    if (superadmin || !isOpen(request)) return null;
    return (
      <Todo words="Corrige su ficha. Las facturas ya emitidas conservan los datos que tenían; si eran erróneos, hay que rectificarlas.">
        <ButtonLink variant="accent" to={paths.customers({ search: first?.nif ?? nif ?? email })}>
          {first ? 'Abrir su ficha' : 'Buscar en Clientes'}
        </ButtonLink>
      </Todo>
    );
  }
  if (requestType === 'restriction') return <Restriction request={request} subject={subject} />;
  if (requestType === 'objection' && isOpen(request)) return <Objection request={request} subject={subject} />;
  return null;
}

function Todo({ words, children }: { words: string; children: ReactNode }) {
  return (
    <Box borderTopWidth="1px" paddingTop="4">
      <Box marginBottom="3">{words}</Box>
      <Box display="flex" flexWrap="wrap" gap="2">
        {children}
      </Box>
    </Box>
  );
}

function PersonZip({ request }: { request: RequestFieldsFragment }) {
  const { busy, fetchFile } = useDownload({ failed: 'Error descargando los datos' });
  const fetchZip = () => fetchFile(paths.requestZip(request.id), 'datos-personales.zip');
  return (
    <Todo words="Descarga todo lo que guardas de esta persona (JSON, tablas CSV y sus facturas en PDF), envíaselo y marca la solicitud como completada.">
      <Button
        variant="accent"
        icon={<Download />}
        busy={busy}
        busyLabel="Preparando..."
        onClick={() => void fetchZip()}
      >
        Descargar sus datos
      </Button>
    </Todo>
  );
}

function Restriction({ request, subject }: WorkProps) {
  const [restrict, { loading }] = useRestrictDataMutation();
  const on = subject.customers.some(({ restrictedAt }) => restrictedAt);
  if (subject.customers.length === 0 || (!on && !isOpen(request))) return null;
  const change = async () => {
    try {
      await restrict({ variables: { id: request.id, on: !on } });
      toast.success(on ? 'Limitación levantada' : 'Datos limitados');
    } catch (error) {
      toast.failed(error, 'Error limitando los datos');
    }
  };
  return (
    <Todo
      words={
        on
          ? 'Sus datos están limitados: se guardan, y nadie puede facturarle, cambiarlos ni borrarlos.'
          : 'Al limitarlos se guardan, y nadie puede facturarle, cambiarlos ni borrarlos hasta que lo levantes aquí.'
      }
    >
      <Button variant={on ? undefined : 'accent'} busy={loading} busyLabel="Guardando..." onClick={() => void change()}>
        {on ? 'Levantar la limitación' : 'Limitar sus datos'}
      </Button>
    </Todo>
  );
}

function Objection({ request, subject }: WorkProps) {
  const [object, { loading }] = useRecordObjectionMutation();
  const done = subject.customers.length > 0 && subject.customers.every(({ objectedAt }) => objectedAt);
  const note = async () => {
    try {
      await object({ variables: { id: request.id } });
      toast.success('Oposición anotada');
    } catch (error) {
      toast.failed(error, 'Error anotando la oposición');
    }
  };
  return (
    <Todo
      words={
        done
          ? 'Su ficha está marcada y sus consentimientos, retirados. Responde y marca la solicitud como completada.'
          : 'Marca su ficha para que nadie le escriba, y retira los consentimientos que hubiera dado.'
      }
    >
      {!done && (
        <Button variant="accent" busy={loading} busyLabel="Guardando..." onClick={() => void note()}>
          Anotar la oposición
        </Button>
      )}
    </Todo>
  );
}
