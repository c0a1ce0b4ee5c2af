import { inFirstFace, inSecondFace } from './fonts/typefaces';

/** Stands for every character that neither face draws. */
export const REPLACEMENT = '□';

const LATIN = /^[\x20-\x7e\u00a1-\u00ac\u00ae-\u017f\u2013\u2014\u2018-\u201d\u2026\u20ac]*$/;
const NO_BREAK = '\u00a0';

/**
 * What of a person's text can be set on paper: composed accents, every space plain, nothing invisible (controls,
 * joiners, marks that turn the reading direction), REPLACEMENT for what no face draws.
 */
export function printable(text: string): string {
  if (LATIN.test(text)) return text;
  let clean = '';
  for (const character of text.normalize('NFC')) clean += drawn(character);
  return clean.trim() === '' && text.trim() !== '' ? REPLACEMENT : clean;
}

function drawn(character: string): string {
  if (character === NO_BREAK || character === '\u202f') return NO_BREAK;
  if (/[\s\p{Z}]/u.test(character)) return ' ';
  if (/[\p{Cc}\p{Default_Ignorable_Code_Point}]/u.test(character)) return '';
  const codePoint = character.codePointAt(0) ?? 0;
  return inFirstFace(codePoint) || inSecondFace(codePoint) ? character : REPLACEMENT;
}
