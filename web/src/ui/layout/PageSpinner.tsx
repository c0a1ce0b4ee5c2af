import { Box } from '@chakra-ui/react';
import { Spinner } from './Spinner';

/** What comes at once needs no spinner: it shows after a fifth of a second. */
export function PageSpinner() {
  return (
    <Box minHeight="60vh" display="grid" placeItems="center" animation="appear 0ms 200ms both">
      <Spinner />
    </Box>
  );
}
