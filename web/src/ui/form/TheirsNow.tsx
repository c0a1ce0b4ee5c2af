import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Press } from '../layout/Press';

interface TheirsNowProps {
  label: string;
  /** What somebody else saved meanwhile. */
  children: ReactNode;
  /** What puts it in the place of what was typed. */
  action?: string;
  onTake?(): void;
}

/** The button that was pressed may be far below, above all on a phone: pressed again, it would save over what nobody saw. */
const intoView = (shown: HTMLElement | null) => shown?.scrollIntoView({ block: 'center' });

/** What somebody else saved while this was being written: it is read before anything of it is lost. */
export const TheirsNow = ({ label, children, action, onTake }: TheirsNowProps) => (
  <Box ref={intoView} as="section" aria-label={label} bg="bg" borderWidth="1px" borderRadius="md" padding="3">
    <Box textStyle="caption" color="muted">
      {`${label}; si guardas, queda lo tuyo`}
    </Box>
    <Box whiteSpace="pre-line" overflowWrap="anywhere" marginY="1">
      {children}
    </Box>
    {action && <Press onClick={onTake}>{action}</Press>}
  </Box>
);
