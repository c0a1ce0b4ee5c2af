import { Box } from '@chakra-ui/react';
import { FileText } from 'lucide-react';
import { errorText } from '../../client/failure';
import { useReminderPreviewQuery } from '../../gql/settings';
import { unratedText } from '../../ui/format/unrated';
import { useDebounced } from '../../ui/useDebounced';
import { Skeleton } from '../../ui/layout/Skeleton';

/** The letter as a customer would get it today, with an example of an invoice. */
export function ReminderShown({ step, words }: { step: number; words: string }) {
  const given = useDebounced(words, 400);
  const { data, previousData, error } = useReminderPreviewQuery({
    variables: { input: { step, words: given } },
    fetchPolicy: 'no-cache',
  });
  const letter = (data ?? previousData)?.reminderPreview;
  return (
    <Box as="section" aria-label="Así lo verá" bg="bg" borderWidth="1px" borderRadius="md" padding="4" minWidth="0">
      <Box textStyle="caption" color="muted" marginBottom="2">
        Así lo verá tu cliente, con una factura de ejemplo
      </Box>
      {error && !letter && <Box color="danger">{errorText(error, 'Error cargando la vista previa')}</Box>}
      {!error && !letter && <Skeleton width="full" height="240px" borderRadius="sm" />}
      {letter && (
        <Box bg="surface" borderWidth="1px" borderRadius="md" padding="5" overflowWrap="anywhere">
          <Box textStyle="name">{letter.subject}</Box>
          <Box textStyle="small" color="muted" borderBottomWidth="1px" paddingBottom="3" marginBottom="3">
            {`De ${letter.from}`}
          </Box>
          <Box whiteSpace="pre-wrap">{letter.said}</Box>
          <Box as="dl" marginY="3">
            {letter.rows.map(({ label, value }) => (
              <Box
                key={label}
                display="flex"
                justifyContent="space-between"
                gap="4"
                borderTopWidth="1px"
                paddingY="2"
                textStyle="small"
              >
                <Box as="dt" color="muted">
                  {label}
                </Box>
                <Box as="dd" layerStyle="figures" textAlign="end">
                  {value}
                </Box>
              </Box>
            ))}
          </Box>
          <Box color="brand" textDecoration="underline">
            Ver la factura
          </Box>
          {letter.notes.map(note => (
            <Box key={note} color="muted" textStyle="small" marginTop="2">
              {note}
            </Box>
          ))}
          {letter.unratedFrom && (
            <Box color="warning" textStyle="small" marginTop="2">
              {unratedText(letter.unratedFrom)}
            </Box>
          )}
          <Box display="flex" alignItems="center" gap="2" marginTop="4" textStyle="small">
            <Box as={FileText} aria-hidden width="16px" height="16px" flexShrink={0} />
            {letter.file}
          </Box>
        </Box>
      )}
    </Box>
  );
}
