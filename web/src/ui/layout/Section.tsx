import { Box, Heading } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** What it is about at the left, what can be done at the right. */
export function Section({ title, about, children }: { title: string; about: ReactNode; children: ReactNode }) {
  return (
    <Box
      as="section"
      display="grid"
      gap={{ base: '4', lg: '16' }}
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '288px minmax(0, 1fr)' }}
    >
      <Box paddingTop={{ lg: '2' }}>
        <Heading as="h2" textStyle="h2" marginBottom="1">
          {title}
        </Heading>
        <Box color="muted">{about}</Box>
      </Box>
      <Box minWidth="0">{children}</Box>
    </Box>
  );
}
