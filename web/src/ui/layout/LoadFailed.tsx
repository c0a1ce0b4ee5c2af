import type { ReactNode } from 'react';
import { Button } from '../Button';
import { Banner } from './Banner';

interface LoadFailedProps {
  /** Asks again. Its refusal is shown by the query that asked. Without it there is no button. */
  onRetry?(): unknown;
  children: ReactNode;
}

/** Says what could not be loaded, and offers to ask again. */
export function LoadFailed({ onRetry, children }: LoadFailedProps) {
  const retry = onRetry && (
    <Button size="sm" onClick={() => void Promise.resolve(onRetry()).catch(() => undefined)}>
      Reintentar
    </Button>
  );
  return (
    <Banner kind="danger" action={retry}>
      {children}
    </Banner>
  );
}
