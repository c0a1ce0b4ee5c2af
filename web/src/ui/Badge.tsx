import { Badge as ChakraBadge, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

const state = (name: string) => ({ color: name, bg: `${name}.subtle`, borderColor: `${name}.border` });

const PALETTES = {
  gray: state('neutral'),
  green: state('success'),
  blue: state('info'),
  red: state('danger'),
  amber: state('warning'),
  brand: state('brand'),
};

export type Palette = keyof typeof PALETTES;

/** A dot and a word, so that colour never speaks alone. */
export function Badge({ palette, dot = true, children }: { palette: Palette; dot?: boolean; children: ReactNode }) {
  return (
    <ChakraBadge {...PALETTES[palette]} data-palette={palette}>
      {dot && <chakra.span aria-hidden width="6px" height="6px" borderRadius="full" bg="currentColor" />}
      {children}
    </ChakraBadge>
  );
}

/** A small outlined word: 'Ejemplo ilustrativo'. */
export function Tag({ children }: { children: ReactNode }) {
  return (
    <chakra.span
      textStyle="micro"
      bg="surface"
      color="muted"
      borderWidth="1px"
      borderRadius="xs"
      px="1.5"
      py="0.5"
      whiteSpace="nowrap"
    >
      {children}
    </chakra.span>
  );
}
