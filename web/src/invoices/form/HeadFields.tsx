import { Box, chakra } from '@chakra-ui/react';
import { memo, useRef, type KeyboardEvent, type Ref } from 'react';
import { DateInput } from '../../ui/form/DateInput';
import { today } from '../../ui/format/dates';
import type { WrittenKind } from '../../gql/schema';
import { Checkbox } from '../../ui/form/Checkbox';
import { FormField } from '../../ui/form/FormField';
import { Select } from '../../ui/form/Select';
import { TextInput } from '../../ui/form/TextInput';
import { CustomerField, NAMELESS } from './CustomerField';
import type { Kind } from './extras/kind';
import type { FieldErrors, Form, ManualCustomer } from './values';
import { ManualFields } from './ManualFields';
import { FixButton } from './checks/FixButton';
import { Withholds } from './extras/Withholds';
import { newcomerOf } from './newcomer';
import type { InvoiceFormState } from './useInvoiceForm';
import { taxHere } from '../../ui/format/here';

interface HeadFieldsProps {
  kind: Kind;
  qualified: boolean;
  customer: Form['customer'];
  manual: Form['manual'];
  date: Form['date'];
  series: string;
  errors: FieldErrors;
  set: InvoiceFormState['set'];
  create(name: string): void;
  /** On to the lines. */
  onward(): void;
  customerRef: Ref<HTMLInputElement>;
  fixNumber(): void;
  usualSeries?: string;
  prepayment: boolean;
}

const NOBODY: ManualCustomer = { name: '', nif: '', address: '', country: '', idKind: '' };

const KINDS: { value: WrittenKind; label: string }[] = [
  { value: 'F1', label: 'Factura' },
  { value: 'F2', label: 'Simplificada' },
];

/** Customer, date and series; the kind, where a company issues simplified ones. */
export const HeadFields = memo(function HeadFields({
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
}: HeadFieldsProps) {
  const onEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    onward();
  };
  return (
    <Box
      display="grid"
      gap="4"
      gridTemplateColumns={{
        base: 'minmax(0, 1fr) 120px',
        lg: `${kind.chosen ? '152px ' : ''}minmax(0, 1fr) 152px 96px`,
      }}
      alignItems="start"
    >
      {kind.chosen && (
        <Box gridColumn={{ base: '1 / -1', lg: 'auto' }} onKeyDown={onEnter}>
          <FormField label="Tipo">
            <Select value={kind.kind} onChange={value => kind.set(value as WrittenKind)} options={KINDS} />
          </FormField>
        </Box>
      )}
      <Box gridColumn={{ base: '1 / -1', lg: 'auto' }}>
        <WhomFor
          {...{ kind, qualified, customer, manual, prepayment, errors, set, create, onward, customerRef, fixNumber }}
        />
      </Box>
      <Box onKeyDown={onEnter}>
        <FormField label="Fecha" error={errors.date} hint={(date ?? today()) === today() ? 'Hoy' : undefined} required>
          <DateInput value={date ?? today()} onChange={next => set({ date: next }, 'date')} />
        </FormField>
        {errors.date && date !== null && <FixButton fix={() => set({ date: null }, 'date')}>Poner la de hoy</FixButton>}
      </Box>
      <Box onKeyDown={onEnter}>
        <FormField label="Serie" error={errors.series} required>
          <TextInput
            value={series}
            placeholder={usualSeries}
            onChange={next => set({ series: next.toUpperCase() }, 'series')}
            maxLength={10}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
        </FormField>
      </Box>
    </Box>
  );
});

type WhomForProps = Omit<HeadFieldsProps, 'date' | 'series' | 'usualSeries'>;

/** A saved customer, or one written by hand; a simplified invoice may have neither. */
function WhomFor({
  kind,
  qualified,
  customer,
  manual,
  prepayment,
  errors,
  set,
  create,
  onward,
  ...more
}: WhomForProps) {
  const { customerRef, fixNumber } = more;
  // Going back and forth between both ways loses nothing.
  const written = useRef(NOBODY);
  const goSaved = () => {
    written.current = manual ?? NOBODY;
    set({ manual: null });
  };
  const goManual = (text: string) => set({ manual: { ...written.current, ...(text && newcomerOf(text)) } }, 'customer');
  const simplify = () => {
    kind.set('F2');
    set({}, 'customer');
  };
  // The final invoice finds a prepayment by its customer.
  const goNameless = kind.kind === 'F2' || prepayment ? undefined : simplify;
  return (
    <>
      {manual ? (
        <ManualFields
          manual={manual}
          errors={errors}
          set={(next, fixed) => set({ manual: next }, fixed)}
          goSaved={goSaved}
          onward={onward}
          fixNumber={fixNumber}
        />
      ) : (
        <CustomerField
          ref={customerRef}
          customer={customer}
          optional={kind.kind === 'F2'}
          error={errors.customer}
          more={<Withholds key="withholds" />}
          pick={next => set({ customer: next }, 'customer')}
          create={create}
          goManual={goManual}
          goNameless={goNameless}
          onward={onward}
        />
      )}
      {kind.kind === 'F2' && (customer ?? manual) && (
        <Box marginTop="3">
          <chakra.label display="inline-flex" alignItems="center" gap="2" cursor="pointer">
            <Checkbox checked={qualified} onChange={on => set({ qualified: on }, 'customer')} />
            Con sus datos, para que deduzca el {taxHere()}
          </chakra.label>
        </Box>
      )}
      {!manual && errors.customer && customer && (
        <FixButton fix={fixNumber}>{`Abrir la ficha de ${customer.name}`}</FixButton>
      )}
      {!manual && errors.customer && !customer && goNameless && <FixButton fix={goNameless}>{NAMELESS}</FixButton>}
    </>
  );
}
