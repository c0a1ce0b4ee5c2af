import { useState } from 'react';
import type { CommissionFieldsFragment } from '../gql/affiliates';
import { formatMoney } from '../ui/amounts';
import { Button } from '../ui/Button';
import { Modal } from '../ui/Modal';
import { PayForm } from './PayForm';

const FORM = 'pay-form';
const IDLE = { dirty: false, busy: false };

/** Notes the payment of a commission. Nothing: closed. */
export function PayModal({ commission, onClose }: { commission: CommissionFieldsFragment | null; onClose(): void }) {
  const [state, setState] = useState(IDLE);
  const close = () => {
    setState(IDLE);
    onClose();
  };
  return (
    <Modal
      open={commission !== null} size="sm" title={commission ? `Pagar ${formatMoney(commission.amount)} a ${commission.affiliate.name}` : ''} onClose={close}
      footer={leave => (
        <>
          <Button onClick={leave}>Volver</Button>
          <Button type="submit" form={FORM} variant="accent" busy={state.busy} busyLabel="Anotando...">Anotar el pago</Button>
        </>
      )}
    >
      {commission && <PayForm key={commission.id} id={FORM} commission={commission} onState={setState} onPaid={close} />}
    </Modal>
  );
}
