import { Box } from '@chakra-ui/react';
import { memo, type Ref } from 'react';
import { Card } from '../../ui/layout/Card';
import { FormField } from '../../ui/form/FormField';
import { useDesktop } from '../../ui/format/media';
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
import { LineCards } from './grid/LineCards';
import { Sheet } from './grid/Sheet';
import { ProblemLine, SheetKeys } from './grid/SheetFoot';
import type { InvoiceFormState } from './useInvoiceForm';

interface FormBodyProps {
  form: Omit<Form, 'kind' | 'quote' | 'grid' | 'withholding' | 'recargo' | 'rent'>;
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
  const desktop = useDesktop();
  const head = (
    <HeadFields
      {...{
        kind,
        qualified,
        customer,
        manual,
        date,
        series,
        errors,
        set,
        create,
        onward,
        customerRef,
        fixNumber,
        usualSeries,
        prepayment,
      }}
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
  if (!desktop) {
    return (
      <Box display="grid" gap="4">
        {head}
        <Card>
          <LineCards />
          <ProblemLine errors={errors} />
          {hint}
        </Card>
        {extras}
        {notes}
      </Box>
    );
  }
  return (
    <Card>
      <Box padding="5">{head}</Box>
      <Sheet />
      <ProblemLine errors={errors} cells />
      {hint}
      <SheetKeys />
      <Box display="grid" gap="5" padding="5" borderTopWidth="1px">
        {extras}
        {notes}
      </Box>
    </Card>
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
