import { Box, Heading, Text } from '@chakra-ui/react';
import { WifiOff } from 'lucide-react';
import { useState } from 'react';
import { useAuth } from '../../session/session';
import { Button } from '../Button';

/** The token is kept, but the server did not answer: nothing is lost, and one can try again. */
export function OfflinePage() {
  const { reload } = useAuth();
  const [busy, setBusy] = useState(false);
  const retry = async () => {
    setBusy(true);
    await reload();
    setBusy(false);
  };
  return (
    <Box as="main" minHeight="100vh" display="grid" placeItems="center" padding="4">
      <Box textAlign="center" maxWidth="400px">
        <Box as={WifiOff} aria-hidden width="32px" height="32px" color="muted" marginX="auto" marginBottom="4" />
        <Heading as="h1" textStyle="h1" marginBottom="2">
          Sin conexión
        </Heading>
        <Text color="muted" marginBottom="6">
          No hemos podido hablar con Folio. Tu sesión sigue abierta: comprueba la red y vuelve a intentarlo.
        </Text>
        <Button variant="accent" busy={busy} busyLabel="Conectando..." onClick={retry}>
          Reintentar
        </Button>
      </Box>
    </Box>
  );
}
