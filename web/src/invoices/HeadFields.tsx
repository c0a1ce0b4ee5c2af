import { Box } from '@chakra-ui/react';
import { useRef, type KeyboardEvent, type Ref } from 'react';
import { DateInput } from '../ui/DateInput';
import { today } from '../ui/dates';
import { FormField } from '../ui/FormField';
import { TextInput } from '../ui/TextInput';
import { CustomerField } from './CustomerField';
import type { ManualCustomer } from './form';
import { ManualFields } from './ManualFields';
import type { InvoiceFormState } from './useInvoiceForm';

interface HeadFieldsProps {
  state: InvoiceFormState;
  create(name: string): void;
  /** On to the lines. */
  onward(): void;
  customerRef: Ref<HTMLInputElement>;
}

const NOBODY: ManualCustomer = { name: '', nif: '', address: '' };

/** Customer, date and series. */
export function HeadFields({ state, create, onward, customerRef }: HeadFieldsProps) {
  const { form, errors, set } = state;
  // Going back and forth between both ways loses nothing.
  const written = useRef(NOBODY);
  const goSaved = () => {
    written.current = form.manual ?? NOBODY;
    set({ manual: null });
  };
  const goManual = (name: string) => set({ manual: { ...written.current, name: name || written.current.name } }, 'customer');
  const onEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    onward();
  };
  return (
    <Box display="grid" gap="4" gridTemplateColumns={{ base: 'minmax(0, 1fr) 120px', lg: 'minmax(0, 1fr) 152px 96px' }} alignItems="start">
      <Box gridColumn={{ base: '1 / -1', lg: 'auto' }}>
        {form.manual
          ? <ManualFields manual={form.manual} errors={errors} set={(manual, fixed) => set({ manual }, fixed)} goSaved={goSaved} />
          : <CustomerField ref={customerRef} customer={form.customer} error={errors.customer} pick={customer => set({ customer }, 'customer')} create={create} goManual={goManual} onward={onward} />}
      </Box>
      <Box onKeyDown={onEnter}>
        <FormField label="Fecha" error={errors.date} hint={(form.date ?? today()) === today() ? 'Hoy' : undefined} required>
          <DateInput value={form.date ?? today()} onChange={date => set({ date }, 'date')} />
        </FormField>
      </Box>
      <Box onKeyDown={onEnter}>
        <FormField label="Serie" error={errors.series} required>
          <TextInput value={form.series} onChange={series => set({ series: series.toUpperCase() }, 'series')} maxLength={10} autoComplete="off" autoCapitalize="characters" spellCheck={false} />
        </FormField>
      </Box>
    </Box>
  );
}
