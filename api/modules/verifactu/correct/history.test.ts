import { altaFlags, anulacionFlags, heldBy, type PastRecord } from './history';

type Short = [kind: 'alta' | 'anulacion', status: PastRecord['status'], code?: number, heldAs?: PastRecord['heldAs']];
const past = (...list: Short[]): PastRecord[] =>
  list.map(([kind, status, code, heldAs = null], index) => ({
    id: String(index),
    kind,
    status,
    subsanacion: index > 0,
    attempts: 1,
    code: code ?? null,
    heldAs,
  }));
const flags = ({ subsanacion, rechazoPrevio, sinRegistroPrevio }: ReturnType<typeof altaFlags>) =>
  [subsanacion ? 'S' : 'N', rechazoPrevio, sinRegistroPrevio ? 'S' : 'N'].join('/');

// The table of the AEAT's operations, row by row.
test.each<[string, Short[], string]>([
  ['nothing yet', [], 'N/N/N'],
  ['the first was rejected', [['alta', 'rejected']], 'S/X/N'],
  [
    'rejected twice',
    [
      ['alta', 'rejected'],
      ['alta', 'rejected'],
    ],
    'S/X/N',
  ],
  ['accepted with errors', [['alta', 'accepted_with_errors']], 'S/N/N'],
  ['accepted, found wrong later', [['alta', 'accepted']], 'S/N/N'],
  [
    'the correction was rejected, the older one is held',
    [
      ['alta', 'accepted_with_errors'],
      ['alta', 'rejected'],
    ],
    'S/S/N',
  ],
  [
    'rejected, then accepted with errors',
    [
      ['alta', 'rejected'],
      ['alta', 'accepted_with_errors'],
    ],
    'S/N/N',
  ],
  ['never sent: sealed before everything was', [['alta', null]], 'S/X/N'],
  ['on its way', [['alta', 'waiting']], 'S/N/N'],
  ['the AEAT held it already: an older one of ours', [['alta', 'rejected', 3000, 'ours']], 'S/S/N'],
  ['the AEAT held it already, and holds none when asked', [['alta', 'rejected', 3000, 'nothing']], 'S/X/N'],
  [
    'a correction of what the AEAT does not find',
    [
      ['alta', 'accepted'],
      ['alta', 'rejected', 3002],
    ],
    'S/X/N',
  ],
])('an alta after: %s', (_name, list, expected) => expect(flags(altaFlags(past(...list)))).toBe(expected));

test.each<[string, Short[], string]>([
  ['an accepted alta', [['alta', 'accepted']], 'N/N/N'],
  ['an alta on its way', [['alta', 'sending']], 'N/N/N'],
  ['a rejected alta: the AEAT holds nothing', [['alta', 'rejected']], 'N/N/S'],
  [
    'an anulación that was rejected',
    [
      ['alta', 'accepted'],
      ['anulacion', 'rejected'],
    ],
    'N/S/N',
  ],
  [
    'one without a record before it that was rejected',
    [
      ['alta', 'rejected'],
      ['anulacion', 'rejected'],
    ],
    'N/S/S',
  ],
  ['an alta that was never sent', [['alta', null]], 'N/N/S'],
  [
    'one of what the AEAT does not find',
    [
      ['alta', 'accepted'],
      ['anulacion', 'rejected', 3002],
    ],
    'N/S/S',
  ],
  [
    'one without a record before it, of what the AEAT holds of us',
    [
      ['alta', 'rejected'],
      ['anulacion', 'rejected', 3000, 'ours'],
    ],
    'N/S/N',
  ],
  [
    "an alta refused as a duplicate of another program's: that one is not ours to annul",
    [['alta', 'rejected', 3000, 'other']],
    'N/N/S',
  ],
  ['an alta refused as a duplicate of nobody knows whose', [['alta', 'rejected', 3000]], 'N/N/S'],
])('an anulación after: %s', (_name, list, expected) => expect(flags(anulacionFlags(past(...list)))).toBe(expected));

test.each<[Short[], string]>([
  [
    [
      ['alta', 'accepted'],
      ['anulacion', 'accepted'],
    ],
    'annulled',
  ],
  [
    [
      ['alta', 'accepted'],
      ['anulacion', 'rejected', 3001],
    ],
    'annulled',
  ],
  [
    [
      ['alta', 'accepted'],
      ['anulacion', 'rejected'],
    ],
    'stored',
  ],
  [
    [
      ['alta', null],
      ['anulacion', null],
    ],
    'nothing',
  ],
])('%j: the AEAT holds %s', (list, held) => expect(heldBy(past(...list))).toBe(held));
