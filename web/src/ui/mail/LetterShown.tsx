import { Box } from '@chakra-ui/react';
import { unratedText } from '../format/unrated';
import { MailFrame } from './MailFrame';

interface LetterShownProps {
  subject: string;
  /** Whose name it goes in, and where answers go. */
  from: string;
  /** The page that is sent. */
  html: string;
  /** From this day it asks for no interest; null: it asks for all. */
  unratedFrom?: string | null;
}

/** A letter as its customer gets it: head, and the company's face below. */
export function LetterShown({ subject, from, html, unratedFrom }: LetterShownProps) {
  return (
    <Box bg="surface" borderWidth="1px" borderRadius="md" overflow="hidden">
      <Box paddingX="5" paddingY="3" borderBottomWidth="1px" overflowWrap="anywhere">
        <Box textStyle="name">{subject}</Box>
        <Box textStyle="small" color="muted">
          {from}
        </Box>
      </Box>
      <MailFrame html={html} title={`Correo: ${subject}`} />
      {unratedFrom && (
        <Box color="warning" textStyle="small" paddingX="5" paddingY="3" borderTopWidth="1px">
          {unratedText(unratedFrom)}
        </Box>
      )}
    </Box>
  );
}
