import type { InLanguage } from '../in-language';
import type { PaperLanguage } from '../language';
import type { LetterName } from './letters';
import { ca } from './ca';
import { en } from './en';
import { es } from './es';
import { eu } from './eu';
import { gl } from './gl';
import type { LetterWords } from './words';

const CATALOGUES: Record<PaperLanguage, LetterWords> = { es, ca, gl, eu, en };

/** What stands around a letter about a paper, in the paper's language. */
export const letterWordsIn = ({ paperLanguage }: InLanguage): LetterWords => CATALOGUES[paperLanguage ?? 'es'];

/** What a letter says where the company has written nothing else. */
export function usualText(letter: LetterName, paper: InLanguage): string {
  const { invoice, quote, steps } = letterWordsIn(paper).usual;
  return { invoice, ...quote, reminder1: steps[1], reminder2: steps[2], reminder3: steps[3] }[letter];
}
