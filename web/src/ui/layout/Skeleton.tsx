import { Box, type BoxProps } from '@chakra-ui/react';

/** A bar in the place of a text that is on its way. */
export function Skeleton({ width = '60%', height = '12px', ...rest }: BoxProps) {
  return <Box aria-hidden width={width} height={height} maxWidth="full" bg="skeleton" borderRadius="xs" {...rest} />;
}
