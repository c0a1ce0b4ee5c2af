import type { InvoiceWholeFragment } from '../../gql/invoices';
import { FormModal } from '../../ui/form/FormModal';
import { CollectForm } from './CollectForm';
import type { Entry } from './entries';

interface CollectModalProps {
  invoice: InvoiceWholeFragment;
  /** What is written down again: it came in for another one. */
  entry?: Entry;
  open: boolean;
  onClose(): void;
}

/** Writes down what came in for an invoice, all or a part of it. */
export function CollectModal({ invoice, entry, open, onClose }: CollectModalProps) {
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
      {modal => <CollectForm modal={modal} invoice={invoice} entry={entry} />}
    </FormModal>
  );
}
