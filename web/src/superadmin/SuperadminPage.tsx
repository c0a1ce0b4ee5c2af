import { Box } from '@chakra-ui/react';
import { errorText } from '../failure';
import { useTenantsQuery } from '../gql/superadmin';
import { paths } from '../paths';
import { Button, ButtonLink } from '../ui/Button';
import { DataTable } from '../ui/DataTable';
import { EmptyState } from '../ui/EmptyState';
import { useDesktop } from '../ui/media';
import { Page } from '../ui/Page';
import { Pager } from '../ui/Pager';
import { SearchInput } from '../ui/SearchInput';
import { usePageNumber, useSearchText } from '../ui/useSearchText';
import { PrivacyLinks } from './PrivacyLinks';
import { searchTenants } from './searchTenants';
import { TenantCard } from './TenantCard';
import { tenantColumns } from './tenantColumns';

const LIMIT = 50;

/** Every company of the platform; the search and the pages are the browser's. */
export function SuperadminPage() {
  const { typed, setTyped, search } = useSearchText();
  const page = usePageNumber();
  const { data, error, refetch } = useTenantsQuery();
  const found = data && searchTenants(data.tenants.items, search);
  const total = found?.length ?? 0;
  const desktop = useDesktop();
  const filter = <SearchInput label="Buscar empresas" placeholder="Empresa, NIF o email" value={typed} onChange={setTyped} />;
  return (
    <Page title="Superadmin" actions={<><PrivacyLinks />{desktop && <Box width="320px">{filter}</Box>}</>}>
      {!desktop && <Box marginBottom="4">{filter}</Box>}
      <DataTable
        label="Empresas" columns={tenantColumns} rows={found?.slice((page - 1) * LIMIT, page * LIMIT)} rowKey={tenant => tenant.id}
        card={tenant => <TenantCard tenant={tenant} />}
        error={error ? errorText(error, 'Error cargando datos') : null} onRetry={() => void refetch().catch(() => undefined)}
        empty={<NoTenants search={search} beyond={total > 0} onClear={() => setTyped('')} />}
      />
      {found && <Pager pagination={{ page, limit: LIMIT, total, totalPages: Math.ceil(total / LIMIT) }} noun="empresas" to={number => paths.tenants({ search, page: number })} />}
    </Page>
  );
}

function NoTenants({ search, beyond, onClear }: { search: string; beyond: boolean; onClear(): void }) {
  if (beyond) {
    return (
      <EmptyState drawing={false} title="En esta página no hay empresas" actions={<ButtonLink to={paths.tenants({ search })}>Ir a la primera página</ButtonLink>}>
        La lista se ha quedado más corta de lo que dice la dirección.
      </EmptyState>
    );
  }
  if (search) {
    return (
      <EmptyState drawing={false} title={`Ninguna empresa coincide con «${search}»`} actions={<Button onClick={onClear}>Borrar la búsqueda</Button>}>
        Se busca en el nombre, el NIF y el email, sin distinguir acentos ni mayúsculas.
      </EmptyState>
    );
  }
  return <EmptyState title="Aquí verás las empresas">Cada empresa que se registre en Folio aparecerá en esta lista, con su plan y su estado.</EmptyState>;
}
