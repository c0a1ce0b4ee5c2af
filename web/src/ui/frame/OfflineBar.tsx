import { Box } from '@chakra-ui/react';
import { useApolloClient } from '@apollo/client/react';
import { WifiOff } from 'lucide-react';
import { useCallback, useEffect } from 'react';
import { useReachable } from '../../client/connection';
import { Button } from '../Button';

/** Stands above everything while the server does not answer. */
export function OfflineBar() {
  const reachable = useReachable();
  const client = useApolloClient();
  const retry = useCallback(() => void client.refetchObservableQueries().catch(() => undefined), [client]);
  useEffect(() => {
    if (reachable) return;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [reachable, retry]);
  if (reachable) return null;
  return (
    <Box
      role="status"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="center"
      gap="3"
      paddingX="4"
      paddingY="2"
      bg="warning.subtle"
      borderBottomWidth="1px"
      borderColor="warning.border"
    >
      <Box display="flex" alignItems="center" gap="2">
        <Box as={WifiOff} aria-hidden width="16px" height="16px" flexShrink={0} color="warning" />
        <span>Sin conexión con Folio. Lo que escribes no se pierde.</span>
      </Box>
      <Button size="sm" onClick={retry}>
        Reintentar
      </Button>
    </Box>
  );
}
