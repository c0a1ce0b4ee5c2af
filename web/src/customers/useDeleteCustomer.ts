import { evict } from '../client/evict';
import { useDeleteCustomerMutation, type CustomerFieldsFragment } from '../gql/customers';
import { useAskAndDo } from '../ui/overlay/useAskAndDo';

export function useDeleteCustomer() {
  const { askAndDo } = useAskAndDo();
  const [remove] = useDeleteCustomerMutation({ update: evict('customers') });
  return ({ id, name }: CustomerFieldsFragment) =>
    askAndDo({
      ask: {
        title: `¿Eliminar cliente ${name}?`,
        question: 'Desaparece de tu lista. Sus facturas se conservan como están.',
        action: 'Eliminar',
        danger: true,
      },
      act: () => remove({ variables: { id } }),
      done: 'Cliente eliminado',
      failed: 'Error eliminando cliente',
    });
}
