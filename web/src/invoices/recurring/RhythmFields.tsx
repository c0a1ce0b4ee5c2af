import { Box } from '@chakra-ui/react';
import { DateInput } from '../../ui/form/DateInput';
import type { useForm } from '../../ui/form/form';
import { FormField } from '../../ui/form/FormField';
import { Select } from '../../ui/form/Select';
import { TextInput } from '../../ui/form/TextInput';
import type { Repeating } from './repeatable';
import type { RepeatValues } from './rows';

const UNITS = [
  { value: 'week', label: 'semanas' },
  { value: 'month', label: 'meses' },
  { value: 'year', label: 'años' },
];
const ENDS = [
  { value: 'never', label: 'No termina' },
  { value: 'until', label: 'En una fecha' },
  { value: 'times', label: 'Tras varias facturas' },
];
const third = { gridColumn: { base: 'span 6', sm: 'span 2' } };
const half = { gridColumn: { base: 'span 6', sm: 'span 3' } };

interface RhythmFieldsProps {
  form: Pick<ReturnType<typeof useForm<RepeatValues>>, 'field' | 'problems' | 'values'>;
  rule: Repeating['rule'];
}

/** From when, how often and until when. */
export function RhythmFields({ form: { field, problems, values }, rule }: RhythmFieldsProps) {
  return (
    <>
      <Box {...third}>
        <FormField label={rule ? 'Próxima factura' : 'Primera factura'} required error={problems.nextDate}>
          <DateInput {...field('nextDate')} />
        </FormField>
      </Box>
      <Box gridColumn={{ base: 'span 2', sm: 'span 2' }}>
        <FormField label="Cada" required error={problems.every}>
          <TextInput {...field('every')} inputMode="numeric" maxLength={2} layerStyle="figures" autoComplete="off" />
        </FormField>
      </Box>
      <Box gridColumn={{ base: 'span 4', sm: 'span 2' }}>
        <FormField label="Periodo" required error={problems.unit}>
          <Select {...field('unit')} options={UNITS} />
        </FormField>
      </Box>
      <Box {...half}>
        <FormField label="Termina" required>
          <Select {...field('ends')} options={ENDS} />
        </FormField>
      </Box>
      {values.ends === 'until' && (
        <Box {...half}>
          <FormField label="Último día" required error={problems.until}>
            <DateInput {...field('until')} />
          </FormField>
        </Box>
      )}
      {values.ends === 'times' && (
        <Box {...half}>
          <FormField
            label="Cuántas"
            required
            error={problems.times}
            hint={rule?.made ? `Con las ${rule.made} que ya están hechas` : undefined}
          >
            <TextInput {...field('times')} inputMode="numeric" maxLength={3} layerStyle="figures" autoComplete="off" />
          </FormField>
        </Box>
      )}
    </>
  );
}
