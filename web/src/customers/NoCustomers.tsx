import { Plus } from 'lucide-react';
import { Button } from '../ui/Button';
import { EmptyState } from '../ui/EmptyState';

interface NoCustomersProps { search: string; onClear(): void; onCreate(name?: string): void }

export function NoCustomers({ search, onClear, onCreate }: NoCustomersProps) {
  if (search) {
    return (
      <EmptyState
        drawing={false} title={`Ningún cliente coincide con «${search}»`}
        actions={<><Button onClick={onClear}>Borrar la búsqueda</Button><Button icon={<Plus />} onClick={() => onCreate(search)}>Nuevo cliente «{search}»</Button></>}
      >
        Se busca en el nombre, el NIF y el email, sin distinguir acentos ni mayúsculas.
      </EmptyState>
    );
  }
  return (
    <EmptyState title="Aquí verás tus clientes" actions={<Button variant="accent" icon={<Plus />} onClick={() => onCreate()}>Añadir el primer cliente</Button>}>
      Guárdalos una vez y sus datos se rellenan solos en cada factura. También puedes facturar sin guardarlos.
    </EmptyState>
  );
}
