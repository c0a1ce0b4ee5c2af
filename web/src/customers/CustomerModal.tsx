import { Box } from '@chakra-ui/react';
import { useCreateCustomerMutation, useUpdateCustomerMutation, type CustomerFieldsFragment } from '../gql/customers';
import { useForm } from '../ui/form/form';
import { paths } from '../paths';
import { ButtonLink } from '../ui/Button';
import { FormField } from '../ui/form/FormField';
import { ForeignFields } from '../ui/form/ForeignFields';
import { LanguageField } from '../ui/form/LanguageField';
import { MeansField } from '../ui/form/MeansField';
import { NifField } from '../ui/form/NifField';
import { postalWarning } from './postalCode';
import { TermsField } from '../ui/form/TermsField';
import { TextInput } from '../ui/form/TextInput';
import { toast } from '../ui/overlay/toast';
import {
  checkCustomer,
  inputOf,
  ON,
  recargoProblemOf,
  valuesOf,
  type CustomerValues,
  type Editing,
} from './customerValues';
import { RecargoField } from './RecargoField';
import { evict } from '../client/evict';
import { FormModal, ModalForm, type FormInModal } from '../ui/form/FormModal';
import { recargoHere } from '../ui/format/here';

export function CustomerModal({
  editing,
  onClose,
  onSaved,
  rebates,
}: {
  editing: Editing | null;
  onClose(): void;
  onSaved?(customer: CustomerFieldsFragment): void;
  /** With the way to a rebate: leaves the card for it. */
  rebates?: boolean;
}) {
  const old = editing?.customer;
  return (
    <FormModal
      open={editing !== null}
      title={old ? 'Editar cliente' : 'Nuevo cliente'}
      id="customer-form"
      send={old ? 'Guardar cambios' : 'Crear cliente'}
      sending="Guardando..."
      onClose={onClose}
      note={
        old &&
        rebates && (
          <ButtonLink variant="ghost" to={paths.rebate(old.id)}>
            Emitir un rappel
          </ButtonLink>
        )
      }
    >
      {modal =>
        editing && (
          <CustomerForm
            key={old?.id ?? 'new'}
            modal={modal}
            editing={editing}
            onSaved={customer => {
              onSaved?.(customer);
              modal.close();
            }}
          />
        )
      }
    </FormModal>
  );
}

/** So long is a Spanish number: before, nobody knows whose it is. */
const WHOLE = 9;

interface CustomerFormProps {
  modal: FormInModal;
  editing: Editing;
  onSaved(customer: CustomerFieldsFragment): void;
}

function CustomerForm({ modal, editing: { customer, name, nif }, onSaved }: CustomerFormProps) {
  const [create] = useCreateCustomerMutation({ update: evict('customers') });
  const [update] = useUpdateCustomerMutation({ update: evict('customers') });
  const save = async (values: CustomerValues) => {
    const input = inputOf(values);
    const saved = customer
      ? (await update({ variables: { id: customer.id, input } })).data?.updateCustomer
      : (await create({ variables: { input } })).data?.createCustomer;
    toast.success(customer ? 'Cliente actualizado correctamente' : 'Cliente creado correctamente');
    if (saved) onSaved(saved);
  };
  const form = useForm({
    initial: valuesOf(customer, { name, nif }),
    check: checkCustomer,
    submit: save,
    failed: 'Error guardando cliente',
    onFailed: toast.failed,
  });
  const { problems, field, values } = form;

  return (
    <ModalForm modal={modal} form={form} columns={6}>
      <Box gridColumn="span 6">
        <FormField label="Nombre" required error={problems.name} hint="Como aparecerá en la factura">
          <TextInput {...field('name')} maxLength={120} />
        </FormField>
      </Box>
      <Box gridColumn={{ base: 'span 6', sm: 'span 3' }}>
        <NifField label="NIF" error={problems.nif} abroad={values} {...field('nif')} />
      </Box>
      <Box gridColumn={{ base: 'span 6', sm: 'span 3' }}>
        <FormField label="Teléfono" optional error={problems.phone}>
          <TextInput {...field('phone')} type="tel" />
        </FormField>
      </Box>
      <Box gridColumn="span 6">
        <FormField label="Email" optional error={problems.email}>
          <TextInput {...field('email')} type="email" maxLength={254} />
        </FormField>
      </Box>
      <Box gridColumn="span 6">
        <FormField label="Dirección" error={problems.address} hint="Va en la factura: emitida, ya no se puede añadir">
          <TextInput {...field('address')} maxLength={200} />
        </FormField>
      </Box>
      <Box gridColumn={{ base: 'span 6', sm: 'span 2' }}>
        <FormField
          label="Código postal"
          optional
          error={problems.postalCode}
          warning={postalWarning(values.postalCode, values.country)}
        >
          <TextInput {...field('postalCode')} inputMode="numeric" />
        </FormField>
      </Box>
      <Box gridColumn={{ base: 'span 6', sm: 'span 4' }}>
        <FormField label="Ciudad" optional error={problems.city}>
          <TextInput {...field('city')} />
        </FormField>
      </Box>
      <Box gridColumn={{ base: 'span 6', sm: 'span 3' }}>
        <TermsField field={field('paymentTerms')} none="El de tu empresa" error={problems.paymentTerms} />
      </Box>
      <Box gridColumn={{ base: 'span 6', sm: 'span 3' }}>
        <MeansField field={field('paymentMeans')} none="La habitual" error={problems.paymentMeans} />
      </Box>
      <Box gridColumn={{ base: 'span 6', sm: 'span 3' }}>
        <LanguageField field={field('paperLanguage')} none="El de tu empresa" error={problems.paperLanguage} />
      </Box>
      {recargoHere() &&
        (values.recargo === ON || (values.nif.trim().length >= WHOLE && recargoProblemOf(values) === null)) && (
          <Box gridColumn="span 6">
            <RecargoField field={field('recargo')} problem={problems.recargo} />
          </Box>
        )}
      <Box gridColumn="span 6" borderTopWidth="1px">
        <ForeignFields
          values={values}
          nif={values.nif}
          errors={problems}
          onCountry={field('country').onChange}
          onKind={field('idKind').onChange}
        />
      </Box>
    </ModalForm>
  );
}
