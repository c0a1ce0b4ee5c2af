import { evict } from '../client/evict';
import { useDeleteProductMutation, useRestoreProductMutation, type ProductFieldsFragment } from '../gql/products';
import { useAskAndDo } from '../ui/overlay/useAskAndDo';

export function useProductActions() {
  const { askAndDo } = useAskAndDo();
  const [remove] = useDeleteProductMutation({ update: evict('products') });
  const [bringBack] = useRestoreProductMutation({ update: evict('products') });
  return {
    deactivate: ({ id, name }: ProductFieldsFragment) =>
      askAndDo({
        ask: {
          title: `¿Desactivar producto ${name}?`,
          question: 'Desaparece de tu lista y de las facturas nuevas. Las que ya lo llevan se quedan como están.',
          action: 'Desactivar',
          danger: true,
        },
        act: () => remove({ variables: { id } }),
        done: 'Producto desactivado',
        failed: 'Error eliminando producto',
      }),
    /** It can be deactivated again, so nothing is asked. */
    restore: ({ id }: ProductFieldsFragment) =>
      askAndDo({
        act: () => bringBack({ variables: { id } }),
        done: 'Producto reactivado',
        failed: 'Error reactivando producto',
      }),
  };
}
