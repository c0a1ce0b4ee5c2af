import { useDeleteProductMutation, type ProductFieldsFragment } from '../gql/products';
import { useConfirm } from '../ui/overlay/confirm';
import { focusContent } from '../ui/layout/focusContent';
import { toast } from '../ui/overlay/toast';
import { evict } from '../client/evict';

/** Asks, deactivates, and says how it went. */
export function useDeactivateProduct() {
  const confirm = useConfirm();
  const [deactivate] = useDeleteProductMutation({ update: evict('products') });
  return async ({ id, name }: ProductFieldsFragment) => {
    const sure = await confirm({
      title: `¿Desactivar producto ${name}?`,
      question: 'Desaparece de tu lista y de las facturas nuevas. Las que ya lo llevan se quedan como están.',
      action: 'Desactivar',
      danger: true,
    });
    if (!sure) return;
    try {
      await deactivate({ variables: { id } });
      focusContent();
      toast.success('Producto desactivado');
    } catch (error) {
      toast.failed(error, 'Error eliminando producto');
    }
  };
}
