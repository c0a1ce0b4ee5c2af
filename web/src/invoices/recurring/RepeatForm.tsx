import { Box } from '@chakra-ui/react';
import { useState } from 'react';
import { evict } from '../../client/evict';
import {
  useCorrectedCustomerLazyQuery,
  useCreateRecurringInvoiceMutation,
  useUpdateRecurringInvoiceMutation,
} from '../../gql/invoices';
import { Checkbox } from '../../ui/form/Checkbox';
import { DateInput } from '../../ui/form/DateInput';
import { useForm } from '../../ui/form/form';
import { FormField } from '../../ui/form/FormField';
import { ModalForm, type FormInModal } from '../../ui/form/FormModal';
import { Select } from '../../ui/form/Select';
import { TextInput } from '../../ui/form/TextInput';
import { formatDateProse } from '../../ui/format/dates';
import { toast } from '../../ui/overlay/toast';
import { CustomerField } from '../form/CustomerField';
import { newSendKey } from '../form/local-draft';
import type { ChosenCustomer } from '../form/values';
import { NextDays } from './NextDays';
import { RepeatLines } from './RepeatLines';
import type { Repeating } from './repeatable';
import { checkRepeat, inputOf, placesOf, rhythmOf, valuesOf } from './repeatValues';

const UNITS = [
  { value: 'week', label: 'semanas' },
  { value: 'month', label: 'meses' },
  { value: 'year', label: 'años' },
];
const ENDS = [
  { value: 'never', label: 'No termina' },
  { value: 'until', label: 'En una fecha' },
  { value: 'times', label: 'Tras varias facturas' },
];
const MODES = [
  { value: 'issue', label: 'Emitirlas solas' },
  { value: 'draft', label: 'Dejarlas en borrador' },
];

const third = { gridColumn: { base: 'span 6', sm: 'span 2' } };
const half = { gridColumn: { base: 'span 6', sm: 'span 3' } };

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
  // Of the same form sent twice the second makes nothing.
  const [key] = useState(newSendKey);
  const [create] = useCreateRecurringInvoiceMutation({
    update: evict('recurringInvoices'),
    context: { headers: { 'Idempotency-Key': key } },
  });
  const [update] = useUpdateRecurringInvoiceMutation({ update: evict('recurringInvoices') });
  const [cardOf] = useCorrectedCustomerLazyQuery({ fetchPolicy: 'network-only' });
  const [customer, setCustomer] = useState<ChosenCustomer | null>(named(repeating));
  const form = useForm({
    initial: valuesOf(repeating),
    check: values => checkRepeat(repeating, values),
    async submit(values) {
      const input = inputOf(repeating, values, customer);
      // Without it as the card says: then it follows the card, which may say otherwise one day.
      if (!rule && input.template.recargo === false) {
        const { data, error } = await cardOf({ variables: { id: input.customerId } });
        if (error) throw error;
        if (!data?.customer.recargo) input.template.recargo = null;
      }
      if (rule) await update({ variables: { id: rule.id, input: { ...input, version: rule.version } } });
      else await create({ variables: { input } });
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
      <Box {...third}>
        <FormField label={rule ? 'Próxima factura' : 'Primera factura'} required error={problems.nextDate}>
          <DateInput {...field('nextDate')} />
        </FormField>
      </Box>
      <Box gridColumn={{ base: 'span 2', sm: 'span 2' }}>
        <FormField label="Cada" required error={problems.every}>
          <TextInput {...field('every')} inputMode="numeric" maxLength={2} layerStyle="figures" autoComplete="off" />
        </FormField>
      </Box>
      <Box gridColumn={{ base: 'span 4', sm: 'span 2' }}>
        <FormField label="Periodo" required error={problems.unit}>
          <Select {...field('unit')} options={UNITS} />
        </FormField>
      </Box>
      <Box {...half}>
        <FormField label="Termina" required>
          <Select {...field('ends')} options={ENDS} />
        </FormField>
      </Box>
      {values.ends === 'until' && (
        <Box {...half}>
          <FormField label="Último día" required error={problems.until}>
            <DateInput {...field('until')} />
          </FormField>
        </Box>
      )}
      {values.ends === 'times' && (
        <Box {...half}>
          <FormField
            label="Cuántas"
            required
            error={problems.times}
            hint={rule?.made ? `Con las ${rule.made} que ya están hechas` : undefined}
          >
            <TextInput {...field('times')} inputMode="numeric" maxLength={3} layerStyle="figures" autoComplete="off" />
          </FormField>
        </Box>
      )}
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
