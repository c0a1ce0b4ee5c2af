import { Plus } from 'lucide-react';
import { paths } from '../paths';
import { Button } from '../ui/Button';
import { ListEmpty } from '../ui/table/ListEmpty';

interface NoCustomersProps {
  search: string;
  /** There are some, but not on this page. */
  beyond: boolean;
  onClear(): void;
  onCreate(name?: string): void;
}

export function NoCustomers({ search, beyond, onClear, onCreate }: NoCustomersProps) {
  return (
    <ListEmpty
      noun="clientes"
      first={beyond && paths.customers({ search })}
      onClear={onClear}
      nothing={
        search && {
          title: `Ningún cliente coincide con «${search}»`,
          text: 'Se busca en el nombre, el NIF y el email, sin distinguir acentos ni mayúsculas.',
          clear: 'Borrar la búsqueda',
          actions: (
            <Button icon={<Plus />} onClick={() => onCreate(search)}>
              Nuevo cliente «{search}»
            </Button>
          ),
        }
      }
      none={{
        title: 'Aquí verás tus clientes',
        text: 'Guárdalos una vez y sus datos se rellenan solos en cada factura. También puedes facturar sin guardarlos.',
        actions: (
          <Button variant="accent" icon={<Plus />} onClick={() => onCreate()}>
            Añadir el primer cliente
          </Button>
        ),
      }}
    />
  );
}
