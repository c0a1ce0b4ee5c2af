import { Box } from '@chakra-ui/react';
import { useState } from 'react';
import { parseTerms, termsText, termsWarning, USUAL_TERMS } from '../../../../schema/collect/terms';
import { FormField } from './FormField';
import { Select } from './Select';
import { TextInput } from './TextInput';

const OTHER = 'other';
const usual = USUAL_TERMS.map(value => ({ value: value as string, label: termsText(value) }));
const FROM = [
  { value: '', label: 'Desde la fecha de la factura' },
  { value: 'M', label: 'Desde el fin de su mes' },
];

interface TermsFieldProps {
  /** Terms as they are kept; '' is none. */
  field: { name: string; value: string; onChange(value: string): void };
  /** What it means to choose none. */
  none: string;
  hint?: string;
  error?: string;
  readOnly?: boolean;
}

/** When invoices are to be paid: one of the usual terms, or others in days. */
export function TermsField({ field, none, hint, error, readOnly }: TermsFieldProps) {
  const { name, value, onChange } = field;
  const known = value === '' || usual.some(each => each.value === value);
  const [other, setOther] = useState(!known);
  return (
    <Box display="grid" gap="3">
      <FormField
        label="Plazo de pago"
        optional
        error={other ? undefined : error}
        warning={termsWarning(value)}
        hint={hint}
      >
        <Select
          name={name}
          value={other ? OTHER : value}
          onChange={chosen => {
            setOther(chosen === OTHER);
            onChange(chosen === OTHER ? '45' : chosen);
          }}
          options={[{ value: '', label: none }, ...usual, { value: OTHER, label: 'Otro plazo…' }]}
          disabled={readOnly}
          maxWidth={{ lg: '420px' }}
        />
      </FormField>
      {other && <OtherTerms value={value} onChange={onChange} error={error} readOnly={readOnly} />}
    </Box>
  );
}

interface OtherTermsProps {
  value: string;
  onChange(value: string): void;
  error?: string;
  readOnly?: boolean;
}

const partsOf = (value: string) => {
  const [, from, days, payDay] = /^(M?)([^@]*)@?(.*)$/.exec(value) ?? [];
  return { from: from ?? '', days: days ?? '', payDay: payDay ?? '' };
};

function OtherTerms({ value, onChange, error, readOnly }: OtherTermsProps) {
  const parts = partsOf(value);
  const put = (part: Partial<typeof parts>) => {
    const { from, days, payDay } = { ...parts, ...part };
    onChange(`${from}${days}${payDay && `@${payDay}`}`);
  };
  const digits = (text: string) => text.replace(/\D/g, '').replace(/^0+(?=\d)/, '');
  return (
    <Box
      display="grid"
      gap="3"
      gridTemplateColumns={{ base: '1fr 1fr', sm: '96px minmax(0, 1fr) 120px' }}
      maxWidth={{ lg: '480px' }}
    >
      <FormField label="Días" error={error ?? (parseTerms(value) ? undefined : 'De 0 a 365 días.')}>
        <TextInput
          value={parts.days}
          inputMode="numeric"
          maxLength={3}
          figures
          readOnly={readOnly}
          onChange={text => put({ days: digits(text) })}
        />
      </FormField>
      <Box gridColumn={{ base: '1 / -1', sm: 'auto' }} gridRow={{ base: 2, sm: 'auto' }}>
        <FormField label="Desde">
          <Select value={parts.from} onChange={from => put({ from })} options={FROM} disabled={readOnly} />
        </FormField>
      </Box>
      <FormField label="Día de pago" optional hint="Del mes">
        <TextInput
          value={parts.payDay}
          inputMode="numeric"
          maxLength={2}
          figures
          readOnly={readOnly}
          onChange={text => put({ payDay: digits(text) })}
        />
      </FormField>
    </Box>
  );
}
