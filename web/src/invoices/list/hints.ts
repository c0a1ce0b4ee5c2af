import { KEYS, type KeyName } from '../../ui/keys/keys';
import type { Hint } from '../../ui/keys/KeyHints';

const NAMED: [names: KeyName[], does: string][] = [
  [['rowDown', 'rowUp'], 'moverse'],
  [['rowTick'], 'marcar'],
  [['rowSend'], 'enviar'],
  [['rowCollect'], 'anotar cobro'],
  [['allKeys'], 'todas'],
];

/** The keys of the list, in a line below it. */
export const HINTS = NAMED.map(([names, does]): Hint => [names.map(name => KEYS[name].keys.at(-1)!), does]);
