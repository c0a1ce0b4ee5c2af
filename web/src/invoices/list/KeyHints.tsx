import { Box } from '@chakra-ui/react';
import { KEYS, letterKeys, type KeyName } from '../../ui/keys/keys';
import { Kbd } from '../../ui/layout/Kbd';

const HINTS: [names: KeyName[], does: string][] = [
  [['rowDown', 'rowUp'], 'moverse'],
  [['rowTick'], 'marcar'],
  [['rowSend'], 'enviar'],
  [['rowCollect'], 'anotar cobro'],
  [['allKeys'], 'todas'],
];

/** The keys of the list, in a line below it. */
export function KeyHints() {
  if (!letterKeys.on()) return null;
  return (
    <Box
      aria-hidden
      display="flex"
      flexWrap="wrap"
      columnGap="6"
      rowGap="1"
      marginTop="3"
      textStyle="small"
      color="muted"
    >
      {HINTS.map(([names, does]) => (
        <Box key={does} display="flex" alignItems="center" gap="2">
          {names.map(name => (
            <Kbd key={name}>{KEYS[name].keys.at(-1)}</Kbd>
          ))}
          {does}
        </Box>
      ))}
    </Box>
  );
}
