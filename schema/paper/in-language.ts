import { ca } from './ca';
import { en } from './en';
import { es } from './es';
import { eu } from './eu';
import { gl } from './gl';
import type { PaperLanguage } from './language';
import type { PaperWords } from './words';

const CATALOGUES: Record<PaperLanguage, PaperWords> = { es, ca, gl, eu, en };

/** Whatever has a language of its paper; none: Spanish. */
export interface InLanguage {
  paperLanguage?: PaperLanguage | null;
}

export const wordsIn = ({ paperLanguage }: InLanguage): PaperWords => CATALOGUES[paperLanguage ?? 'es'];

/** A word that the law wants, in the paper's language and in Spanish; once where both are the same. */
export const alsoSpanish = (said: string, spanish: string): string =>
  said === spanish ? spanish : `${said} / ${spanish}`;
