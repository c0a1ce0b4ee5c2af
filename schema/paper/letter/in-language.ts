import type { InLanguage } from '../in-language';
import type { PaperLanguage } from '../language';
import type { Step } from '../../remind/ladder';
import { ca } from './ca';
import { en } from './en';
import { es } from './es';
import { eu } from './eu';
import { gl } from './gl';
import type { LetterWords } from './words';

const CATALOGUES: Record<PaperLanguage, LetterWords> = { es, ca, gl, eu, en };

/** What stands around a letter about a paper, in the paper's language. */
export const letterWordsIn = ({ paperLanguage }: InLanguage): LetterWords => CATALOGUES[paperLanguage ?? 'es'];

/** A step's text as it goes: what nobody has written anew stands in the paper's language, else null. */
export const usualStep = (step: Step, words: string, paper: InLanguage): string | null =>
  words === es.usual.steps[step] ? letterWordsIn(paper).usual.steps[step] : null;
