import { Box } from '@chakra-ui/react';
import { useState } from 'react';
import { Checkbox } from '../../ui/form/Checkbox';
import { useForm } from '../../ui/form/form';
import { FormField } from '../../ui/form/FormField';
import { ModalForm, type FormInModal } from '../../ui/form/FormModal';
import { Select } from '../../ui/form/Select';
import { TextInput } from '../../ui/form/TextInput';
import { formatDateProse } from '../../ui/format/dates';
import { toast } from '../../ui/overlay/toast';
import { CustomerField } from '../form/CustomerField';
import type { ChosenCustomer } from '../form/values';
import { NextDays } from './NextDays';
import { RhythmFields } from './RhythmFields';
import { useSaveRepeat } from './useSaveRepeat';
import { RepeatLines } from './RepeatLines';
import type { Repeating } from './repeatable';
import { checkRepeat, inputOf, placesOf, rhythmOf, valuesOf } from './repeatValues';

const MODES = [
  { value: 'issue', label: 'Emitirlas solas' },
  { value: 'draft', label: 'Dejarlas en borrador' },
];

/** Of whom it is for by now the name alone is known here. */
const named = ({ customerId, customerName }: Repeating): ChosenCustomer => ({
  ...{ id: customerId, name: customerName, nif: '' },
  ...{ email: null, address: null, city: null, postalCode: null },
});

interface RepeatFormProps {
  modal: FormInModal;
  repeating: Repeating;
  onMade?(): void;
}

export function RepeatForm({ modal, repeating, onMade }: RepeatFormProps) {
  const { rule } = repeating;
  const save = useSaveRepeat(repeating);
  const [customer, setCustomer] = useState<ChosenCustomer | null>(named(repeating));
  const form = useForm({
    initial: valuesOf(repeating),
    check: values => checkRepeat(repeating, values),
    async submit(values) {
      const input = inputOf(repeating, values, customer);
      await save(input);
      toast.success(rule ? 'Cambios guardados' : `La próxima, el ${formatDateProse(input.nextDate)}`);
      modal.close();
      if (!rule) onMade?.();
    },
    failed: 'Error guardando la factura recurrente',
    fields: placesOf,
  });
  const { field, problems, values } = form;
  const issues = values.issues === 'issue';
  return (
    <ModalForm modal={modal} form={form} columns={6}>
      <Box gridColumn="span 6">
        <CustomerField
          customer={customer}
          error={problems.customerId}
          pick={next => {
            setCustomer(next);
            field('customerId').onChange(next?.id ?? '');
          }}
          onward={() => undefined}
        />
      </Box>
      <RhythmFields form={form} rule={rule} />
      <Box gridColumn={{ base: 'span 6', sm: 'span 4' }}>
        <FormField
          label="Qué hacer con cada una"
          required
          hint={
            issues
              ? 'Se emite con su número en su día, con los datos del cliente de ese momento. Si algo lo impide, lo verás aquí y no se salta.'
              : 'Aparece entre tus borradores y la emites tú.'
          }
        >
          <Select {...field('issues')} options={MODES} />
        </FormField>
      </Box>
      <Box gridColumn={{ base: 'span 6', sm: 'span 2' }}>
        <FormField label="Serie" optional error={problems.series}>
          <TextInput {...field('series')} maxLength={10} autoComplete="off" placeholder="A" />
        </FormField>
      </Box>
      {issues && (
        <Box as="label" gridColumn="span 6" display="flex" gap="2.5" alignItems="flex-start">
          <Checkbox
            marginTop="2px"
            checked={values.sends === 'yes'}
            onChange={on => field('sends').onChange(on ? 'yes' : '')}
          />
          Enviarla también al correo del cliente
        </Box>
      )}
      <RepeatLines form={form} repeating={repeating} />
      <NextDays rhythm={rhythmOf(values, repeating)} values={values} />
    </ModalForm>
  );
}
