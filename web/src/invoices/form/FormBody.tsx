import { memo, type Ref } from 'react';
import { FormField } from '../../ui/form/FormField';
import { TextArea } from '../../ui/form/TextInput';
import type { FieldErrors, Form } from './values';
import { HeadFields } from './HeadFields';
import type { Kind } from './extras/kind';
import { AgreedTotal } from './extras/AgreedTotal';
import { DevicesBox } from './extras/DevicesBox';
import { ExtraFields } from './extras/ExtraFields';
import { IssuedByFields } from './extras/IssuedByFields';
import { PaymentFields } from './extras/PaymentFields';
import { PrepaymentBoxes } from './extras/PrepaymentBoxes';
import { PrepaymentHint } from './extras/PrepaymentHint';
import type { Prepaid } from './extras/prepayments';
import { SheetBody } from './SheetBody';
import type { InvoiceFormState } from './useInvoiceForm';

interface FormBodyProps {
  form: Omit<Form, 'grid'>;
  kind: Kind;
  /** Of the customer, which nothing takes off yet. */
  open: readonly Prepaid[] | undefined;
  errors: FieldErrors;
  set: InvoiceFormState['set'];
  customerRef: Ref<HTMLInputElement>;
  create(name: string): void;
  onward(): void;
  fixNumber(): void;
  /** Where none is written. */
  usualSeries?: string;
}

/** All that is written: customer, date, series, lines and notes. */
export function FormBody({ form, kind, open, errors, set, customerRef, create, onward, ...rest }: FormBodyProps) {
  const { fixNumber, usualSeries } = rest;
  const { qualified, customer, manual, date, series, prepayment } = form;
  const head = (
    <HeadFields
      {...{ kind, qualified, customer, manual, date, series, prepayment, usualSeries }}
      {...{ errors, set, create, onward, customerRef, fixNumber }}
    />
  );
  const { operationDate, pending, discount, suplidos, prepayments, issuedBy, payment } = form;
  const extras = (
    <>
      <AgreedTotal />
      <ExtraFields {...{ date, operationDate, pending, discount, suplidos, prepayment, errors, set }} />
      {issuedBy && <IssuedByFields {...{ issuedBy, errors, set }} />}
      {!prepayment && (
        <PrepaymentBoxes
          {...{ open, set }}
          chosen={prepayments}
          customer={(manual ?? customer)?.name.trim() ?? ''}
          error={errors.prepayments}
        />
      )}
    </>
  );
  const hint = (
    <>
      {kind.kind === 'F1' && (
        <DevicesBox checked={form.devicesOrMetals} other={Boolean(issuedBy)} error={errors.devicesOrMetals} set={set} />
      )}
      <PrepaymentHint {...{ form, set }} />
    </>
  );
  const notes = (
    <>
      {kind.kind === 'F1' && !prepayment && <PaymentFields {...{ date, customer, manual, payment, errors, set }} />}
      <Notes notes={form.notes} error={errors.notes} set={set} />
    </>
  );
  return (
    <SheetBody {...{ head, errors, hint }}>
      {extras}
      {notes}
    </SheetBody>
  );
}

const Notes = memo(function Notes({
  notes,
  error,
  set,
}: {
  notes: string;
  error?: string;
  set: InvoiceFormState['set'];
}) {
  return (
    <FormField label="Notas" optional error={error}>
      <TextArea value={notes} onChange={text => set({ notes: text }, 'notes')} maxLength={2000} rows={2} />
    </FormField>
  );
});
