import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';

/** How a link in running text looks; buttons that are words in it look the same. */
export const linkLook = {
  base: {
    color: 'brand',
    borderBottomWidth: '1px',
    borderColor: 'brand.border',
    _hover: { color: 'brand.hover', borderColor: 'brand' },
  },
};

export const TextLink = chakra(Link, linkLook);

/** A link whose words are a number of ours: it stands on one line, since its hyphens would let it break. */
export const NumberLink = chakra(Link, { base: { ...linkLook.base, whiteSpace: 'nowrap' } });
