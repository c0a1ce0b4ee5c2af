import { Box } from '@chakra-ui/react';
import { MOST_WORDS } from '../../../../schema/delivery';
import { fieldsOf, letterTextProblem } from '../../../../schema/paper/letter/letters';
import type { LetterTextFieldsFragment } from '../../gql/settings';
import { Button } from '../../ui/Button';
import { FormField } from '../../ui/form/FormField';
import { Select } from '../../ui/form/Select';
import { TextArea } from '../../ui/form/TextInput';
import { FieldButtons } from '../../ui/mail/FieldButtons';
import { TheirsNow } from '../../ui/form/TheirsNow';
import { SettingsForm } from '../SettingsForm';
import { LetterExample } from './LetterExample';
import { useTexts } from './useTexts';

interface LettersFormProps {
  texts: readonly LetterTextFieldsFragment[];
  admin: boolean;
}

/** Everybody of the company reads them, its admin changes them. */
export function LettersForm({ texts, admin }: LettersFormProps) {
  const { form, letter, language, key, own, written, theirs, ...of } = useTexts(texts);
  const { field } = form;
  return (
    <SettingsForm
      form={form}
      admin={admin}
      locked="Solo un administrador de la empresa puede cambiarlos."
      failure={form.unsaid}
    >
      <Box display="grid" gap="4" gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}>
        <FormField label="Correo">
          <Select {...field('letter')} options={of.letters} />
        </FormField>
        <FormField label="Idioma">
          <Select {...field('language')} options={of.languages} />
        </FormField>
      </Box>
      <Box
        display="grid"
        gap="6"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) minmax(0, 460px)' }}
      >
        <Box display="grid" gap="4" alignContent="start">
          {theirs !== undefined && (
            <TheirsNow label="Lo que dice ahora" action="Cargar el más reciente" onTake={of.takeTheirs}>
              {theirs}
            </TheirsNow>
          )}
          <FormField
            label="Texto"
            required
            error={form.problems[key]}
            hint={`${own ? 'Escrito por vosotros.' : 'Es el texto de siempre.'} Un enlace escrito aquí llega como texto, sin poder pulsarse.`}
          >
            <TextArea {...field(key)} rows={10} maxLength={2 * MOST_WORDS} readOnly={!admin} lang={language} />
          </FormField>
          {admin && <FieldButtons form={form.form} write={field(key).onChange} fields={fieldsOf(letter)} />}
          {admin && own && (
            <Box>
              <Button variant="outline" disabled={form.busy} onClick={of.backToUsual}>
                Volver al texto de siempre
              </Button>
            </Box>
          )}
        </Box>
        <LetterExample letter={letter} language={language} text={letterTextProblem(letter, written) ? null : written} />
      </Box>
    </SettingsForm>
  );
}
