import { Box } from '@chakra-ui/react';
import { Card } from '../ui/layout/Card';
import { Skeleton } from '../ui/layout/Skeleton';

/** The screen's own blocks while it is on its way: what comes takes their places. */
export function BillingSkeleton() {
  return (
    <Box role="status" aria-label="Cargando" display="grid" gap="5">
      <Card>
        <Box display="grid" gap="3" padding="5">
          <Skeleton width="140px" height="16px" />
          <Skeleton width="220px" />
        </Box>
        <Box display="grid" gap="3" padding="5" borderTopWidth="1px">
          <Skeleton width="60%" />
          <Skeleton width="40%" height="16px" />
        </Box>
      </Card>
      <Box display="grid" gridTemplateColumns={{ base: '1fr', lg: '1fr 1fr' }} gap="4">
        {['basic', 'pro'].map(plan => (
          <Card key={plan} display="grid" gap="4" padding="6" minHeight="280px" alignContent="start">
            <Skeleton width="90px" height="16px" />
            <Skeleton width="160px" height="28px" />
            <Skeleton width="70%" />
            <Skeleton width="full" height="44px" />
          </Card>
        ))}
      </Box>
    </Box>
  );
}
