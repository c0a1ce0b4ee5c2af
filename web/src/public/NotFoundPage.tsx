import { Box, Heading, Text } from '@chakra-ui/react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../paths';
import { Button, ButtonLink } from '../ui/Button';
import { Logo } from '../ui/layout/Logo';
import { useTitle } from '../ui/layout/Page';

export function NotFoundPage() {
  const navigate = useNavigate();
  useTitle('Página no encontrada');
  return (
    <Box as="main" minHeight="100vh" display="grid" placeItems="center" padding="4">
      <Box textAlign="center" maxWidth="420px">
        <Box marginBottom="8">
          <Logo />
        </Box>
        <Heading as="h1" textStyle="title" marginBottom="2">
          Página no encontrada
        </Heading>
        <Text color="muted" marginBottom="6">
          Error 404. Esta dirección no lleva a ninguna pantalla de Folio: puede que esté mal escrita o que ya no exista.
        </Text>
        <Box display="flex" justifyContent="center" flexWrap="wrap" gap="2">
          <Button onClick={() => navigate(-1)}>Volver atrás</Button>
          <ButtonLink variant="accent" to={paths.home} reloadDocument>
            Ir al inicio
          </ButtonLink>
        </Box>
      </Box>
    </Box>
  );
}
