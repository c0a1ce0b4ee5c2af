import { Box } from '@chakra-ui/react';
import { useRef } from 'react';
import {
  addressesIn,
  fieldProblem,
  LINK_DAYS,
  MOST_ADDRESSES,
  TEXT_FIELDS,
  type TextField,
  type TextValues,
} from '../../../../schema/delivery';
import { useSendInvoiceMutation, type DeliveryFragment, type InvoiceWholeFragment } from '../../gql/invoices';
import { Checkbox } from '../../ui/form/Checkbox';
import { problems } from '../../ui/form/checks';
import { useForm } from '../../ui/form/form';
import { ModalForm, type FormInModal } from '../../ui/form/FormModal';
import { FieldButtons } from '../../ui/mail/FieldButtons';
import { toast } from '../../ui/overlay/toast';
import { PLACES, toProblem } from './addresses';
import { LetterColumns } from './LetterColumns';
import { SendPreview } from './SendPreview';
import { textValues } from './textValues';
import { LetterFields } from './LetterFields';

interface SendFormProps {
  modal: FormInModal;
  invoice: InvoiceWholeFragment;
  delivery: DeliveryFragment;
  to: string;
}

/** The fields that this invoice has. */
const fieldsIn = (values: TextValues): Record<string, string> =>
  Object.fromEntries(Object.entries(TEXT_FIELDS).filter(([name]) => values[name as TextField] !== null));

export function SendForm({ modal, invoice, delivery, to }: SendFormProps) {
  const [send] = useSendInvoiceMutation();
  const key = useRef(crypto.randomUUID());
  const values = textValues(invoice);
  const form = useForm({
    initial: { to, text: delivery.text, link: 'yes' },
    check: written =>
      problems<'to' | 'text'>({
        to: toProblem(written.to),
        text: written.text.trim() ? (fieldProblem(written.text, values) ?? undefined) : 'Escribe el texto del correo.',
      }),
    async submit(written) {
      const addresses = addressesIn(written.to);
      await send({
        variables: { id: invoice.id, input: { to: addresses, text: written.text, link: written.link === 'yes' } },
        context: { headers: { 'Idempotency-Key': key.current } },
      });
      toast.success(
        addresses.length === 1 ? 'Factura en camino' : `Factura en camino a ${addresses.length} direcciones`,
      );
      modal.close();
    },
    failed: 'Error enviando la factura',
    fields: PLACES,
    // What is written next is another sending.
    onFailed: () => {
      key.current = crypto.randomUUID();
    },
  });
  const answers = delivery.replyTo
    ? `Te responderán a ${delivery.replyTo}.`
    : 'Confirma tu correo, con el enlace del de bienvenida, y te podrán responder.';
  return (
    <ModalForm modal={modal} form={form}>
      <LetterColumns
        send={form.onSubmit}
        shown={
          <SendPreview
            invoiceId={invoice.id}
            text={form.values.text.trim() && !fieldProblem(form.values.text, values) ? form.values.text : null}
            link={form.values.link === 'yes'}
          />
        }
      >
        <LetterFields
          to={form.field('to')}
          text={form.field('text')}
          problems={form.problems}
          hint={`Coma o espacio entre direcciones, hasta ${MOST_ADDRESSES}. ${answers}`}
        />
        <FieldButtons form={form.form} write={form.field('text').onChange} fields={fieldsIn(values)} />
        <Box as="label" display="flex" gap="2.5" alignItems="flex-start">
          <Checkbox
            marginTop="2px"
            checked={form.values.link === 'yes'}
            onChange={on => form.field('link').onChange(on ? 'yes' : 'no')}
          />
          {`Con un enlace para verla y avisar de que está pagada o de un error, ${LINK_DAYS} días`}
        </Box>
      </LetterColumns>
    </ModalForm>
  );
}
