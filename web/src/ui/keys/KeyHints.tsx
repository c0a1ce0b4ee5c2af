import { Box } from '@chakra-ui/react';
import { Kbd } from '../layout/Kbd';
import { letterKeys } from './keys';

export type Hint = [caps: string[], does: string];

/** What keys do here, in a line below a list; nothing where single letters are turned off. */
export function KeyHints({ hints, wide = false }: { hints: Hint[]; wide?: boolean }) {
  if (!letterKeys.on()) return null;
  return (
    <Box
      aria-hidden
      hideBelow={wide ? 'lg' : undefined}
      display="flex"
      flexWrap="wrap"
      columnGap="6"
      rowGap="1"
      marginTop="3"
      textStyle="small"
      color="muted"
    >
      {hints.map(([caps, does]) => (
        <Box key={does} display="flex" alignItems="center" gap="2">
          {caps.map(cap => (
            <Kbd key={cap}>{cap}</Kbd>
          ))}
          {does}
        </Box>
      ))}
    </Box>
  );
}
