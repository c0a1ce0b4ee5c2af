/** What the name of a company says besides who it is. */
const FORMS = new Set(
  'SL SLU SLL SLP SLNE SA SAU SAL SC SCP CB COOP SCOOP SOCIEDAD LIMITADA ANONIMA COMUNIDAD BIENES UNIPERSONAL DE DEL LA EL LOS LAS Y E I DA DO HIJOS HERMANOS HNOS'.split(
    ' ',
  ),
);
/** Shorter ones name nobody by themselves. */
const ALONE = 5;
/** The parts of a number that stand apart at most: A-2026-0001 has three. */
const PARTS = 4;

/** Whoever names more than so many means nobody. */
const MOST_PAYERS = 20;

/** Words in capitals without accents: "Fra. nº A-2026/0001" -> FRA, N, A, 2026, 0001. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .split(/[^A-Z0-9]+/)
    .filter(Boolean);

/** By what a customer is known in a text: the first two words of their name, or a single one that is long enough. */
function nameOf(name: string): string | null {
  const words = wordsOf(name.replace(/\./g, '')).filter(word => word.length > 1 && !FORMS.has(word));
  if (words.length > 1) return words.slice(0, 2).join(' ');
  return words[0] && words[0].length >= ALONE ? words[0] : null;
}

export interface Index<T> {
  numbers(words: string[]): T[];
  payers(words: string[]): Map<string, 'nif' | 'name'>;
}

/** Finds those whose number, tax number or name stands in a text, however many there are. */
export function namedIn<T extends { number: string; payer: string; name: string; nif: string }>(
  all: readonly T[],
): Index<T> {
  const numbers = new Map<string, T>();
  const nifs = new Map<string, Set<string>>();
  const names = new Map<string, Set<string>>();
  const put = (map: Map<string, Set<string>>, key: string | null, payer: string) => {
    if (key) map.set(key, (map.get(key) ?? new Set()).add(payer));
  };
  for (const each of all) {
    numbers.set(wordsOf(each.number).join(''), each);
    put(nifs, wordsOf(each.nif).join(''), each.payer);
    put(names, nameOf(each.name), each.payer);
  }
  return {
    numbers: words => {
      const found = new Set<T>();
      for (let from = 0; from < words.length; from += 1)
        for (let to = from + 1; to <= Math.min(from + PARTS, words.length); to += 1) {
          const one = numbers.get(words.slice(from, to).join(''));
          if (one) found.add(one);
        }
      return [...found];
    },
    payers: words => {
      const found = new Map<string, 'nif' | 'name'>();
      const note = (payers: Set<string> | undefined, how: 'nif' | 'name') => {
        for (const payer of payers ?? []) if (!found.has(payer) && found.size < MOST_PAYERS) found.set(payer, how);
      };
      for (const word of words) {
        note(nifs.get(word), 'nif');
        if (word.startsWith('ES')) note(nifs.get(word.slice(2)), 'nif');
      }
      words.forEach((word, at) => {
        note(names.get(word), 'name');
        // "S.L." and articles may stand between the two.
        const next = words.slice(at + 1).find(each => each.length > 1 && !FORMS.has(each));
        if (next) note(names.get(`${word} ${next}`), 'name');
      });
      return found;
    },
  };
}
