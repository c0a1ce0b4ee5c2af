import { paths } from '../paths';
import { Button, ButtonLink } from '../ui/Button';
import { EmptyState } from '../ui/table/EmptyState';
import type { TenantFilters } from './useTenantFilters';

/** Why there is none: another page, nothing found, or nobody yet. */
export function NoTenants({ list: { filters, any, clear }, beyond }: { list: TenantFilters; beyond: boolean }) {
  if (beyond) {
    return (
      <EmptyState
        drawing={false}
        title="En esta página no hay empresas"
        actions={<ButtonLink to={paths.tenants(filters)}>Ir a la primera página</ButtonLink>}
      >
        La lista se ha quedado más corta de lo que dice la dirección.
      </EmptyState>
    );
  }
  if (!any)
    return (
      <EmptyState title="Aquí verás las empresas">
        Cada empresa que se registre en Folio aparecerá en esta lista, con su plan y su estado.
      </EmptyState>
    );
  const only = filters.search && !filters.status && !filters.plan;
  return (
    <EmptyState
      drawing={false}
      title={only ? `Ninguna empresa coincide con «${filters.search}»` : 'Ninguna empresa coincide con estos filtros'}
      actions={<Button onClick={clear}>{only ? 'Borrar la búsqueda' : 'Quitar filtros'}</Button>}
    >
      Se busca en el nombre, el NIF y el email, sin distinguir acentos ni mayúsculas.
    </EmptyState>
  );
}
