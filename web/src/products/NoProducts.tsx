import { Plus } from 'lucide-react';
import { paths, type ProductsQuery } from '../paths';
import { Button, ButtonLink } from '../ui/Button';
import { ListEmpty } from '../ui/table/ListEmpty';
import { taxHere } from '../ui/format/here';

interface NoProductsProps {
  search: string;
  state: ProductsQuery['state'];
  /** There are some, but not on this page. */
  beyond: boolean;
  onClear(): void;
  onCreate(name?: string): void;
}

export function NoProducts({ search, state, beyond, onClear, onCreate }: NoProductsProps) {
  const notFound = {
    title: `Ningún producto coincide con «${search}»`,
    text: 'Se busca en el nombre y el SKU, sin distinguir acentos ni mayúsculas.',
    clear: 'Borrar la búsqueda',
    actions: !state && (
      <Button icon={<Plus />} onClick={() => onCreate(search)}>
        Nuevo producto «{search}»
      </Button>
    ),
  };
  const noneDeactivated = {
    title: 'No hay productos desactivados',
    text: 'Los que desactives quedan aquí, y puedes volver a usarlos cuando quieras.',
    actions: <ButtonLink to={paths.products()}>Ver los que usas</ButtonLink>,
  };
  return (
    <ListEmpty
      noun="productos"
      first={beyond && paths.products({ search, state })}
      onClear={onClear}
      nothing={search ? notFound : state && noneDeactivated}
      none={{
        title: 'Aquí verás tus productos',
        text: `Son opcionales: guarda lo que vendes a menudo y cada línea de factura se rellena sola con su descripción, precio e ${taxHere()}.`,
        actions: (
          <Button variant="accent" icon={<Plus />} onClick={() => onCreate()}>
            Añadir el primer producto
          </Button>
        ),
      }}
    />
  );
}
