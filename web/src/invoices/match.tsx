import { Fragment } from 'react';

const fold = (char: string) => char.normalize('NFD')[0].toLowerCase();

/** Where `part` lies in `text`, letter case and accents aside; -1 where it does not. */
export function findIn(text: string, part: string): number {
  const [letters, wanted] = [[...text].map(fold), [...part.trim()].map(fold)];
  if (!wanted.length) return -1;
  return letters.findIndex((_, i) => wanted.every((letter, j) => letters[i + j] === letter));
}

/** The text with what was searched in bold. */
export function Match({ text, part }: { text: string; part: string }) {
  const at = findIn(text, part);
  if (at < 0) return <Fragment>{text}</Fragment>;
  const letters = [...text];
  const end = at + [...part.trim()].length;
  return <Fragment>{letters.slice(0, at).join('')}<b>{letters.slice(at, end).join('')}</b>{letters.slice(end).join('')}</Fragment>;
}
