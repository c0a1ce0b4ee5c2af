import { Plus } from 'lucide-react';
import { paths } from '../paths';
import { Button, ButtonLink } from '../ui/Button';
import { EmptyState } from '../ui/table/EmptyState';

export function NoRecords({ filtered, onClear }: { filtered: boolean; onClear(): void }) {
  if (filtered)
    return (
      <EmptyState
        drawing={false}
        title="Ningún registro coincide"
        actions={<Button onClick={onClear}>Quitar filtros</Button>}
      >
        Prueba con otro número, otra huella u otras fechas.
      </EmptyState>
    );
  return (
    <EmptyState
      title="Aún no hay registros"
      actions={
        <ButtonLink variant="accent" icon={<Plus />} to={paths.newInvoice}>
          Nueva factura
        </ButtonLink>
      }
    >
      Cada factura que se envíe a la AEAT, o se anule después, dejará aquí su registro, sellado y enlazado al anterior,
      con lo que conteste la AEAT.
    </EmptyState>
  );
}
