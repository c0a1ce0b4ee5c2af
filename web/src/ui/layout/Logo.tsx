import { Box } from '@chakra-ui/react';

function LogoMark({ size = 24 }: { size?: number }) {
  return (
    <Box asChild flexShrink={0}>
      <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden focusable="false">
        <Box asChild fill="brand">
          <path d="M6 1.5h9l6 6V20a2.5 2.5 0 0 1-2.5 2.5H6A2.5 2.5 0 0 1 3.5 20V4A2.5 2.5 0 0 1 6 1.5Z" />
        </Box>
        <Box asChild fill="accent">
          <path d="m15 1.5 6 6h-4.5A1.5 1.5 0 0 1 15 6Z" />
        </Box>
        <Box asChild stroke="brand.fg">
          <path d="M7.5 12.5h8M7.5 16.5h5" strokeWidth="1.8" strokeLinecap="round" />
        </Box>
      </svg>
    </Box>
  );
}

export function Logo() {
  return (
    <Box
      as="span"
      display="inline-flex"
      alignItems="center"
      gap="2.5"
      color="text"
      fontSize="18px"
      fontWeight="semibold"
      letterSpacing="-.02em"
    >
      <LogoMark />
      Folio
    </Box>
  );
}
