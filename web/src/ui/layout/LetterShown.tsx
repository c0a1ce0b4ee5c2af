import { Box } from '@chakra-ui/react';
import { FileText } from 'lucide-react';
import { unratedText } from '../format/unrated';

interface Letter {
  subject: string;
  from: string;
  said: string;
  rows: { label: string; value: string }[];
  notes: string[];
  file: string;
  /** From when on it asks for no interest; null: it asks for all. */
  unratedFrom: string | null;
}

/** A reminder as its customer sees it. */
export function LetterShown({ letter }: { letter: Letter }) {
  return (
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
  );
}
