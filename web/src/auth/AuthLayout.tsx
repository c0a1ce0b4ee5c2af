import { Box, Heading, Text } from '@chakra-ui/react';
import { ArrowLeft } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../paths';
import { AWAKE } from '../routes/awake';
import { Banner } from '../ui/layout/Banner';
import { ColorModeButton } from '../ui/frame/ColorModeButton';
import { Copyright } from '../ui/layout/Copyright';
import { FootLink } from '../ui/layout/FootLink';
import { Logo } from '../ui/layout/Logo';
import { useTitle } from '../ui/layout/Page';

interface AuthLayoutProps {
  title: string;
  lead: string;
  /** At the right on a desktop. */
  aside: ReactNode;
  children: ReactNode;
}

export function AuthLayout({ title, lead, aside, children }: AuthLayoutProps) {
  useTitle(title);
  useEffect(() => void document.dispatchEvent(new Event(AWAKE)), []);
  return (
    <Box minHeight="100vh" display="grid" gridTemplateColumns={{ base: '1fr', lg: '9fr 7fr' }} bg="surface">
      <Box display="flex" flexDirection="column" paddingX={{ base: '5', lg: '10' }} minWidth="0">
        <Box
          as="header"
          display="flex"
          alignItems="center"
          justifyContent="space-between"
          height={{ base: '60px', lg: '70px' }}
        >
          <Link to={paths.home} reloadDocument aria-label="Folio, inicio" style={{ display: 'flex' }}>
            <Logo />
          </Link>
          <Box marginEnd="-2.5" display="flex" alignItems="center" gap="3">
            <Box
              asChild
              display="inline-flex"
              alignItems="center"
              gap="2"
              textStyle="small"
              color="muted"
              _hover={{ color: 'text' }}
            >
              <Link to={paths.home} reloadDocument>
                <ArrowLeft size={16} strokeWidth={1.75} aria-hidden />
                Volver al inicio
              </Link>
            </Box>
            <ColorModeButton />
          </Box>
        </Box>
        <Box
          as="main"
          flex="1"
          display="flex"
          flexDirection="column"
          justifyContent={{ base: 'flex-start', lg: 'center' }}
          paddingTop={{ base: '8', lg: 0 }}
          paddingBottom="8"
        >
          <Box width="full" maxWidth={{ base: 'full', sm: 'form' }} marginX="auto">
            <Heading as="h1" textStyle="title" marginBottom="1">
              {title}
            </Heading>
            <Text textStyle="lead" color="muted" marginBottom="6" textWrap="balance">
              {lead}
            </Text>
            <noscript>
              <Box marginBottom="6">
                <Banner kind="info">
                  Este formulario necesita JavaScript: actívalo en tu navegador y recarga la página. Las demás páginas
                  se leen sin él.
                </Banner>
              </Box>
            </noscript>
            {children}
          </Box>
        </Box>
        <Box
          as="footer"
          textStyle="small"
          color="muted"
          paddingBottom="6"
          display="flex"
          flexWrap="wrap"
          justifyContent="space-between"
          columnGap="6"
          rowGap="2"
        >
          <Copyright />
          <FootLink to={paths.declaration()}>Declaración responsable</FootLink>
        </Box>
      </Box>
      <Box as="aside" hideBelow="lg" bg="bg" borderStartWidth="1px" display="grid" placeItems="center" padding="10">
        {aside}
      </Box>
    </Box>
  );
}
