import { Box } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';

/** A row of a list of what is included. */
export const CheckedItem = ({ children }: { children: ReactNode }) => (
  <Box as="li" display="flex" gap="2.5">
    <Box
      as={Check}
      aria-hidden
      width="16px"
      height="16px"
      marginTop="2px"
      flexShrink={0}
      color="success"
      strokeWidth={1.75}
    />
    {children}
  </Box>
);
