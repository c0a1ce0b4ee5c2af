import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';

/** In a foot: the colour of the text, with a line below it. */
export const FootLink = chakra(Link, {
  base: { borderBottomWidth: '1px', borderColor: 'border.strong', _hover: { color: 'text' } },
});
