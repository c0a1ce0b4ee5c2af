import { useMemo } from 'react';
import { useLetterExampleQuery } from '../../gql/settings';
import type { LetterKind, PaperLanguage } from '../../gql/schema';
import { LetterPreview } from '../../ui/mail/LetterPreview';
import { fromText } from '../../ui/mail/fromText';
import { useDebounced } from '../../ui/useDebounced';

interface LetterExampleProps {
  letter: LetterKind;
  language: PaperLanguage;
  /** null: there is something wrong with it. */
  text: string | null;
}

/** The mail as a customer would get it, about an example. */
export function LetterExample({ letter, language, text }: LetterExampleProps) {
  // Together: no text is asked for of a letter that it was not written for.
  const wanted = useMemo(() => ({ letter, language, text }), [letter, language, text]);
  const variables = useDebounced(wanted, 400);
  const { data, previousData, error } = useLetterExampleQuery({
    variables,
    skip: variables.text === null,
    fetchPolicy: 'no-cache',
  });
  const shown = (data ?? previousData)?.letterExample;
  return (
    <LetterPreview
      caption="Así lo verá tu cliente, con un ejemplo"
      letter={shown ? { ...shown, from: fromText(shown) } : null}
      error={error}
      instead={variables.text === null ? 'Corrige el texto para verlo.' : null}
    />
  );
}
