import { Box, chakra, Heading, Text } from '@chakra-ui/react';
import { useEffect, type ReactNode } from 'react';

export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Folio`;
  }, [title]);
}

interface PageProps {
  title: string;
  /** The title as it is drawn, where it is more than its text. */
  heading?: ReactNode;
  /** The title is a number that people came to read. */
  large?: boolean;
  /** Beside the title: a badge, for instance. */
  mark?: ReactNode;
  subtitle?: ReactNode;
  actions?: ReactNode;
  /** Above the title: banners, a way back. */
  above?: ReactNode;
  children: ReactNode;
}

/** A screen of the product: its title, its actions at the right, and what it shows. */
export function Page({ title, heading, large, mark, subtitle, actions, above, children }: PageProps) {
  useTitle(title);
  return (
    <Box
      width="full"
      maxWidth="calc({sizes.page} + 64px)"
      marginX="auto"
      paddingX={{ base: '4', lg: '8' }}
      paddingTop={{ base: '5', lg: '8' }}
      paddingBottom="12"
    >
      {above && <Box marginBottom="4">{above}</Box>}
      <Box display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="3" marginBottom="4">
        <Box minWidth="0">
          <Box display="flex" alignItems="center" gap="3" flexWrap="wrap">
            <Heading as="h1" textStyle={large ? 'amountXl' : 'h1'} overflowWrap="anywhere">
              {heading ?? title}
            </Heading>
            {mark}
          </Box>
          {subtitle && <Text color="muted">{subtitle}</Text>}
        </Box>
        {actions && (
          <Box display="flex" gap="2" flexWrap="wrap">
            {actions}
          </Box>
        )}
      </Box>
      {children}
    </Box>
  );
}

/** What a screen is about, and beside it, where there is room, a narrow column of what goes with it. */
export const WithSide = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 320px' },
    alignItems: 'start',
  },
});
