// One folded character for each written one, so that places in the folded text are places in the text.
const fold = (text: string) => [...text].map(char => char.normalize('NFD')[0].toLowerCase()).join('');

/** Splits 'Núñez Rey' by 'nun' into ['', 'Núñ', 'ez Rey'], blind to accents and case. */
export function splitMatch(text: string, query: string): [string, string, string] {
  const at = query.trim() ? fold(text).indexOf(fold(query.trim())) : -1;
  const end = at + query.trim().length;
  return at < 0 ? [text, '', ''] : [text.slice(0, at), text.slice(at, end), text.slice(end)];
}
