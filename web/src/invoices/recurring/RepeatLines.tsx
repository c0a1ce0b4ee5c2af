import { Box } from '@chakra-ui/react';
import { PERIOD_FIELDS } from '../../../../schema/recurring';
import type { useForm } from '../../ui/form/form';
import { AmountInput } from '../../ui/form/AmountInput';
import { FormField } from '../../ui/form/FormField';
import { TextInput } from '../../ui/form/TextInput';
import { taxHere } from '../../ui/format/here';
import type { Repeating } from './repeatable';
import type { RepeatValues } from './repeatValues';

const FIELDS = Object.keys(PERIOD_FIELDS)
  .map(name => `{${name}}`)
  .join(' ');

interface RepeatLinesProps {
  form: Pick<ReturnType<typeof useForm<RepeatValues>>, 'field' | 'problems'>;
  repeating: Repeating;
}

/** What each line says, how much of it and at which price; the rest of it stays as it was. */
export function RepeatLines({ form: { field, problems }, repeating: { template } }: RepeatLinesProps) {
  return (
    <Box
      role="group"
      aria-label="Líneas"
      gridColumn="span 6"
      minWidth="0"
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap="3"
      borderTopWidth="1px"
      paddingTop="4"
    >
      <Box color="muted">
        En el texto puedes dejar huecos que se rellenan cada vez:{' '}
        <Box as="span" overflowWrap="anywhere">
          {FIELDS}
        </Box>
        . El precio es este aunque cambie el del producto.
      </Box>
      {template.lines.map((line, at) => {
        const which = template.lines.length > 1 ? ` ${at + 1}` : '';
        return (
          <Box
            key={at}
            display="grid"
            gap="3"
            gridTemplateColumns={{ base: 'minmax(0, 1fr) minmax(0, 1fr)', md: 'minmax(0, 1fr) 104px 132px' }}
          >
            <Box gridColumn={{ base: 'span 2', md: 'auto' }}>
              <FormField label={`Descripción${which}`} required error={problems[`description${at}`]}>
                <TextInput {...field(`description${at}`)} maxLength={500} autoComplete="off" />
              </FormField>
            </Box>
            <FormField label={`Cantidad${which}`} required error={problems[`quantity${at}`]}>
              <AmountInput {...field(`quantity${at}`)} />
            </FormField>
            <FormField
              label={line.grossPrice ? `Precio con ${taxHere()}${which}` : `Precio${which}`}
              required
              error={problems[`price${at}`]}
            >
              <AmountInput {...field(`price${at}`)} />
            </FormField>
          </Box>
        );
      })}
    </Box>
  );
}
