import { Box, type BoxProps } from '@chakra-ui/react';

export function Card(props: BoxProps) {
  return <Box bg="surface" borderWidth="1px" borderRadius="md" {...props} />;
}
