import { useSetAffiliateStatusMutation, type AffiliateFieldsFragment } from '../gql/affiliates';
import { useAskAndDo } from '../ui/overlay/useAskAndDo';
import { evictAffiliates, formatRate } from './affiliateValues';

type Row = AffiliateFieldsFragment;

/** Lets an affiliate earn, or ends it, once the superadmin is sure. */
export function useSetStatus() {
  const { askAndDo } = useAskAndDo();
  const [set] = useSetAffiliateStatusMutation({ update: evictAffiliates });
  const failed = 'Error actualizando afiliado';
  return {
    activate({ id, name, companyName, commissionRate }: Row) {
      const by = companyName ? `Lo propone ${companyName}. ` : '';
      const question = `${by}Desde hoy gana el ${formatRate(commissionRate)} del primer pago, sin IVA, de cada empresa que llegue con su código.`;
      return askAndDo({
        ask: { title: `¿Activar a ${name}?`, question, action: 'Activar' },
        act: () => set({ variables: { id, status: 'active' } }),
        done: 'Afiliado activado',
        failed,
      });
    },
    deactivate({ id, name }: Row) {
      const question = 'Su código deja de valer y no gana más. Lo que ya ha ganado se le sigue debiendo.';
      return askAndDo({
        ask: { title: `¿Desactivar a ${name}?`, question, action: 'Desactivar', danger: true },
        act: () => set({ variables: { id, status: 'inactive' } }),
        done: 'Afiliado desactivado',
        failed,
      });
    },
  };
}
