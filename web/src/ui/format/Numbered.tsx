import { Box } from '@chakra-ui/react';

/** Words with a hyphen and a digit behind it: numbers of invoices. */
const NUMBERS = /(\S*-\S*\d\S*)/;

/** A sentence whose invoice numbers stand on one line each: their hyphens would let them break. */
export const Numbered = ({ text }: { text: string }) =>
  text.split(NUMBERS).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <Box key={at} as="span" whiteSpace="nowrap">
        {part}
      </Box>
    ),
  );
