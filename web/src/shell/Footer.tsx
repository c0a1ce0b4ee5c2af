import { Box } from '@chakra-ui/react';
import { Copyright } from '../ui/Copyright';

export function Footer() {
  return (
    <Box as="footer" borderTopWidth="1px" textStyle="small" color="muted">
      <Box
        maxWidth="calc({sizes.page} + 64px)" marginX="auto" paddingX={{ base: '4', lg: '8' }} paddingY="5"
        display="flex" flexWrap="wrap" justifyContent="space-between" gap="2"
      >
        <span><Copyright /></span><span>Soporte: lunes a viernes, 9:00–18:00 CET</span>
      </Box>
    </Box>
  );
}
