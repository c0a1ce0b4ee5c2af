import { FormModal } from '../../ui/form/FormModal';
import type { DeliveryFragment, InvoiceWholeFragment } from '../../gql/invoices';
import { SendForm } from './SendForm';

interface SendDialogProps {
  invoice: InvoiceWholeFragment;
  delivery: DeliveryFragment | undefined;
  /** Addresses that it begins with; null: it is closed. */
  to: string | null;
  onClose(): void;
}

/** Writing at the left, the mail as it arrives at the right. */
export function SendDialog({ invoice, delivery, to, onClose }: SendDialogProps) {
  return (
    <FormModal
      open={to !== null && delivery !== undefined}
      title={`Enviar la factura ${invoice.fullNumber}`}
      size="xl"
      id="send-form"
      send="Enviar factura"
      sending="Enviando..."
      back="Volver"
      onClose={onClose}
    >
      {modal => <SendForm modal={modal} invoice={invoice} delivery={delivery!} to={to!} />}
    </FormModal>
  );
}
