import { Box } from '@chakra-ui/react';
import { MOST_WORDS } from '../../../../schema/delivery';
import { PAPER_LANGUAGES, type PaperLanguage } from '../../../../schema/paper/language';
import { fieldsOf, LETTERS, letterTextProblem, type LetterName } from '../../../../schema/paper/letter/letters';
import { evict } from '../../client/evict';
import { useSaveLetterTextMutation, type LetterTextFieldsFragment } from '../../gql/settings';
import { Button } from '../../ui/Button';
import { problems } from '../../ui/form/checks';
import { useForm } from '../../ui/form/form';
import { FormField } from '../../ui/form/FormField';
import { Select } from '../../ui/form/Select';
import { TextArea } from '../../ui/form/TextInput';
import { FieldButtons } from '../../ui/mail/FieldButtons';
import { toast } from '../../ui/overlay/toast';
import { SettingsForm } from '../SettingsForm';
import { LetterExample } from './LetterExample';

interface LettersFormProps {
  texts: readonly LetterTextFieldsFragment[];
  admin: boolean;
}

interface Which {
  letter: string;
  language: string;
}

/** What is written of each stays while others are looked at: 'quote.ca' is the field of one. */
type Values = Which & Record<string, string>;

const keyOf = ({ letter, language }: Which): string => `${letter}.${language}`;
const optionsOf = (names: Record<string, string>, isOwn: (value: string) => boolean) =>
  Object.entries(names).map(([value, label]) => ({ value, label: isOwn(value) ? `${label} (propio)` : label }));

/** Everybody of the company reads them, its admin changes them. */
export function LettersForm({ texts, admin }: LettersFormProps) {
  const [save] = useSaveLetterTextMutation({ update: evict('invoiceDelivery', 'quote') });
  const form = useForm<Values>({
    initial: {
      letter: 'invoice',
      language: 'es',
      ...Object.fromEntries(texts.map(each => [keyOf(each), each.text])),
    },
    check: values =>
      problems<string>({
        [keyOf(values)]: letterTextProblem(values.letter as LetterName, values[keyOf(values)]!) ?? undefined,
      }),
    submit: values => keep(values[keyOf(values)]!),
    failed: 'Error guardando el texto',
    fields: values => ({ text: keyOf(values) }),
  });
  const { field, values } = form;
  const [letter, language] = [values.letter as LetterName, values.language as PaperLanguage];
  const key = keyOf(values);
  const shown = texts.find(each => keyOf(each) === key)!;
  const own = (other: Which) => texts.some(each => each.own && keyOf(each) === keyOf(other));

  async function keep(text: string | null) {
    const { data } = await save({ variables: { letter, language, text } });
    if (data) field(key).onChange(data.saveLetterText.text);
    toast.success(text === null ? 'Vuelve el texto de siempre' : 'Texto guardado');
  }

  const written = values[key]!;
  const fields = fieldsOf(letter);
  return (
    <SettingsForm
      form={form}
      admin={admin}
      locked="Solo un administrador de la empresa puede cambiarlos."
      failure={form.unsaid}
    >
      <Box display="grid" gap="4" gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}>
        <FormField label="Correo">
          <Select {...field('letter')} options={optionsOf(LETTERS, value => own({ letter: value, language }))} />
        </FormField>
        <FormField label="Idioma">
          <Select
            {...field('language')}
            options={optionsOf(PAPER_LANGUAGES, value => own({ letter, language: value }))}
          />
        </FormField>
      </Box>
      <Box
        display="grid"
        gap="6"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) minmax(0, 460px)' }}
      >
        <Box display="grid" gap="4" alignContent="start">
          <FormField
            label="Texto"
            required
            error={form.problems[key]}
            hint={`${shown.own ? 'Escrito por vosotros.' : 'Es el texto de siempre.'} Un enlace escrito aquí llega como texto, sin poder pulsarse.`}
          >
            <TextArea {...field(key)} rows={10} maxLength={2 * MOST_WORDS} readOnly={!admin} lang={language} />
          </FormField>
          {admin && <FieldButtons form={form.form} write={field(key).onChange} fields={fields} />}
          {admin && shown.own && (
            <Box>
              <Button variant="outline" disabled={form.busy} onClick={() => void form.act(() => keep(null))}>
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
