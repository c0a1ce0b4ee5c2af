import { Box } from '@chakra-ui/react';
import { Card } from '../ui/layout/Card';
import { Skeleton } from '../ui/layout/Skeleton';

export interface Figure {
  name: string;
  figure: string;
  context: string;
}

interface FiguresProps {
  names: string[];
  /** Nothing until the first answer. */
  figures: Figure[] | undefined;
  failed?: boolean;
}

/** Four figures with a line of context each. */
export function Figures({ names, figures, failed }: FiguresProps) {
  return (
    <Box
      as="ul"
      aria-label="Cifras"
      aria-busy={(!figures && !failed) || undefined}
      display="flex"
      flexWrap="wrap"
      gap={{ base: '3', lg: '4' }}
      listStyleType="none"
    >
      {names.map((name, place) => (
        <Card
          as="li"
          key={name}
          flex={{ base: '1 1 calc(50% - 6px)', lg: '1 1 calc(25% - 12px)' }}
          padding={{ base: '4', lg: '5' }}
          display="grid"
          gap="1.5"
          alignContent="start"
        >
          <Box textStyle="small" color="muted">
            {name}
          </Box>
          <Box
            textStyle={{ base: 'h1', lg: 'amountXl' }}
            layerStyle="figures"
            display="flex"
            alignItems="center"
            minHeight={{ base: '28px', lg: '34px' }}
          >
            {figures ? (
              figures[place]!.figure
            ) : failed ? (
              <Box as="span" color="muted">
                —
              </Box>
            ) : (
              <Skeleton width="60%" height="20px" />
            )}
          </Box>
          <Box textStyle="caption" color="muted" minHeight="16px" display="flex" alignItems="center">
            {figures ? figures[place]!.context : failed ? null : <Skeleton width="45%" />}
          </Box>
        </Card>
      ))}
    </Box>
  );
}
