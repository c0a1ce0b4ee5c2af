import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';

/** In a foot: as quiet as its text, told apart by its line. */
export const FootLink = chakra(Link, {
  base: { borderBottomWidth: '1px', borderColor: 'border.strong', _hover: { color: 'text' } },
});
