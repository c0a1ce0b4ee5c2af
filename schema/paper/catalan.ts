const CONTRACTED = { '': 'el', de: 'del', a: 'al' };

/** A day with its article, which is elided before 1 and 11: 'el 2 de març', 'l’11 de març', after a preposition 'del', 'a l’1'. */
export function onDay(day: string, preposition: keyof typeof CONTRACTED = ''): string {
  if (!/^0?1\b|^11\b/.test(day)) return `${CONTRACTED[preposition]} ${day}`;
  return `${preposition && `${preposition} `}l’${day}`;
}
