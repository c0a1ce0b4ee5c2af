import { Box } from '@chakra-ui/react';
import { dueFrom } from '../../../../schema/privacy/answer-due';
import { DataRequestsDocument, useCreateDataRequestMutation } from '../../gql/privacy';
import type { RequestType } from '../../gql/schema';
import { emailProblem, problems } from '../../ui/form/checks';
import { formatDate, today } from '../../ui/format/dates';
import { useForm } from '../../ui/form/form';
import { FormField } from '../../ui/form/FormField';
import { FormModal, ModalForm, type FormInModal } from '../../ui/form/FormModal';
import { NifInput } from '../../ui/form/NifInput';
import { TextArea, TextInput } from '../../ui/form/TextInput';
import { toast } from '../../ui/overlay/toast';
import { RightChoice } from './RightChoice';

export function NewRequestModal({ open, onClose }: { open: boolean; onClose(): void }) {
  return (
    <FormModal
      open={open}
      title="Nueva solicitud"
      id="request-form"
      send="Crear solicitud"
      sending="Creando..."
      onClose={onClose}
      note={
        <Box
          textStyle="small"
          color="muted"
          marginEnd="auto"
          flexBasis={{ base: '100%', md: 'auto' }}
          layerStyle="figures"
        >
          Plazo: hasta el {formatDate(dueFrom(today()))}
        </Box>
      }
    >
      {modal => <RequestForm modal={modal} />}
    </FormModal>
  );
}

const NOTHING = { requestType: '', email: '', name: '', nif: '', description: '' };

function RequestForm({ modal }: { modal: FormInModal }) {
  const [create] = useCreateDataRequestMutation({ refetchQueries: [DataRequestsDocument], awaitRefetchQueries: true });
  const form = useForm({
    initial: NOTHING,
    check: values =>
      problems({ requestType: values.requestType ? undefined : 'Elige qué pide.', email: emailProblem(values.email) }),
    submit: async values => {
      await create({
        variables: { input: { ...values, requestType: values.requestType as RequestType, email: values.email.trim() } },
      });
      toast.success('Solicitud creada correctamente');
      modal.close();
    },
    failed: 'Error creando solicitud',
    onFailed: toast.failed,
  });
  const { field } = form;
  return (
    <ModalForm modal={modal} form={form}>
      <RightChoice {...field('requestType')} error={form.problems.requestType} />
      <FormField label="Email" required error={form.problems.email} hint="A esta dirección irá la respuesta.">
        <TextInput {...field('email')} type="email" maxLength={254} autoComplete="off" />
      </FormField>
      <Box display="grid" gap="4" gridTemplateColumns={{ base: '1fr', md: 'minmax(0, 1fr) 160px' }}>
        <FormField label="Nombre" optional error={form.problems.name}>
          <TextInput {...field('name')} maxLength={120} autoComplete="off" />
        </FormField>
        <FormField label="NIF" optional error={form.problems.nif}>
          <NifInput {...field('nif')} maxLength={20} />
        </FormField>
      </Box>
      <FormField label="Descripción" optional error={form.problems.description}>
        <TextArea {...field('description')} maxLength={2000} />
      </FormField>
    </ModalForm>
  );
}
