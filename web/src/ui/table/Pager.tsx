import { Box, chakra } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { pageWindow, rangeText } from './pages';

interface PagerProps {
  pagination: { page: number; limit: number; total: number; totalPages: number };
  /** 'facturas' */
  noun: string;
  /** Address of a page. */
  to(page: number): string;
}

const Step = chakra(Link, {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    minWidth: { base: 'min(44px, 12vw)', lg: '32px' },
    height: { base: '44px', lg: '32px' },
    px: '1',
    borderRadius: 'sm',
    fontWeight: 'medium',
    color: 'muted',
    fontVariantNumeric: 'tabular-nums',
    _hover: { bg: 'subtle', color: 'text' },
    '&[aria-current]': { bg: 'brand', color: 'brand.fg' },
  },
});

/** Window of five numbers with first and last; nothing where one page or fewer. */
export function Pager({ pagination, noun, to }: PagerProps) {
  const { page, totalPages } = pagination;
  if (totalPages <= 1) return null;
  return (
    <Box
      display="flex"
      flexDirection={{ base: 'column-reverse', lg: 'row' }}
      alignItems="center"
      justifyContent="space-between"
      gap="3"
      marginTop="4"
    >
      <Box textStyle="small" color="muted" layerStyle="figures">
        {rangeText(pagination, noun)}
      </Box>
      <Box as="nav" aria-label="Páginas" display="flex" alignItems="center" gap={{ base: '0.5', lg: '1' }}>
        <End to={to(1)} off={page <= 1} wide>
          Primera
        </End>
        <End to={to(page - 1)} off={page <= 1} label="Página anterior">
          <ChevronLeft size={16} aria-hidden />
        </End>
        {pageWindow(page, totalPages).map(number => (
          <Step
            key={number}
            to={to(number)}
            aria-label={`Página ${number}`}
            aria-current={number === page ? 'page' : undefined}
          >
            {number}
          </Step>
        ))}
        <End to={to(page + 1)} off={page >= totalPages} label="Página siguiente">
          <ChevronRight size={16} aria-hidden />
        </End>
        <End to={to(totalPages)} off={page >= totalPages} wide>
          Última
        </End>
      </Box>
    </Box>
  );
}

interface EndProps {
  to: string;
  off: boolean;
  label?: string;
  wide?: boolean;
  children: ReactNode;
}

// The two outermost are for wide screens: on a phone five numbers and two arrows fill the line.
function End({ to, off, label, wide, children }: EndProps) {
  const looks = { paddingX: wide ? '2' : '1', hideBelow: wide ? 'lg' : undefined } as const;
  if (!off)
    return (
      <Step to={to} aria-label={label} {...looks}>
        {children}
      </Step>
    );
  return (
    <Box
      as="span"
      role="link"
      aria-disabled="true"
      aria-label={label}
      display="inline-grid"
      placeItems="center"
      color="muted"
      opacity="0.65"
      fontWeight="medium"
      minWidth={{ base: 'min(44px, 12vw)', lg: '32px' }}
      height={{ base: '44px', lg: '32px' }}
      {...looks}
    >
      {children}
    </Box>
  );
}
