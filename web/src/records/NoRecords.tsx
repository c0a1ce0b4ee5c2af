import { Plus } from 'lucide-react';
import { paths } from '../paths';
import { ButtonLink } from '../ui/Button';
import { ListEmpty } from '../ui/table/ListEmpty';

export function NoRecords({ filtered, onClear }: { filtered: boolean; onClear(): void }) {
  return (
    <ListEmpty
      noun="registros"
      onClear={onClear}
      nothing={
        filtered && {
          title: 'Ningún registro coincide',
          text: 'Prueba con otro número, otra huella u otras fechas.',
          clear: 'Quitar filtros',
        }
      }
      none={{
        title: 'Aún no hay registros',
        text: 'Cada factura que se envíe a la AEAT, o se anule después, dejará aquí su registro, sellado y enlazado al anterior, con lo que conteste la AEAT.',
        actions: (
          <ButtonLink variant="accent" icon={<Plus />} to={paths.newInvoice}>
            Nueva factura
          </ButtonLink>
        ),
      }}
    />
  );
}
