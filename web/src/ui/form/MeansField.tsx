import { MEANS } from '../../../../schema/collect/means';
import { FormField } from './FormField';
import { Select } from './Select';

const OPTIONS = Object.entries(MEANS).map(([value, label]) => ({ value, label }));

interface MeansFieldProps {
  field: { name?: string; value: string; onChange(value: string): void };
  /** What it means to choose none. */
  none: string;
  label?: string;
  hint?: string;
  error?: string;
  readOnly?: boolean;
}

/** How an invoice is paid. */
export function MeansField({ field, none, label = 'Forma de pago', hint, error, readOnly }: MeansFieldProps) {
  return (
    <FormField label={label} optional error={error} hint={hint}>
      <Select
        {...field}
        options={[{ value: '', label: none }, ...OPTIONS]}
        disabled={readOnly}
        maxWidth={{ lg: '420px' }}
      />
    </FormField>
  );
}
