import type { Category } from '../content/faq';

/** One folded character for each written one, so that places in the folded text are places in the text. */
const fold = (text: string) => [...text].map(char => char.normalize('NFD')[0]!.toLowerCase()).join('');

/**
 * Every part of the text that matches, blind to case and accents: ['para ', 'autónomos', ' y…'], matches at odd places.
 */
export function parts(text: string, query: string): string[] {
  const sought = fold(query.trim());
  if (!sought) return [text];
  const folded = fold(text);
  const found: string[] = [];
  let from = 0;
  for (let at = folded.indexOf(sought); at >= 0; at = folded.indexOf(sought, from)) {
    found.push(text.slice(from, at), text.slice(at, at + sought.length));
    from = at + sought.length;
  }
  return [...found, text.slice(from)];
}

/** The questions whose words or answer contain the text; all of them for an empty one. */
export function search(categories: readonly Category[], query: string): Category[] {
  const sought = fold(query.trim());
  return categories.map(category => ({
    ...category,
    questions: category.questions.filter(
      ({ question, answer }) => fold(question).includes(sought) || fold(answer).includes(sought),
    ),
  }));
}
