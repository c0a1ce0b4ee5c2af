import { Box } from '@chakra-ui/react';
import { Card } from '../../ui/layout/Card';
import { Page, WithSide } from '../../ui/layout/Page';
import { Skeleton } from '../../ui/layout/Skeleton';

const field = <Skeleton width="full" height="36px" />;

/** The form's frame, so that nothing moves when it comes. */
export function FormSkeleton() {
  return (
    <Page title="Editar borrador">
      <WithSide aria-busy>
        <Card padding="5" display="grid" gap="5">
          <Box
            display="grid"
            gap="4"
            gridTemplateColumns={{ base: 'minmax(0, 1fr) 120px', lg: 'minmax(0, 1fr) 152px 96px' }}
          >
            <Box gridColumn={{ base: '1 / -1', lg: 'auto' }}>{field}</Box>
            {field}
            {field}
          </Box>
          {Array.from({ length: 5 }, (_, i) => (
            <Skeleton key={i} width="full" opacity={1 - i * 0.15} />
          ))}
        </Card>
        <Card padding="5" display="grid" gap="4">
          <Skeleton width="55%" />
          <Skeleton width="80%" height="20px" />
          <Skeleton width="full" />
          <Skeleton width="full" />
          <Skeleton width="full" height="44px" />
        </Card>
      </WithSide>
    </Page>
  );
}
