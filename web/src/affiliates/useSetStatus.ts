import { useSetAffiliateStatusMutation, type AffiliateFieldsFragment } from '../gql/affiliates';
import { useConfirm } from '../ui/overlay/confirm';
import { toast } from '../ui/overlay/toast';
import { evictAffiliates, formatRate } from './affiliateValues';

type Row = AffiliateFieldsFragment;

/** Lets an affiliate earn, or ends it, once the superadmin is sure. */
export function useSetStatus() {
  const confirm = useConfirm();
  const [set] = useSetAffiliateStatusMutation({ update: evictAffiliates });
  const change = async ({ id }: Row, status: 'active' | 'inactive') => {
    try {
      await set({ variables: { id, status } });
      toast.success(status === 'active' ? 'Afiliado activado' : 'Afiliado desactivado');
    } catch (error) {
      toast.failed(error, 'Error actualizando afiliado');
    }
  };
  return {
    async activate(row: Row) {
      const by = row.companyName ? `Lo propone ${row.companyName}. ` : '';
      const question = `${by}Desde hoy gana el ${formatRate(row.commissionRate)} del primer pago, sin IVA, de cada empresa que llegue con su código.`;
      if (await confirm({ title: `¿Activar a ${row.name}?`, question, action: 'Activar' })) await change(row, 'active');
    },
    async deactivate(row: Row) {
      const question = 'Su código deja de valer y no gana más. Lo que ya ha ganado se le sigue debiendo.';
      if (await confirm({ title: `¿Desactivar a ${row.name}?`, question, action: 'Desactivar', danger: true }))
        await change(row, 'inactive');
    },
  };
}
