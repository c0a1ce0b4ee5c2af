import { Box } from '@chakra-ui/react';
import { LoaderCircle } from 'lucide-react';

export function Spinner({ label = 'Cargando' }: { label?: string }) {
  return (
    <Box role="status" aria-label={label} color="brand" display="inline-flex">
      <Box as={LoaderCircle} aria-hidden width="24px" height="24px" animation="spin 1s linear infinite" />
    </Box>
  );
}
