import { Box } from '@chakra-ui/react';
import type { KeyboardEvent, ReactNode } from 'react';

interface LetterColumnsProps {
  children: ReactNode;
  /** The mail as it arrives. */
  shown: ReactNode;
  send(): unknown;
}

/** Writing at the left, the mail as it arrives at the right; sent by Ctrl+Enter from wherever one writes. */
export function LetterColumns({ children, shown, send }: LetterColumnsProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void send();
  };
  return (
    <Box
      display="grid"
      gap="6"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 460px)' }}
      onKeyDown={onKeyDown}
    >
      <Box display="grid" gap="4" alignContent="start">
        {children}
      </Box>
      {shown}
    </Box>
  );
}
