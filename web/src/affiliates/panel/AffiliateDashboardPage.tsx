import { ApolloProvider } from '@apollo/client/react';
import { Box } from '@chakra-ui/react';
import { Link as LinkIcon } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { apollo } from '../../client/apollo';
import { paths } from '../../paths';
import { useAuth } from '../../session/session';
import { Button, ButtonLink } from '../../ui/Button';
import { ColorModeButton } from '../../ui/frame/ColorModeButton';
import { ConfirmProvider } from '../../ui/overlay/confirm';
import { Copyright } from '../../ui/layout/Copyright';
import { EmptyState } from '../../ui/table/EmptyState';
import { FootLink } from '../../ui/layout/FootLink';
import { Logo } from '../../ui/layout/Logo';
import { Page } from '../../ui/layout/Page';
import { useCopyLink } from '../useCopyLink';
import { CodeModal } from './CodeModal';
import { Sample, SamplePanel } from './SamplePanel';

const frame = {
  width: 'full',
  maxWidth: 'calc({sizes.page} + 64px)',
  marginX: 'auto',
  paddingX: { base: '4', lg: '8' },
};

/** For people who have a code: the one screen of the product without an account. */
export function AffiliateDashboardPage() {
  const { user } = useAuth();
  return (
    <ApolloProvider client={apollo}>
      <ConfirmProvider>
        <Box minHeight="100vh" display="flex" flexDirection="column">
          <Box as="header" bg="surface" borderBottomWidth="1px">
            <Box {...frame} display="flex" alignItems="center" justifyContent="space-between" height="nav">
              <Link to={paths.home} reloadDocument aria-label="Folio, inicio" style={{ display: 'flex' }}>
                <Logo />
              </Link>
              <Box display="flex" alignItems="center" gap="2">
                <Box hideBelow="sm" textStyle="small" color="muted">
                  Panel de afiliados
                </Box>
                <ColorModeButton />
                {user ? (
                  <ButtonLink to={paths.app}>Ir a Folio</ButtonLink>
                ) : (
                  <ButtonLink to={paths.login}>Iniciar sesión</ButtonLink>
                )}
              </Box>
            </Box>
          </Box>
          <Box as="main" flex="1">
            <Panel />
          </Box>
          <Box as="footer" borderTopWidth="1px" textStyle="small" color="muted">
            <Box {...frame} paddingY="5" display="flex" flexWrap="wrap" justifyContent="space-between" gap="3">
              <Copyright />
              <FootLink to={paths.declaration()}>Declaración responsable</FootLink>
            </Box>
          </Box>
        </Box>
      </ConfirmProvider>
    </ApolloProvider>
  );
}

function Panel() {
  const [code, setCode] = useState<string | null>(null);
  const [asking, setAsking] = useState(true);
  const { copied, copy } = useCopyLink(true);
  const valid = (given: string) => {
    setCode(given);
    setAsking(false);
  };
  const ask = <CodeModal open={asking} onClose={() => setAsking(false)} onValid={valid} />;
  if (!code) {
    return (
      <Page title="Panel de afiliado">
        <EmptyState
          drawing={false}
          title="Entra con tu código"
          actions={
            <Button variant="accent" onClick={() => setAsking(true)}>
              Escribir el código
            </Button>
          }
        >
          Te lo dio quien te hizo afiliado: son 8 letras y cifras. No hace falta cuenta.
        </EmptyState>
        {ask}
      </Page>
    );
  }
  const actions = (
    <>
      <Button onClick={() => setAsking(true)}>Cambiar de código</Button>
      <Button variant="accent" icon={<LinkIcon />} onClick={() => copy(code)}>
        {copied === code ? 'Copiado' : 'Copiar enlace'}
      </Button>
    </>
  );
  return (
    <Page
      title="Panel de afiliado"
      mark={<Sample />}
      subtitle={
        <>
          Código{' '}
          <Box as="span" layerStyle="figures">
            {code}
          </Box>
          , válido
        </>
      }
      actions={actions}
    >
      <SamplePanel />
      {ask}
    </Page>
  );
}
