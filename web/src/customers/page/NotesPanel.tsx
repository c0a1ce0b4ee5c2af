import { Box } from '@chakra-ui/react';
import { useState } from 'react';
import { useCustomerAloneLazyQuery, useNoteCustomerMutation, type CustomerAloneQuery } from '../../gql/customers';
import { useForm } from '../../ui/form/form';
import { FormField } from '../../ui/form/FormField';
import { FormModal, ModalForm, type FormInModal } from '../../ui/form/FormModal';
import { TextArea } from '../../ui/form/TextInput';
import { Panel } from '../../ui/layout/Panel';
import { Press } from '../../ui/layout/Press';
import { TheirsNow } from '../../ui/form/TheirsNow';
import { useTheirs } from '../../ui/form/useTheirs';
import { toast } from '../../ui/overlay/toast';

type Customer = Pick<CustomerAloneQuery['customer'], 'id' | 'notes' | 'restrictedAt'>;

const LONGEST = 2000;

/** What the company noted of a customer; no paper and no mail says it. */
export function NotesPanel({ customer }: { customer: Customer | undefined }) {
  const [open, setOpen] = useState(false);
  return (
    <Panel
      title="Notas"
      aside={
        <Box textStyle="small" color="muted">
          Solo las veis vosotros
        </Box>
      }
    >
      {customer && (
        <Box paddingX={{ base: '4', lg: '5' }} paddingBottom="4" display="grid" gap="2" justifyItems="start">
          {customer.notes && (
            <Box whiteSpace="pre-line" overflowWrap="anywhere">
              {customer.notes}
            </Box>
          )}
          {!customer.restrictedAt && (
            <Press onClick={() => setOpen(true)}>{customer.notes ? 'Cambiar las notas' : 'Escribir una nota'}</Press>
          )}
        </Box>
      )}
      <FormModal
        open={open}
        title="Notas"
        id="customer-notes"
        send="Guardar notas"
        sending="Guardando..."
        onClose={() => setOpen(false)}
      >
        {modal => customer && <NotesForm modal={modal} customer={customer} />}
      </FormModal>
    </Panel>
  );
}

function NotesForm({ modal, customer: { id, notes } }: { modal: FormInModal; customer: Customer }) {
  const [save] = useNoteCustomerMutation();
  const [reload] = useCustomerAloneLazyQuery({ fetchPolicy: 'network-only', nextFetchPolicy: 'network-only' });
  const read = async () => {
    const { data } = await reload({ variables: { id } });
    return data && (data.customer.notes ?? '');
  };
  const { seen, theirs, saving, settle } = useTheirs(notes ?? '', read, Object.is);
  const form = useForm({
    initial: { notes: notes ?? '' },
    check: () => ({}),
    async submit(values) {
      await saving(() => save({ variables: { id, input: { notes: values.notes.trim() || null, seen } } }));
      toast.success('Notas guardadas');
      modal.close();
    },
    failed: 'Error guardando las notas',
  });
  return (
    <ModalForm modal={modal} form={form}>
      {theirs !== null && (
        <TheirsNow
          label="Lo que dicen ahora"
          action={theirs ? 'Añadir lo mío debajo' : undefined}
          onTake={() => {
            form.field('notes').onChange([theirs, form.values.notes.trim()].filter(Boolean).join('\n'));
            settle();
          }}
        >
          {theirs || 'Nada: las han borrado.'}
        </TheirsNow>
      )}
      <FormField
        label="Notas"
        error={form.problems.notes}
        hint="No salen en ninguna factura ni en ningún correo. Si el cliente pide sus datos, también son suyas."
      >
        <TextArea {...form.field('notes')} rows={8} maxLength={LONGEST} />
      </FormField>
    </ModalForm>
  );
}
