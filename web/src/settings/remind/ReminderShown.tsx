import { useReminderPreviewQuery } from '../../gql/settings';
import { LetterPreview } from '../../ui/mail/LetterPreview';
import { useDebounced } from '../../ui/useDebounced';

/** The letter as a customer would get it today, with an example of an invoice. */
export function ReminderShown({ step, words }: { step: number; words: string }) {
  const given = useDebounced(words, 400);
  const { data, previousData, error } = useReminderPreviewQuery({
    variables: { input: { step, words: given } },
    fetchPolicy: 'no-cache',
  });
  const letter = (data ?? previousData)?.reminderPreview;
  return (
    <LetterPreview
      caption="Así lo verá tu cliente, con una factura de ejemplo"
      letter={letter ? { ...letter, from: `De ${letter.from}` } : null}
      error={error}
    />
  );
}
