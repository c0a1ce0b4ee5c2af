import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Card } from '../layout/Card';
import { RowTarget } from './RowTarget';
import { Skeleton } from '../layout/Skeleton';

/** One figure of what a screen shows: what it is, where it leads, how it is written, and the small line below it. */
export interface Stat<Shown> {
  name: string;
  to?(shown: Shown | undefined): string;
  figure(shown: Shown): ReactNode;
  context(shown: Shown): ReactNode;
}

interface StatCardsProps<Shown> {
  stats: Stat<Shown>[];
  shown: Shown | undefined;
  failed: boolean;
}

/**
 * Four figures, each a way to what it counts where there is one. One that needs more room than its share goes to the
 * next line.
 */
export function StatCards<Shown>({ stats, shown, failed }: StatCardsProps<Shown>) {
  return (
    <Box
      as="ul"
      aria-label="Cifras"
      aria-busy={(!shown && !failed) || undefined}
      display="flex"
      flexWrap="wrap"
      gap={{ base: '3', lg: '4' }}
      listStyleType="none"
    >
      {stats.map(({ name, to, figure, context }) => (
        <Card
          as="li"
          key={name}
          flex={{ base: '1 1 calc(50% - 6px)', lg: '1 1 calc(25% - 12px)' }}
          padding={{ base: '4', lg: '5' }}
          display="grid"
          gap="1.5"
          alignContent="start"
          position="relative"
          _hover={to && { bg: 'subtle' }}
        >
          <Box textStyle="small" color="muted" css={{ '& a': { color: 'muted', fontWeight: 'normal' } }}>
            <RowTarget to={to?.(shown)}>{name}</RowTarget>
          </Box>
          <Box
            textStyle={{ base: 'h1', lg: 'amountXl' }}
            layerStyle="figures"
            display="flex"
            alignItems="center"
            minHeight={{ base: '28px', lg: '34px' }}
          >
            {shown ? (
              figure(shown)
            ) : failed ? (
              <Box as="span" color="muted">
                —
              </Box>
            ) : (
              <Skeleton width="60%" height="20px" />
            )}
          </Box>
          <Box textStyle="caption" color="muted" minHeight="16px" display="flex" alignItems="center">
            {shown ? <span>{context(shown)}</span> : failed ? null : <Skeleton width="45%" />}
          </Box>
        </Card>
      ))}
    </Box>
  );
}
