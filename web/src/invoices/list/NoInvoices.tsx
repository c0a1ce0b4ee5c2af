import { Plus } from 'lucide-react';
import { paths } from '../../paths';
import { Button, ButtonLink } from '../../ui/Button';
import { EmptyState } from '../../ui/table/EmptyState';

export function NoInvoices({ filtered, onClear }: { filtered: boolean; onClear(): void }) {
  if (filtered) {
    return (
      <EmptyState
        drawing={false}
        title="Ninguna factura coincide"
        actions={<Button onClick={onClear}>Quitar los filtros</Button>}
      >
        Se busca en el número, el nombre y el NIF del cliente, dentro del estado y las fechas elegidos.
      </EmptyState>
    );
  }
  const actions = (
    <>
      <ButtonLink variant="accent" icon={<Plus />} to={paths.newInvoice}>
        Crear la primera factura
      </ButtonLink>
      <ButtonLink to={paths.customers()}>Añadir un cliente</ButtonLink>
    </>
  );
  return (
    <EmptyState title="Aquí verás tus facturas" actions={actions}>
      Cada una lleva su número, su IVA y su PDF. La primera se hace en un minuto y no necesitas tener clientes
      guardados.
    </EmptyState>
  );
}
