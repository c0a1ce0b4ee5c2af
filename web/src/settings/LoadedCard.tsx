import type { ReactNode } from 'react';
import { errorText } from '../client/failure';
import { Card } from '../ui/layout/Card';
import { LoadFailed } from '../ui/layout/LoadFailed';
import { Skeleton } from '../ui/layout/Skeleton';

interface Query<Data> {
  data?: Data;
  error?: Error;
  refetch(): Promise<unknown>;
}

/** A card of settings, once they are there; `height` of what comes, until then. */
export function LoadedCard<Data>({
  query: { data, error, refetch },
  height,
  children,
}: {
  query: Query<Data>;
  height: string;
  children: (data: Data) => ReactNode;
}) {
  if (error && !data)
    return (
      <LoadFailed onRetry={() => void refetch().catch(() => undefined)}>
        {errorText(error, 'Error cargando la configuración')}
      </LoadFailed>
    );
  return (
    <Card padding={{ base: '4', lg: '5' }} aria-busy={!data || undefined}>
      {data ? children(data) : <Skeleton width="full" height={height} borderRadius="sm" />}
    </Card>
  );
}
