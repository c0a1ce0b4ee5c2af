import { Box } from '@chakra-ui/react';

/** 'Lucía Ferrer' -> 'LF' */
const initials = (name: string) =>
  name
    .split(/[\s@.]+/)
    .filter(Boolean)
    .slice(0, 2)
    .map(word => [...word][0].toUpperCase())
    .join('');

export function Avatar({ name, size = 28 }: { name: string; size?: number }) {
  return (
    <Box
      as="span"
      aria-hidden
      display="inline-grid"
      placeItems="center"
      width={`${size}px`}
      height={`${size}px`}
      flexShrink={0}
      borderRadius="full"
      bg="brand.subtle"
      color="brand"
      textStyle="micro"
      fontWeight="semibold"
    >
      {initials(name)}
    </Box>
  );
}
