import { memo, type ComponentProps } from 'react';
import { CustomerModal } from '../../customers/CustomerModal';
import type { OpenCard } from './checks/useFixes';
import { HelpDialog } from './HelpDialog';
import type { InvoiceFormState } from './useInvoiceForm';
import { WhyDialog } from './why/WhyDialog';

interface FormDialogsProps {
  quoted?: boolean;
  help: boolean;
  setHelp(open: boolean): void;
  question: Omit<ComponentProps<typeof WhyDialog>, 'suplido'>;
  /** A line was a suplido. Absent where there are none. */
  suplido?(): void;
  /** The customer's card that is open. */
  editing: OpenCard | null;
  setEditing(editing: null): void;
  set: InvoiceFormState['set'];
}

/** What opens over the form: its keys, why a line has no VAT, and a customer's card. */
export const FormDialogs = memo(function FormDialogs({
  quoted,
  help,
  setHelp,
  question,
  suplido,
  editing,
  setEditing,
  set,
}: FormDialogsProps) {
  return (
    <>
      <HelpDialog quoted={quoted} open={help} onClose={() => setHelp(false)} />
      <WhyDialog {...question} suplido={suplido} />
      <CustomerModal
        editing={editing}
        onClose={() => setEditing(null)}
        onSaved={saved => set({ customer: saved }, 'customer')}
      />
    </>
  );
});
