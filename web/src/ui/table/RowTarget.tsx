import { chakra, defineRecipe } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

// The whole row is the target: the link's own box is stretched over it, so that middle click and readers find a true
// link.
const target = defineRecipe({
  base: {
    textAlign: 'start',
    fontWeight: 'medium',
    color: 'text',
    cursor: 'pointer',
    outline: 0,
    maxWidth: 'full',
    _after: { content: '""', position: 'absolute', inset: 0 },
    '&:focus-visible::after': { outline: '2px solid {colors.brand}', outlineOffset: '-2px', borderRadius: 'inherit' },
  },
});

const RowLink = chakra(Link, target);
const RowButton = chakra('button', target);

export function RowTarget({ to, press, children }: { to?: string; press?: () => void; children: ReactNode }) {
  if (to) return <RowLink to={to}>{children}</RowLink>;
  if (press)
    return (
      <RowButton type="button" onClick={press}>
        {children}
      </RowButton>
    );
  return children;
}
