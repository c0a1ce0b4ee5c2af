import { Plus } from 'lucide-react';
import { paths } from '../paths';
import { Button, ButtonLink } from '../ui/Button';
import { EmptyState } from '../ui/table/EmptyState';

interface NoCustomersProps {
  search: string;
  /** There are some, but not on this page. */
  beyond: boolean;
  onClear(): void;
  onCreate(name?: string): void;
}

export function NoCustomers({ search, beyond, onClear, onCreate }: NoCustomersProps) {
  if (beyond) {
    return (
      <EmptyState
        drawing={false}
        title="En esta página no hay clientes"
        actions={<ButtonLink to={paths.customers({ search })}>Ir a la primera página</ButtonLink>}
      >
        La lista se ha quedado más corta de lo que dice la dirección.
      </EmptyState>
    );
  }
  if (search) {
    return (
      <EmptyState
        drawing={false}
        title={`Ningún cliente coincide con «${search}»`}
        actions={
          <>
            <Button onClick={onClear}>Borrar la búsqueda</Button>
            <Button icon={<Plus />} onClick={() => onCreate(search)}>
              Nuevo cliente «{search}»
            </Button>
          </>
        }
      >
        Se busca en el nombre, el NIF y el email, sin distinguir acentos ni mayúsculas.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="Aquí verás tus clientes"
      actions={
        <Button variant="accent" icon={<Plus />} onClick={() => onCreate()}>
          Añadir el primer cliente
        </Button>
      }
    >
      Guárdalos una vez y sus datos se rellenan solos en cada factura. También puedes facturar sin guardarlos.
    </EmptyState>
  );
}
