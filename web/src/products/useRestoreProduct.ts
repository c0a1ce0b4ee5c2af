import { useRestoreProductMutation, type ProductFieldsFragment } from '../gql/products';
import { focusContent } from '../ui/layout/focusContent';
import { toast } from '../ui/overlay/toast';
import { evict } from '../client/evict';

/** Brings a product back; it can be deactivated again, so nothing is asked. */
export function useRestoreProduct() {
  const [restore] = useRestoreProductMutation({ update: evict('products') });
  return async ({ id }: ProductFieldsFragment) => {
    try {
      await restore({ variables: { id } });
      focusContent();
      toast.success('Producto reactivado');
    } catch (error) {
      toast.failed(error, 'Error reactivando producto');
    }
  };
}
