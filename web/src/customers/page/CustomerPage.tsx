import { Box } from '@chakra-ui/react';
import { BackLink } from '../../ui/layout/BackLink';
import { Bell, Pencil, Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { useCustomerAloneQuery, type CustomerAloneQuery } from '../../gql/customers';
import { paths } from '../../paths';
import { Button, ButtonLink } from '../../ui/Button';
import { useLoadError } from '../../ui/form/useLoadError';
import { formatDate } from '../../ui/format/dates';
import { useDesktop } from '../../ui/format/media';
import { useKeys } from '../../ui/keys/useKeys';
import { Kbd } from '../../ui/layout/Kbd';
import { LoadFailed } from '../../ui/layout/LoadFailed';
import { Page } from '../../ui/layout/Page';
import { StatCards } from '../../ui/table/StatCards';
import { CustomerModal } from '../CustomerModal';
import { accountStats } from './accountStats';
import { CardPanel } from './CardPanel';
import { CustomerInvoices } from './CustomerInvoices';
import { CustomerQuotes } from './CustomerQuotes';
import { NotesPanel } from './NotesPanel';

const ClaimModal = lazy(() => import('./ClaimModal'));

type Customer = CustomerAloneQuery['customer'];

const back = <BackLink to={paths.customers()}>Clientes</BackLink>;

/** One customer: what they owe, their invoices, their card, and what was noted of them. */
export function CustomerPage() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useCustomerAloneQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const failed = useLoadError(data ? undefined : error, 'Error cargando el cliente');
  const [editing, setEditing] = useState(false);
  const [claiming, setClaiming] = useState<boolean | null>(null);
  const navigate = useNavigate();
  const desktop = useDesktop();
  const toInvoice = paths.newInvoiceFor(id);
  useKeys({ newInvoice: () => void navigate(toInvoice) });
  const customer = data?.customer;
  const edit = () => setEditing(true);
  if (failed)
    return (
      <Page title="Cliente" above={back}>
        <LoadFailed onRetry={() => void refetch().catch(() => undefined)}>{failed}</LoadFailed>
      </Page>
    );
  const actions = customer && (
    <>
      <Button icon={<Pencil />} onClick={edit}>
        Editar
      </Button>
      {data.customerAccount.overdueCount > 0 && (
        <Button icon={<Bell />} onClick={() => setClaiming(true)}>
          Reclamar lo vencido
        </Button>
      )}
      <ButtonLink variant="accent" icon={<Plus />} to={toInvoice}>
        Nueva factura
        {desktop && (
          <Kbd on aria-hidden>
            N
          </Kbd>
        )}
      </ButtonLink>
    </>
  );
  return (
    <Page title={customer?.name ?? 'Cliente'} above={back} subtitle={customer && aboutOf(customer)} actions={actions}>
      <Box display="grid" gap={{ base: '3', lg: '4' }}>
        <StatCards stats={accountStats(customer)} shown={data?.customerAccount} failed={false} />
        <Box
          display="grid"
          gap={{ base: '3', lg: '4' }}
          alignItems="start"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 320px' }}
        >
          <Box display="grid" gap={{ base: '3', lg: '4' }}>
            <CustomerInvoices key={id} id={id} />
            <CustomerQuotes id={id} nif={customer?.nif} />
          </Box>
          <Box display="grid" gap={{ base: '3', lg: '4' }}>
            <CardPanel customer={customer} onEdit={edit} />
            <NotesPanel customer={customer} />
          </Box>
        </Box>
      </Box>
      <CustomerModal
        editing={editing && customer ? { customer, name: '' } : null}
        onClose={() => setEditing(false)}
        rebates
      />
      {claiming !== null && (
        <Suspense>
          <ClaimModal id={id} open={claiming} onClose={() => setClaiming(false)} />
        </Suspense>
      )}
    </Page>
  );
}

const aboutOf = ({ nif, createdAt }: Customer) => `${nif} · cliente desde el ${formatDate(createdAt.slice(0, 10))}`;
