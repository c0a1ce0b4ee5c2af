import { Box } from '@chakra-ui/react';
import { QUOTE_KINDS, quoteTitle, type QuoteKind } from '../../../../schema/kinds/quote';
import { DateInput } from '../../ui/form/DateInput';
import { FormField } from '../../ui/form/FormField';
import { Select } from '../../ui/form/Select';
import { today } from '../../ui/format/dates';
import { CustomerField } from '../form/CustomerField';
import type { InvoiceFormState } from '../form/useInvoiceForm';
import type { QuotePart } from '../form/values';

interface QuoteHeadProps extends Pick<InvoiceFormState, 'form' | 'errors' | 'set'> {
  isNew: boolean;
  kind: QuoteKind;
  validUntil: string;
  endProblem: string | undefined;
  write(part: Partial<QuotePart>): void;
  clearEnd(): void;
  create(name: string): void;
  onward(): void;
}

/** What it is, for whom, of which day and until when. */
export function QuoteHead({ form, errors, set, isNew, kind, validUntil, endProblem, ...rest }: QuoteHeadProps) {
  const { write, clearEnd, create, onward } = rest;
  return (
    <Box
      display="grid"
      gap="4"
      alignItems="start"
      gridTemplateColumns={{ base: 'minmax(0, 1fr) minmax(0, 1fr)', lg: '152px minmax(0, 1fr) 152px 152px' }}
    >
      <Box gridColumn={{ base: '1 / -1', lg: 'auto' }}>
        <FormField label="Tipo">
          <Select
            value={kind}
            disabled={!isNew}
            onChange={value => write({ kind: value as QuoteKind })}
            options={QUOTE_KINDS.map(value => ({ value, label: quoteTitle(value) }))}
          />
        </FormField>
      </Box>
      <Box gridColumn={{ base: '1 / -1', lg: 'auto' }}>
        <CustomerField
          customer={form.customer}
          error={errors.customer}
          pick={next => set({ customer: next }, 'customer')}
          create={create}
          onward={onward}
        />
      </Box>
      <FormField label="Fecha" required error={errors.date}>
        <DateInput value={form.date ?? today()} onChange={next => set({ date: next }, 'date')} />
      </FormField>
      <FormField label="Vale hasta" required error={endProblem}>
        <DateInput
          value={validUntil}
          onChange={next => {
            write({ validUntil: next });
            clearEnd();
          }}
        />
      </FormField>
    </Box>
  );
}
