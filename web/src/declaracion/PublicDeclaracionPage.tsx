import { ApolloProvider } from '@apollo/client/react';
import { Box } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { apollo } from '../apollo';
import { paths } from '../paths';
import { ColorModeButton } from '../ui/ColorModeButton';
import { Copyright } from '../ui/Copyright';
import { Logo } from '../ui/Logo';
import { Declaracion } from './Declaracion';

const frame = { width: 'full', maxWidth: 'calc({sizes.page} + 64px)', marginX: 'auto', paddingX: { base: '4', lg: '8' } };

/** For anybody, signed in or not: the tax agency among them. */
export function PublicDeclaracionPage() {
  return (
    <ApolloProvider client={apollo}>
      <Box minHeight="100vh" display="flex" flexDirection="column">
        <Box as="header" bg="surface" borderBottomWidth="1px">
          <Box {...frame} display="flex" alignItems="center" justifyContent="space-between" height="56px">
            <Link to={paths.home} reloadDocument aria-label="Folio, inicio" style={{ display: 'flex' }}><Logo /></Link>
            <Box marginEnd="-2.5"><ColorModeButton /></Box>
          </Box>
        </Box>
        <Box as="main" flex="1"><Declaracion to={paths.declaracion} /></Box>
        <Box as="footer" borderTopWidth="1px" textStyle="small" color="muted"><Box {...frame} paddingY="5"><Copyright /></Box></Box>
      </Box>
    </ApolloProvider>
  );
}
