import { Box } from '@chakra-ui/react';
import { errorText } from '../../client/failure';
import { useReminderPreviewQuery } from '../../gql/settings';
import { useDebounced } from '../../ui/useDebounced';
import { Skeleton } from '../../ui/layout/Skeleton';
import { LetterShown } from '../../ui/mail/LetterShown';

/** The letter as a customer would get it today, with an example of an invoice. */
export function ReminderShown({ step, words }: { step: number; words: string }) {
  const given = useDebounced(words, 400);
  const { data, previousData, error } = useReminderPreviewQuery({
    variables: { input: { step, words: given } },
    fetchPolicy: 'no-cache',
  });
  const letter = (data ?? previousData)?.reminderPreview;
  return (
    <Box
      as="section"
      aria-label="Así lo verá"
      bg="bg"
      borderWidth={{ lg: '1px' }}
      borderRadius="md"
      padding={{ base: '0', lg: '4' }}
      minWidth="0"
    >
      <Box textStyle="caption" color="muted" marginBottom="2">
        Así lo verá tu cliente, con una factura de ejemplo
      </Box>
      {error && !letter && <Box color="danger">{errorText(error, 'Error cargando la vista previa')}</Box>}
      {!error && !letter && <Skeleton width="full" height="240px" borderRadius="sm" />}
      {letter && <LetterShown {...letter} from={`De ${letter.from}`} />}
    </Box>
  );
}
