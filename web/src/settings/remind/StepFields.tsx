import { Box } from '@chakra-ui/react';
import { useState } from 'react';
import { MOST_REMINDER_WORDS, REMINDER_FIELDS, STEP_NAMES, type Step } from '../../../../schema/remind/ladder';
import { Checkbox } from '../../ui/form/Checkbox';
import type { useForm } from '../../ui/form/form';
import { FormField } from '../../ui/form/FormField';
import { TextArea, TextInput } from '../../ui/form/TextInput';
import { Press } from '../../ui/layout/Press';
import { ReminderShown } from './ReminderShown';
import type { Values } from './values';

interface StepFieldsProps {
  step: Step;
  /** Its place. */
  at: number;
  form: ReturnType<typeof useForm<Values>>;
  admin: boolean;
}

const FIELDS = Object.keys(REMINDER_FIELDS)
  .map(name => `{${name}}`)
  .join(', ');
const LAW =
  'A empresas añade 40 € por factura y los intereses de demora hasta donde llega el último tipo publicado que nos consta (Ley 3/2004). La factura no cambia, y a particulares no se les pide.';

/** One step: whether, when, in which words, and as it arrives. */
export function StepFields({ step, at, form, admin }: StepFieldsProps) {
  const [shown, setShown] = useState(false);
  const { values, field, problems } = form;
  const on = values[`on${at}`] === 'yes';
  const name = STEP_NAMES[step];
  return (
    <Box
      as="section"
      aria-label={name}
      borderTopWidth="1px"
      paddingTop="5"
      display="grid"
      gap="4"
      gridTemplateColumns="minmax(0, 1fr)"
    >
      <Box as="label" display="flex" gap="2.5" alignItems="flex-start">
        <Checkbox
          marginTop="2px"
          checked={on}
          disabled={!admin}
          onChange={checked => field(`on${at}`).onChange(checked ? 'yes' : 'no')}
        />
        <Box textStyle="name">{`${at + 1}. ${name}`}</Box>
      </Box>
      {step === 3 && (
        <Box color="muted" textStyle="small">
          {LAW}
        </Box>
      )}
      <FormField label={`Días después de vencer: ${name}`} error={problems[`days${at}`]}>
        <TextInput
          {...field(`days${at}`)}
          inputMode="numeric"
          maxLength={3}
          readOnly={!admin}
          autoComplete="off"
          maxWidth="96px"
        />
      </FormField>
      <FormField
        label={`Texto: ${name}`}
        error={problems[`words${at}`]}
        hint={`Campos: ${FIELDS}. Un enlace escrito aquí llega como texto. En otros idiomas se escribe en Correos.`}
      >
        <TextArea
          {...field(`words${at}`)}
          rows={8}
          // As high as its text, where the browser knows how: the last line is the company's name.
          css={{ fieldSizing: 'content', minHeight: '6lh' }}
          maxLength={2 * MOST_REMINDER_WORDS}
          readOnly={!admin}
        />
      </FormField>
      <Box>
        <Press aria-expanded={shown} onClick={() => setShown(!shown)}>
          {shown ? `Ocultar cómo llega: ${name}` : `Ver cómo llega: ${name}`}
        </Press>
      </Box>
      {shown && <ReminderShown step={step} words={values[`words${at}`]!} />}
    </Box>
  );
}
