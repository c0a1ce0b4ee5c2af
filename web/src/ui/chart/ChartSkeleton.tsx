import { Box } from '@chakra-ui/react';
import { Skeleton } from '../layout/Skeleton';

const HEIGHTS = [40, 55, 38, 60, 52, 72];

export function ChartSkeleton() {
  return (
    <Box
      height="232px"
      paddingX={{ base: '4', lg: '5' }}
      paddingBottom="48px"
      display="flex"
      alignItems="flex-end"
      justifyContent="space-around"
    >
      {HEIGHTS.map((height, i) => (
        <Skeleton key={i} width="28px" height={`${height}%`} />
      ))}
    </Box>
  );
}
