import { Box, Heading } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';
import { Button } from '../ui/Button';
import { Card } from '../ui/Card';

interface PanelProps {
  title: string;
  /** At the end of the title's line. */
  aside?: ReactNode;
  failed?: boolean;
  onRetry?(): void;
  children: ReactNode;
}

/** A card with a title. What could not be loaded offers to try again in its place. */
export function Panel({ title, aside, failed, onRetry, children }: PanelProps) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} overflow="hidden" display="flex" flexDirection="column">
      <Box display="flex" alignItems="center" justifyContent="space-between" gap="3" paddingX={{ base: '4', lg: '5' }} paddingTop="4" paddingBottom="3">
        <Heading as="h2" id={id} textStyle="h2">{title}</Heading>
        {!failed && aside}
      </Box>
      {failed
        ? <Box paddingX={{ base: '4', lg: '5' }} paddingBottom="5"><Retry what={title} onRetry={onRetry} /></Box>
        : children}
    </Card>
  );
}

function Retry({ what, onRetry }: { what: string; onRetry?: () => void }) {
  return (
    <Box display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="3">
      <Box color="muted">No se ha podido cargar.</Box>
      <Button size="sm" aria-label={`Reintentar: ${what}`} onClick={onRetry}>Reintentar</Button>
    </Box>
  );
}

/** What a panel says while it has nothing to show. */
export function Nothing({ children }: { children: ReactNode }) {
  return <Box paddingX={{ base: '4', lg: '5' }} paddingBottom="5" color="muted">{children}</Box>;
}
