import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';

export const TextLink = chakra(Link, {
  base: { color: 'brand', borderBottomWidth: '1px', borderColor: 'brand.border', _hover: { color: 'brand.hover', borderColor: 'brand' } },
});
