import { Box } from '@chakra-ui/react';

/** Two sheets of paper, one with a signed figure. */
export function EmptyDrawing() {
  return (
    <Box asChild fill="surface" stroke="border.strong" strokeWidth="1">
      <svg width="112" height="112" viewBox="0 0 112 112" aria-hidden focusable="false">
        <Box asChild fill="subtle" stroke="border">
          <rect x="22" y="28" width="60" height="72" rx="6" />
        </Box>
        <path d="M36 18h42l18 18v58a6 6 0 0 1-6 6H36a6 6 0 0 1-6-6V24a6 6 0 0 1 6-6Z" />
        <Box asChild fill="subtle">
          <path d="m78 18 18 18H82a4 4 0 0 1-4-4Z" />
        </Box>
        <Box asChild fill="none" stroke="skeleton" strokeWidth="3">
          <path d="M43 52h32M43 62h24M43 72h28" strokeLinecap="round" />
        </Box>
        <Box asChild stroke="brand" strokeWidth="3">
          <path d="M64 86h18" strokeLinecap="round" />
        </Box>
      </svg>
    </Box>
  );
}
