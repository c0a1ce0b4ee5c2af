import { Box } from '@chakra-ui/react';
import { Card } from '../ui/layout/Card';
import { Skeleton } from '../ui/layout/Skeleton';

const inset = { base: '4', lg: '9' };

export function DeclarationSkeleton() {
  return (
    <Card aria-busy>
      <Box paddingX={inset} paddingTop={inset} paddingBottom="5">
        <Skeleton width="420px" height="22px" />
      </Box>
      {[40, 24, 32, 90, 70].map(width => (
        <Box
          key={width}
          display="grid"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '288px minmax(0, 1fr)' }}
          gap={{ base: '3', lg: '8' }}
          paddingX={inset}
          paddingY="5"
          borderTopWidth="1px"
        >
          <Skeleton width="180px" />
          <Skeleton width={`${width}%`} />
        </Box>
      ))}
    </Card>
  );
}
