import { Box } from '@chakra-ui/react';
import { paths } from '../paths';
import { Copyright } from '../ui/layout/Copyright';
import { FootLink } from '../ui/layout/FootLink';
import { CLOCK, HOURS } from '../ui/format/promises';

export function Footer() {
  return (
    <Box as="footer" borderTopWidth="1px" textStyle="small" color="muted">
      <Box
        maxWidth="calc({sizes.page} + 64px)"
        marginX="auto"
        paddingX={{ base: '4', lg: '8' }}
        paddingY="5"
        display="flex"
        flexWrap="wrap"
        justifyContent="space-between"
        columnGap="6"
        rowGap="2"
      >
        <Copyright />
        <FootLink to={paths.appDeclaration()}>Declaración responsable</FootLink>
        <span>{`Soporte: ${HOURS} (${CLOCK})`}</span>
      </Box>
    </Box>
  );
}
