import { MOST_WORDS } from '../../../../schema/delivery';
import { FormField } from '../../ui/form/FormField';
import { TextArea, TextInput } from '../../ui/form/TextInput';

interface Written {
  name: string;
  value: string;
  onChange(value: string): void;
}

interface LetterFieldsProps {
  to: Written;
  text: Written;
  problems: { to?: string; text?: string };
  /** What is said at the addresses. */
  hint: string;
}

/** To whom a mail with a paper goes, and its words. */
export const LetterFields = ({ to, text, problems, hint }: LetterFieldsProps) => (
  <>
    <FormField label="Para" required error={problems.to} hint={hint}>
      <TextInput {...to} inputMode="email" autoComplete="off" spellCheck={false} />
    </FormField>
    <FormField
      label="Texto"
      required
      error={problems.text}
      hint="Solo para este correo: el de siempre se escribe en Configuración, Correos. Un enlace escrito aquí llega como texto, sin poder pulsarse."
    >
      <TextArea {...text} rows={9} maxLength={2 * MOST_WORDS} />
    </FormField>
  </>
);
