import { Plus } from 'lucide-react';
import { paths } from '../../paths';
import { ButtonLink } from '../../ui/Button';
import { ListEmpty } from '../../ui/table/ListEmpty';
import type { InvoiceDue } from '../../gql/schema';
import { taxHere } from '../../ui/format/here';

/** Where a view is empty by itself, which is good news. */
const NOTHING_DUE = {
  open: {
    title: 'No hay nada por cobrar',
    text: 'Aquí verás las facturas emitidas de las que aún queda algo por cobrar, por orden de vencimiento.',
    clear: 'Ver todas las facturas',
  },
  overdue: {
    title: 'No hay nada vencido',
    text: 'Aquí verás las facturas que nadie ha pagado del todo y cuyo vencimiento ya pasó.',
    clear: 'Ver todas las facturas',
  },
};

interface NoInvoicesProps {
  filtered: boolean;
  /** The view, where it alone narrows the list. */
  due?: InvoiceDue;
  onClear(): void;
}

export function NoInvoices({ filtered, due, onClear }: NoInvoicesProps) {
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
        due
          ? NOTHING_DUE[due]
          : filtered && {
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
