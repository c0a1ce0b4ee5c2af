import { Box, type BoxProps } from '@chakra-ui/react';
import type { RefObject } from 'react';

/** A bar that stays at the foot of the window, as wide as the page. */
export const StickyFoot = (props: BoxProps & { ref?: RefObject<HTMLDivElement | null> }) => (
  <Box
    position="sticky"
    bottom="0"
    zIndex="sticky"
    marginX={{ base: '-4', lg: '-8' }}
    marginBottom="-12"
    paddingX={{ base: '4', lg: '8' }}
    paddingY="3"
    bg="surface"
    borderTopWidth="1px"
    display="grid"
    {...props}
  />
);
