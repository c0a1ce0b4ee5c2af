import { PAPER_LANGUAGES } from '../../../../schema/paper/language';
import { FormField } from './FormField';
import { Select } from './Select';

const OPTIONS = Object.entries(PAPER_LANGUAGES).map(([value, label]) => ({ value, label }));

interface LanguageFieldProps {
  field: { name?: string; value: string; onChange(value: string): void };
  /** What it means to choose none; absent: one is always chosen. */
  none?: string;
  hint?: string;
  error?: string;
  readOnly?: boolean;
}

/** What papers are written in. */
export function LanguageField({ field, none, hint, error, readOnly }: LanguageFieldProps) {
  return (
    <FormField label="Idioma de las facturas" optional={none !== undefined} error={error} hint={hint}>
      <Select
        {...field}
        options={none === undefined ? OPTIONS : [{ value: '', label: none }, ...OPTIONS]}
        disabled={readOnly}
        maxWidth={{ lg: '420px' }}
      />
    </FormField>
  );
}
