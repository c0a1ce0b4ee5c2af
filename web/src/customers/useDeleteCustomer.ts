import { useDeleteCustomerMutation, type CustomerFieldsFragment } from '../gql/customers';
import { useConfirm } from '../ui/overlay/confirm';
import { focusContent } from '../ui/layout/focusContent';
import { toast } from '../ui/overlay/toast';
import { evict } from '../client/evict';

/** Asks, deletes, and says how it went. */
export function useDeleteCustomer() {
  const confirm = useConfirm();
  const [remove] = useDeleteCustomerMutation({ update: evict('customers') });
  return async ({ id, name }: CustomerFieldsFragment) => {
    const sure = await confirm({
      title: `¿Eliminar cliente ${name}?`,
      question: 'Desaparece de tu lista. Sus facturas se conservan como están.',
      action: 'Eliminar',
      danger: true,
    });
    if (!sure) return;
    try {
      await remove({ variables: { id } });
      focusContent();
      toast.success('Cliente eliminado');
    } catch (error) {
      toast.failed(error, 'Error eliminando cliente');
    }
  };
}
