import type { CommissionFieldsFragment } from '../gql/affiliates';
import { formatMoney } from '../ui/format/amounts';
import { FormModal } from '../ui/form/FormModal';
import { PayForm } from './PayForm';

/** Notes the payment of a commission. Nothing: closed. */
export function PayModal({ commission, onClose }: { commission: CommissionFieldsFragment | null; onClose(): void }) {
  return (
    <FormModal
      open={commission !== null}
      size="sm"
      title={commission ? `Pagar ${formatMoney(commission.amount)} a ${commission.affiliate.name}` : ''}
      unasked
      id="pay-form"
      back="Volver"
      send="Anotar el pago"
      sending="Anotando..."
      onClose={onClose}
    >
      {({ id, onState, close }) =>
        commission && <PayForm key={commission.id} id={id} commission={commission} onState={onState} onPaid={close} />
      }
    </FormModal>
  );
}
