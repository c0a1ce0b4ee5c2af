import { paths } from '../paths';
import { ListEmpty } from '../ui/table/ListEmpty';
import type { TenantFilters } from './useTenantFilters';

export function NoTenants({ list: { filters, any, clear }, beyond }: { list: TenantFilters; beyond: boolean }) {
  const only = filters.search && !filters.status && !filters.plan;
  return (
    <ListEmpty
      noun="empresas"
      first={beyond && paths.tenants(filters)}
      onClear={clear}
      nothing={
        any && {
          title: only
            ? `Ninguna empresa coincide con «${filters.search}»`
            : 'Ninguna empresa coincide con estos filtros',
          text: 'Se busca en el nombre, el NIF y el email, sin distinguir acentos ni mayúsculas.',
          clear: only ? 'Borrar la búsqueda' : 'Quitar filtros',
        }
      }
      none={{
        title: 'Aquí verás las empresas',
        text: 'Cada empresa que se registre en Folio aparecerá en esta lista, con su plan y su estado.',
      }}
    />
  );
}
