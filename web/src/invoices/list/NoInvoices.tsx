import { Plus } from 'lucide-react';
import { paths } from '../../paths';
import { ButtonLink } from '../../ui/Button';
import { ListEmpty } from '../../ui/table/ListEmpty';
import { taxHere } from '../../ui/format/here';

export function NoInvoices({ filtered, onClear }: { filtered: boolean; onClear(): void }) {
  const actions = (
    <>
      <ButtonLink variant="accent" icon={<Plus />} to={paths.newInvoice}>
        Crear la primera factura
      </ButtonLink>
      <ButtonLink to={paths.customers()}>Añadir un cliente</ButtonLink>
    </>
  );
  return (
    <ListEmpty
      noun="facturas"
      onClear={onClear}
      nothing={
        filtered && {
          title: 'Ninguna factura coincide',
          text: 'Se busca en el número, el nombre y el NIF del cliente, dentro del estado y las fechas elegidos.',
          clear: 'Quitar los filtros',
        }
      }
      none={{
        title: 'Aquí verás tus facturas',
        text: `Cada una lleva su número, su ${taxHere()} y su PDF. La primera se hace en un minuto y no necesitas tener clientes guardados.`,
        actions,
      }}
    />
  );
}
