import { Box } from '@chakra-ui/react';
import { useCreateAffiliateMutation } from '../gql/affiliates';
import { AmountInput } from '../ui/form/AmountInput';
import { useForm } from '../ui/form/form';
import { FormField } from '../ui/form/FormField';
import { TextInput } from '../ui/form/TextInput';
import { toast } from '../ui/overlay/toast';
import { checkAffiliate, evictAffiliates, exampleOf, inputOf, NEW, type AffiliateValues } from './affiliateValues';
import { FormModal, ModalForm, type FormInModal } from '../ui/form/FormModal';

interface NewAffiliateModalProps {
  open: boolean;
  /** Beside the buttons. */
  note?: string;
  onClose(): void;
}

export function NewAffiliateModal({ open, note, onClose }: NewAffiliateModalProps) {
  return (
    <FormModal
      open={open}
      title="Nuevo afiliado"
      id="affiliate-form"
      send="Crear afiliado"
      sending="Creando..."
      onClose={onClose}
      note={
        note && (
          <Box flex={{ base: '1 1 100%', md: '1 1 160px' }} alignSelf="center" textStyle="small" color="muted">
            {note}
          </Box>
        )
      }
    >
      {modal => <AffiliateForm modal={modal} />}
    </FormModal>
  );
}

function AffiliateForm({ modal }: { modal: FormInModal }) {
  const [create] = useCreateAffiliateMutation({ update: evictAffiliates });
  const save = async (values: AffiliateValues) => {
    await create({ variables: { input: inputOf(values) } });
    toast.success('Afiliado creado correctamente');
    modal.close();
  };
  const form = useForm<AffiliateValues>({
    initial: NEW,
    check: checkAffiliate,
    submit: save,
    failed: 'Error creando afiliado',
  });
  const { problems, field, values } = form;
  return (
    <ModalForm modal={modal} form={form}>
      <FormField label="Nombre" required error={problems.name}>
        <TextInput {...field('name')} maxLength={120} autoComplete="off" />
      </FormField>
      <Box display="grid" gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
        <FormField label="Email" required error={problems.email}>
          <TextInput {...field('email')} type="email" maxLength={254} autoComplete="off" />
        </FormField>
        <FormField label="Teléfono" optional error={problems.phone}>
          <TextInput {...field('phone')} type="tel" maxLength={30} autoComplete="off" />
        </FormField>
      </Box>
      <FormField label="Comisión (%)" required error={problems.commissionRate} hint={exampleOf(values.commissionRate)}>
        <Box width="140px">
          <AmountInput {...field('commissionRate')} maxLength={8} textAlign="start" />
        </Box>
      </FormField>
    </ModalForm>
  );
}
