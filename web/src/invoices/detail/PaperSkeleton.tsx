import { Box } from '@chakra-ui/react';
import { WithSide } from '../../ui/layout/Page';
import { Card } from '../../ui/layout/Card';
import { Skeleton } from '../../ui/layout/Skeleton';

export function PaperSkeleton() {
  return (
    <WithSide>
      <Card
        role="status"
        aria-busy
        aria-label="Cargando factura"
        padding={{ base: '4', lg: '9' }}
        display="grid"
        gap="5"
      >
        <Box display="grid" gap="6" gridTemplateColumns="1fr 1fr">
          <Party />
          <Party />
        </Box>
        {Array.from({ length: 6 }, (_, i) => (
          <Box
            key={i}
            display="flex"
            justifyContent="space-between"
            borderTopWidth="1px"
            paddingTop="4"
            opacity={1 - i * 0.12}
          >
            <Skeleton width="40%" />
            <Skeleton width="80px" />
          </Box>
        ))}
      </Card>
      <Card padding="5" display={{ base: 'none', xl: 'grid' }} gap="3">
        <Skeleton />
        <Skeleton width="80%" />
      </Card>
    </WithSide>
  );
}

function Party() {
  return (
    <Box display="grid" gap="2.5">
      <Skeleton width="56px" />
      <Skeleton width="70%" />
      <Skeleton width="50%" />
      <Skeleton width="60%" />
    </Box>
  );
}
