import { useLetterExampleQuery } from '../../gql/settings';
import type { LetterKind, PaperLanguage } from '../../gql/schema';
import { LetterPreview } from '../../ui/mail/LetterPreview';
import { useDebounced } from '../../ui/useDebounced';

interface LetterExampleProps {
  letter: LetterKind;
  language: PaperLanguage;
  /** null: there is something wrong with it. */
  text: string | null;
  from: string;
}

/** The mail as a customer would get it, about an example. */
export function LetterExample({ letter, language, text, from }: LetterExampleProps) {
  const written = useDebounced(text, 400);
  const { data, previousData, error } = useLetterExampleQuery({
    variables: { letter, language, text: written },
    skip: written === null,
    fetchPolicy: 'no-cache',
  });
  const shown = (data ?? previousData)?.letterExample;
  return (
    <LetterPreview
      caption="Así lo verá tu cliente, con un ejemplo"
      letter={shown ? { ...shown, from: `De ${from}` } : null}
      error={error}
      instead={written === null ? 'Corrige el texto para verlo.' : null}
    />
  );
}
