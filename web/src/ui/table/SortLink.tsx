import { chakra } from '@chakra-ui/react';
import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Column } from './table';

const Head = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    color: 'inherit',
    borderRadius: 'xs',
    _hover: { color: 'text' },
    '[aria-sort] &': { color: 'text', fontWeight: 'semibold' },
    '& svg': { width: '14px', height: '14px', strokeWidth: 1.75 },
  },
});

interface SortLinkProps extends NonNullable<Column<never>['sort']> {
  children: ReactNode;
}

/** A column's head that sorts by it, with an arrow where it does. */
export function SortLink({ to, now, children }: SortLinkProps) {
  return (
    <Head to={to} replace>
      {children}
      {now && (now === 'ascending' ? <ArrowUp aria-hidden /> : <ArrowDown aria-hidden />)}
    </Head>
  );
}
