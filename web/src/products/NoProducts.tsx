import { Plus } from 'lucide-react';
import { paths, type ProductsQuery } from '../paths';
import { Button, ButtonLink } from '../ui/Button';
import { EmptyState } from '../ui/table/EmptyState';

interface NoProductsProps {
  search: string;
  state: ProductsQuery['state'];
  /** There are some, but not on this page. */
  beyond: boolean;
  onClear(): void;
  onCreate(name?: string): void;
}

export function NoProducts({ search, state, beyond, onClear, onCreate }: NoProductsProps) {
  if (beyond) {
    return (
      <EmptyState
        drawing={false}
        title="En esta página no hay productos"
        actions={<ButtonLink to={paths.products({ search, state })}>Ir a la primera página</ButtonLink>}
      >
        La lista se ha quedado más corta de lo que dice la dirección.
      </EmptyState>
    );
  }
  if (state && !search) {
    return (
      <EmptyState
        drawing={false}
        title="No hay productos desactivados"
        actions={<ButtonLink to={paths.products()}>Ver los que usas</ButtonLink>}
      >
        Los que desactives quedan aquí, y puedes volver a usarlos cuando quieras.
      </EmptyState>
    );
  }
  if (search) {
    return (
      <EmptyState
        drawing={false}
        title={`Ningún producto coincide con «${search}»`}
        actions={
          <>
            <Button onClick={onClear}>Borrar la búsqueda</Button>
            {!state && (
              <Button icon={<Plus />} onClick={() => onCreate(search)}>
                Nuevo producto «{search}»
              </Button>
            )}
          </>
        }
      >
        Se busca en el nombre y el SKU, sin distinguir acentos ni mayúsculas.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="Aquí verás tus productos"
      actions={
        <Button variant="accent" icon={<Plus />} onClick={() => onCreate()}>
          Añadir el primer producto
        </Button>
      }
    >
      Son opcionales: guarda lo que vendes a menudo y cada línea de factura se rellena sola con su descripción, precio e
      IVA.
    </EmptyState>
  );
}
