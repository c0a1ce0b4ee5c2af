import { useState } from 'react';
import { nifNote, type Abroad } from './foreign';
import { FormField } from './FormField';
import { NifInput } from './NifInput';
import type { TextInputProps } from './TextInput';

interface NifFieldProps extends TextInputProps {
  label: string;
  error?: string;
  abroad: Abroad;
}

/** The number of a customer or a third party: what is odd about it stands below, what is short once it was left. */
export function NifField({ label, error, abroad, ...input }: NifFieldProps) {
  const [left, setLeft] = useState(input.value !== '');
  return (
    <FormField label={label} error={error} {...nifNote(input.value, abroad, left)} required>
      <NifInput {...input} maxLength={20} onFocus={() => setLeft(false)} onBlur={() => setLeft(true)} />
    </FormField>
  );
}
