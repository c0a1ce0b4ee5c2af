// One folded character for each written one, so that places in the folded text are places in the text.
const fold = (text: string) => [...text].map(char => char.normalize('NFD')[0].toLowerCase()).join('');

/**
 * Where it stands: at the beginning, else at the beginning of a word, else anywhere; the server ranks its answers the
 * same way.
 */
function placeOf(text: string, query: string): number {
  if (!query || text.startsWith(query)) return query ? 0 : -1;
  const word = text.indexOf(` ${query}`);
  return word < 0 ? text.indexOf(query) : word + 1;
}

/** Splits 'Núñez Rey' by 'nun' into ['', 'Núñ', 'ez Rey'], blind to accents and case. */
export function splitMatch(text: string, query: string): [string, string, string] {
  const at = placeOf(fold(text), fold(query.trim()));
  const end = at + query.trim().length;
  return at < 0 ? [text, '', ''] : [text.slice(0, at), text.slice(at, end), text.slice(end)];
}

export const matches = (text: string | null, query: string) => splitMatch(text ?? '', query)[1] !== '';

/**
 * What of an earlier answer the next one will begin with: names that begin with what is typed now. Nothing else may be
 * offered, or Enter would take what the next answer does not put first.
 */
export const sureOf = <T extends { name: string }>(earlier: T[] | undefined, typed: string): T[] | undefined =>
  earlier?.filter(({ name }) => fold(name).startsWith(fold(typed.trim())));
