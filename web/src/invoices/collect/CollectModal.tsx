import type { InvoiceWholeFragment } from '../../gql/invoices';
import { FormModal } from '../../ui/form/FormModal';
import { CollectForm } from './CollectForm';

interface CollectModalProps {
  invoice: InvoiceWholeFragment;
  open: boolean;
  onClose(): void;
}

/** Writes down what came in for an invoice, all or a part of it. */
export function CollectModal({ invoice, open, onClose }: CollectModalProps) {
  const back = invoice.owed.startsWith('-');
  return (
    <FormModal
      open={open}
      size="sm"
      title={`${back ? 'Anotar devolución' : 'Anotar cobro'} de ${invoice.fullNumber}`}
      unasked
      id="collect-form"
      back="Volver"
      send={back ? 'Anotar devolución' : 'Anotar cobro'}
      sending="Anotando..."
      onClose={onClose}
    >
      {modal => <CollectForm modal={modal} invoice={invoice} />}
    </FormModal>
  );
}
