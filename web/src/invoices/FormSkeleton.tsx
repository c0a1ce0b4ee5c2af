import { Box } from '@chakra-ui/react';
import { Card } from '../ui/Card';
import { Page } from '../ui/Page';
import { Skeleton } from '../ui/Skeleton';

export function FormSkeleton() {
  return (
    <Page title="Editar borrador">
      <Card aria-busy padding="5" display="grid" gap="5">
        <Box display="grid" gap="4" gridTemplateColumns="1fr 152px 96px"><Skeleton width="full" height="36px" /><Skeleton width="full" height="36px" /><Skeleton width="full" height="36px" /></Box>
        {Array.from({ length: 5 }, (_, i) => <Skeleton key={i} width="full" opacity={1 - i * 0.15} />)}
      </Card>
    </Page>
  );
}
