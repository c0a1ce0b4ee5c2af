import { Box, Heading } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';
import { Card } from './Card';

interface PanelProps {
  title: string;
  /** At the end of the title's line. */
  aside?: ReactNode;
  failed?: boolean;
  children: ReactNode;
}

/** A card with a title. */
export function Panel({ title, aside, failed, children }: PanelProps) {
  const id = useId();
  return (
    // Clipped and not hidden: that would be a scroller, and a table's head would stick to it, over the first row.
    <Card as="section" aria-labelledby={id} overflow="clip" display="flex" flexDirection="column">
      <Box
        display="flex"
        alignItems="center"
        justifyContent="space-between"
        gap="3"
        paddingX={{ base: '4', lg: '5' }}
        paddingTop="4"
        paddingBottom="3"
      >
        <Heading as="h2" id={id} textStyle="h2">
          {title}
        </Heading>
        {!failed && aside}
      </Box>
      {failed ? <Nothing>Sin datos por ahora.</Nothing> : children}
    </Card>
  );
}

/** What a panel says while it has nothing to show. */
export function Nothing({ children }: { children: ReactNode }) {
  return (
    <Box paddingX={{ base: '4', lg: '5' }} paddingBottom="5" color="muted">
      {children}
    </Box>
  );
}
