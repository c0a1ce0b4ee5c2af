/** What the name of a company says besides who it is. */
const FORMS = new Set(
  'SL SLU SLL SLP SLNE SA SAU SAL SC SCP CB COOP SCOOP SOCIEDAD LIMITADA ANONIMA COMUNIDAD BIENES UNIPERSONAL DE DEL LA EL LOS LAS Y E I DA DO'.split(
    ' ',
  ),
);
/** Shorter ones name nobody by themselves. */
const ALONE = 5;
/** The parts of a number that stand apart at most: A-2026-0001 has three. */
const PARTS = 4;

/** Whoever names more than so many means nobody. */
const MOST_PAYERS = 20;
/** Different names of one payer that begin alike. */
const MOST_NAMES = 5;
/** A person's number: of a name that is theirs the second surname is what distinguishes them. */
const OF_A_PERSON = /^[\dXYZKLM]\d{7}[A-Z]$/;

/** By what a text names somebody: their tax number, all of their name, or the beginning of it. */
export type How = 'nif' | 'whole' | 'name';

/** Words in capitals without accents: "Fra. nº A-2026/0001" -> FRA, N, A, 2026, 0001. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .split(/[^A-Z0-9]+/)
    .filter(Boolean);

const isSaid = (word: string) => word.length > 1 && !FORMS.has(word);

/** By what a customer is known in a text: the first two words of their name, or a single one that is long enough. */
function keyOf(words: string[]): string | null {
  if (words.length > 1) return words.slice(0, 2).join(' ');
  return words[0] && words[0].length >= ALONE ? words[0] : null;
}

export interface Known {
  payer: string;
  name: string;
  nif: string;
}

export interface Index<T> {
  numbers(words: string[]): T[];
  payers(words: string[]): Map<string, How>;
}

interface Name {
  payer: string;
  words: string[];
  /** All of it says who is meant: a word or a person's first surname does not. */
  identifies: boolean;
}

class Names {
  private readonly byKey = new Map<string, Map<string, Name[]>>();

  add({ payer, name, nif }: Known): void {
    const words = wordsOf(name.replace(/\./g, '')).filter(isSaid);
    const key = keyOf(words);
    if (!key) return;
    const payers = this.byKey.get(key) ?? new Map<string, Name[]>();
    this.byKey.set(key, payers);
    const names = payers.get(payer) ?? [];
    payers.set(payer, names);
    if (names.length < MOST_NAMES && !names.some(each => each.words.join(' ') === words.join(' ')))
      names.push({ payer, words, identifies: words.length > (OF_A_PERSON.test(nif) ? 2 : 1) });
  }

  /** Who is named, in words of which articles and "S.L." are left out. */
  in(said: string[], note: (payer: string, how: How) => boolean): void {
    for (let at = 0; at < said.length; at += 1)
      for (const key of [said[at]!, `${said[at]} ${said[at + 1]}`])
        for (const [payer, names] of this.byKey.get(key) ?? []) {
          const whole = names.some(
            ({ words, identifies }) => identifies && words.every((word, n) => said[at + n] === word),
          );
          if (!note(payer, whole ? 'whole' : 'name')) return;
        }
  }
}

/** Who is meant for certain comes before whose name only begins alike. */
function closest(found: Map<string, How>): Map<string, How> {
  const certain = [...found].filter(([, how]) => how !== 'name');
  return certain.length > 0 ? new Map(certain) : found;
}

/** Finds those whose number, tax number or name stands in a text, however many there are; `others` are only known. In steps. */
export function* namedIn<T extends Known & { number: string; others?: readonly string[] }>(
  all: readonly T[],
  others: readonly Known[] = [],
): Generator<void, Index<T>> {
  const numbers = new Map<string, T[]>();
  let longest = 0;
  const nifs = new Map<string, Set<string>>();
  const names = new Names();
  for (const each of all) {
    yield;
    for (const number of [each.number, ...(each.others ?? [])]) {
      const key = wordsOf(number).join('');
      longest = Math.max(longest, key.length);
      const same = numbers.get(key) ?? [];
      // Two that are written alike are in doubt, as more would be.
      if (same.length < 2) numbers.set(key, [...same, each]);
    }
  }
  for (const each of [...all, ...others]) {
    yield;
    const nif = wordsOf(each.nif).join('');
    if (nif) nifs.set(nif, (nifs.get(nif) ?? new Set()).add(each.payer));
    names.add(each);
  }
  return {
    numbers: words => {
      const found = new Set<T>();
      for (let from = 0; from < words.length; from += 1) {
        let key = '';
        for (let to = from; to < from + PARTS && to < words.length && key.length < longest; to += 1) {
          key += words[to]!;
          for (const each of numbers.get(key) ?? []) found.add(each);
        }
      }
      return [...found];
    },
    payers: words => {
      const found = new Map<string, How>();
      const note = (payer: string, how: How) => {
        const before = found.get(payer);
        if (!before || (before === 'name' && how === 'whole')) found.set(payer, how);
        return found.size < MOST_PAYERS;
      };
      for (const word of words)
        for (const key of word.startsWith('ES') ? [word, word.slice(2)] : [word])
          for (const payer of nifs.get(key) ?? []) if (!note(payer, 'nif')) return found;
      names.in(words.filter(isSaid), note);
      return closest(found);
    },
  };
}
