import { useState } from 'react';
import { PAPER_LANGUAGES, type PaperLanguage } from '../../../../schema/paper/language';
import { LETTERS, letterTextProblem, type LetterName } from '../../../../schema/paper/letter/letters';
import { evict } from '../../client/evict';
import { failureOf } from '../../client/failure';
import { useLetterTextsLazyQuery, useSaveLetterTextMutation, type LetterTextFieldsFragment } from '../../gql/settings';
import { problems } from '../../ui/form/checks';
import { useForm } from '../../ui/form/form';
import { toast } from '../../ui/overlay/toast';

interface Which {
  letter: string;
  language: string;
}

/** Drafts of all texts are kept while another one is shown: 'quote.ca' is one field. */
type Values = Which & Record<string, string>;
type Texts = readonly LetterTextFieldsFragment[];

const keyOf = ({ letter, language }: Which): string => `${letter}.${language}`;
const byKey = (texts: Texts) => Object.fromEntries(texts.map(each => [keyOf(each), each.text]));

/** The texts, what is being written of each, and what is saved of the one that is shown. */
export function useTexts(texts: Texts) {
  const [save] = useSaveLetterTextMutation({ update: evict('invoiceDelivery', 'quote') });
  const [reload] = useLetterTextsLazyQuery({ fetchPolicy: 'network-only', nextFetchPolicy: 'network-only' });
  /** As last read from the server, so that a save does not overwrite another person's change unread. */
  const [seen, setSeen] = useState<Record<string, string>>(() => byKey(texts));
  /** Those that somebody else changed meanwhile, as they are shown beside what is written here. */
  const [theirs, setTheirs] = useState<Record<string, string>>({});
  const form = useForm<Values>({
    initial: { letter: 'invoice', language: 'es', ...byKey(texts) },
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

  const put = (text: string) => {
    field(key).onChange(text);
    setSeen(now => ({ ...now, [key]: text }));
    setTheirs(({ [key]: _read, ...rest }) => rest);
  };

  async function lookAgain() {
    const { data } = await reload();
    const now = data && byKey(data.letterTexts)[key];
    if (now === undefined || now === seen[key]) return;
    setSeen(before => ({ ...before, [key]: now }));
    setTheirs(before => ({ ...before, [key]: now }));
  }

  async function keep(text: string | null) {
    try {
      const { data } = await save({ variables: { letter, language, text, seen: seen[key]! } });
      if (data) put(data.saveLetterText.text);
    } catch (error) {
      if (failureOf(error).code === 'CONFLICT') await lookAgain();
      throw error;
    }
    toast.success(text === null ? 'Vuelve el texto de siempre' : 'Texto guardado');
  }

  const isOwn = (other: Which) => texts.some(each => each.own && keyOf(each) === keyOf(other));
  const optionsOf = (names: Record<string, string>, which: (value: string) => Which) =>
    Object.entries(names).map(([value, label]) => ({
      value,
      label: isOwn(which(value)) ? `${label} (propio)` : label,
    }));
  return {
    form,
    letter,
    language,
    key,
    own: isOwn(values),
    written: values[key]!,
    theirs: theirs[key],
    /** Replaces the draft by what they wrote. */
    takeTheirs: () => void form.act(async () => put(theirs[key]!)),
    letters: optionsOf(LETTERS, value => ({ letter: value, language })),
    languages: optionsOf(PAPER_LANGUAGES, value => ({ letter, language: value })),
    backToUsual: () => void form.act(() => keep(null)),
  };
}
