import { Box } from '@chakra-ui/react';
import { Spinner } from './Spinner';

export function PageSpinner() {
  return <Box minHeight="60vh" display="grid" placeItems="center"><Spinner /></Box>;
}
