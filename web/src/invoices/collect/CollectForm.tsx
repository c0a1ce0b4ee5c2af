import { Box } from '@chakra-ui/react';
import { useState } from 'react';
import { addUp, compare, isDecimal, isPositive, isZero, parseDecimal } from '../../../../schema/decimal';
import { turned } from '../../../../schema/totals';
import { useCollectInvoiceMutation, type InvoiceWholeFragment } from '../../gql/invoices';
import type { PaymentMeans } from '../../gql/schema';
import { AmountInput } from '../../ui/form/AmountInput';
import { DateInput } from '../../ui/form/DateInput';
import { problems } from '../../ui/form/checks';
import { useForm } from '../../ui/form/form';
import { FormField } from '../../ui/form/FormField';
import { ModalForm, type FormInModal } from '../../ui/form/FormModal';
import { MeansField } from '../../ui/form/MeansField';
import { TextInput } from '../../ui/form/TextInput';
import { formatAmount, formatMoney, parseAmount } from '../../ui/format/amounts';
import { today } from '../../ui/format/dates';
import { toast } from '../../ui/overlay/toast';
import { evictInvoices } from '../evictInvoices';
import { newSendKey } from '../form/localDraft';
import type { Entry } from './entries';
import { leftToCollect } from './paidWith';
import { undoCollection } from './undoCollection';

/** Amounts are typed without a sign: it is that of what is owed. */
const sizeOf = (owed: string) => (owed.startsWith('-') ? turned(owed) : owed);

/** What would be left; null: the text is no amount above 0. */
function leftOf(owed: string, text: string): string | null {
  const amount = parseAmount(text);
  if (amount === null || !isDecimal(amount) || !isPositive(amount)) return null;
  return addUp([sizeOf(owed), turned(amount)]);
}

/** What is proposed: all that is owed, today; or what came in for another one, as far as it is owed. */
function proposed(invoice: InvoiceWholeFragment, entry: Entry | undefined) {
  const { paymentMeans } = invoice;
  const size = sizeOf(leftToCollect(invoice));
  if (!entry) return { date: today(), amount: formatAmount(size), means: paymentMeans ?? '', reference: '' };
  const amount = compare(parseDecimal(entry.amount), parseDecimal(size)) > 0 ? size : entry.amount;
  const { date, means, reference } = entry;
  return { date, amount: formatAmount(amount), means: means ?? '', reference: reference ?? '' };
}

interface CollectFormProps {
  modal: FormInModal;
  invoice: InvoiceWholeFragment;
  entry?: Entry;
}

/** Day, amount, means and reference of one collection. */
export function CollectForm({ modal, invoice, entry: before }: CollectFormProps) {
  const { id } = invoice;
  const owed = leftToCollect(invoice);
  const back = owed.startsWith('-');
  // Of the same form sent twice the second writes nothing down.
  const [key] = useState(newSendKey);
  const [collect] = useCollectInvoiceMutation({
    update: evictInvoices,
    context: { headers: { 'Idempotency-Key': key } },
  });
  const form = useForm({
    initial: proposed(invoice, before),
    check({ date, amount }) {
      const left = leftOf(owed, amount);
      return problems({
        date: !date ? 'Escribe el día.' : date > today() ? 'La fecha del cobro no puede ser futura' : undefined,
        amount:
          left === null
            ? 'Escribe un importe mayor que 0.'
            : left.startsWith('-')
              ? `Solo quedan ${formatMoney(sizeOf(owed))}.`
              : undefined,
      });
    },
    async submit({ date, amount, means, reference }) {
      const euros = parseAmount(amount)!;
      const input = {
        date,
        amount: back ? turned(euros) : euros,
        means: (means || null) as PaymentMeans | null,
        reference: reference.trim() || null,
      };
      const entry = (await collect({ variables: { id, input } })).data?.collectInvoice.collections.at(-1);
      const undo = entry && (() => void undoCollection(entry.id));
      toast.success(back ? 'Devolución anotada' : 'Cobro anotado', undo);
      modal.close();
    },
    failed: 'Error anotando el cobro',
  });
  const { field, problems: wrong, values } = form;
  const left = leftOf(owed, values.amount);
  return (
    <ModalForm modal={modal} form={form} columns={2}>
      <FormField label="Fecha" required error={wrong.date}>
        <DateInput {...field('date')} />
      </FormField>
      <FormField
        label="Importe"
        required
        error={wrong.amount}
        hint={
          left === null || left.startsWith('-')
            ? `Quedan ${formatMoney(sizeOf(owed))}`
            : !isZero(left)
              ? `Quedarán ${formatMoney(left)}`
              : owed === invoice.owed
                ? 'Queda pagada'
                : 'Es todo lo que hay que devolver'
        }
      >
        <AmountInput {...field('amount')} maxLength={20} />
      </FormField>
      <Box gridColumn={{ base: 'span 2', sm: 'span 1' }}>
        <MeansField field={field('means')} none="No decirla" error={wrong.means} />
      </Box>
      <Box gridColumn={{ base: 'span 2', sm: 'span 1' }}>
        <FormField label="Referencia" optional error={wrong.reference}>
          <TextInput {...field('reference')} maxLength={140} placeholder="TR 2026/117" />
        </FormField>
      </Box>
    </ModalForm>
  );
}
