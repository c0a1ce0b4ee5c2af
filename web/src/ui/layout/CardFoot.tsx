import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** The last strip of a card: what is said of it at the left, what can be done with it at the right. */
export function CardFoot({ children }: { children: ReactNode }) {
  return (
    <Box
      paddingX="5"
      paddingY="3.5"
      borderTopWidth="1px"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      gap="3"
    >
      {children}
    </Box>
  );
}
