import { Box } from '@chakra-ui/react';

/** Plain text: an empty line parts paragraphs. */
export function PolicyText({ content }: { content: string }) {
  return (
    <Box display="grid" gap="3">
      {content.split(/\n{2,}/).map((paragraph, index) => (
        <Box as="p" key={index} whiteSpace="pre-line" overflowWrap="anywhere">
          {paragraph}
        </Box>
      ))}
    </Box>
  );
}
