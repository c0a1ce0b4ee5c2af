import { Box, Skeleton as ChakraSkeleton, type SkeletonProps } from '@chakra-ui/react';

/** A bar in the place of a text that is on its way. */
export function Skeleton({ width = '60%', height = '12px', ...rest }: SkeletonProps) {
  return <ChakraSkeleton aria-hidden width={width} height={height} {...rest} />;
}

/** The first lines of a dialog whose content is on its way. */
export const SkeletonLines = ({ widths }: { widths: string[] }) => (
  <Box display="grid" gap="3" aria-busy>
    {widths.map(width => (
      <Skeleton key={width} width={width} />
    ))}
  </Box>
);
