import { Box } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { errorText } from '../../client/failure';
import { Skeleton } from '../layout/Skeleton';
import { LetterShown } from './LetterShown';

interface LetterPreviewProps {
  caption: string;
  /** null: it has not come yet. */
  letter: ComponentProps<typeof LetterShown> | null;
  error?: Error;
  /** What keeps it from being shown at all; null: nothing. */
  instead?: string | null;
  /** It scrolls beside what is written, so that the button below stays in view. */
  beside?: boolean;
}

/** A long mail beside a form in a dialog. */
const ROOM = 'max(320px, calc(100vh - 300px))';

/** A mail as it arrives, while it is being written. */
export function LetterPreview({ caption, letter, error, instead = null, beside = false }: LetterPreviewProps) {
  const scrolls = beside ? ({ maxHeight: { lg: ROOM }, overflowY: { lg: 'auto' }, tabIndex: 0 } as const) : {};
  return (
    <Box
      as="section"
      aria-label="Así lo verá"
      bg="bg"
      borderWidth={{ lg: '1px' }}
      borderRadius="md"
      padding={{ base: '0', lg: '4' }}
      minWidth="0"
      {...scrolls}
    >
      <Box textStyle="caption" color="muted" marginBottom="2">
        {caption}
      </Box>
      {letter && <LetterShown {...letter} />}
      {!letter && error && <Box color="danger">{errorText(error, 'Error cargando la vista previa')}</Box>}
      {!letter && !error && instead && <Box>{instead}</Box>}
      {!letter && !error && !instead && <Skeleton width="full" height="320px" borderRadius="sm" />}
    </Box>
  );
}
