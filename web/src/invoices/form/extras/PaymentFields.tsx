import { Box } from '@chakra-ui/react';
import { memo } from 'react';
import { useIssuerQuery } from '../../../gql/invoices';
import { DateInput } from '../../../ui/form/DateInput';
import { FormField } from '../../../ui/form/FormField';
import { MeansField } from '../../../ui/form/MeansField';
import { formatDate } from '../../../ui/format/dates';
import type { InvoiceFormState } from '../useInvoiceForm';
import type { FieldErrors, Form } from '../values';
import { agreedOf, agreedText } from './payment';

interface PaymentFieldsProps extends Pick<Form, 'date' | 'customer' | 'manual' | 'payment'> {
  errors: FieldErrors;
  set: InvoiceFormState['set'];
}

/** When and how it is to be paid: a line that says what is agreed, or the fields for something else. */
export const PaymentFields = memo(function PaymentFields({
  date,
  customer,
  manual,
  payment,
  errors,
  set,
}: PaymentFieldsProps) {
  const usual = useIssuerQuery({ fetchPolicy: 'cache-and-network' }).data?.me.tenant;
  const agreed = agreedOf(date, manual ? null : customer, usual);
  const put = (part: Partial<NonNullable<typeof payment>>) => set({ payment: { ...payment!, ...part } }, 'payment');
  if (!payment) {
    const text = agreed && agreedText(agreed);
    return text ? <Box color="muted">{text}</Box> : null;
  }
  return (
    <Box display="grid" gap="4" gridTemplateColumns={{ base: '1fr', md: '200px 280px' }} alignItems="start">
      <FormField
        label="Vencimiento"
        optional
        error={errors.payment}
        hint={agreed?.dueDate ? `Por su plazo, el ${formatDate(agreed.dueDate)}` : undefined}
      >
        <DateInput value={payment.dueDate} onChange={dueDate => put({ dueDate })} />
      </FormField>
      <MeansField
        field={{ value: payment.means, onChange: means => put({ means }) }}
        none={agreed?.means ? `La acordada: ${agreed.means}` : 'No decirla'}
      />
    </Box>
  );
});
