import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Skeleton } from '../ui/layout/Skeleton';

/** A list within a card, below 992 px. */
export function Rows({
  label,
  loading,
  tall,
  children,
}: {
  label: string;
  loading: boolean;
  tall?: boolean;
  children: ReactNode;
}) {
  return (
    <Box as="ul" aria-label={label} aria-busy={loading || undefined} listStyleType="none">
      {loading &&
        Array.from({ length: 5 }, (_, i) => (
          <Row key={i}>
            <Box flex="1" minHeight={tall ? '46px' : undefined} opacity={1 - i * 0.12}>
              <Skeleton width="55%" />
            </Box>
            <Skeleton width="72px" />
          </Row>
        ))}
      {children}
    </Box>
  );
}

export function Row({ children }: { children: ReactNode }) {
  return (
    <Box
      as="li"
      position="relative"
      display="flex"
      alignItems="center"
      gap="3"
      minHeight="48px"
      paddingX="4"
      paddingY="3"
      borderTopWidth="1px"
    >
      {children}
    </Box>
  );
}
