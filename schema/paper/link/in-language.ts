import type { InLanguage } from '../in-language';
import type { PaperLanguage } from '../language';
import { ca } from './ca';
import { en } from './en';
import { es } from './es';
import { eu } from './eu';
import { gl } from './gl';
import type { LinkWords } from './words';

const CATALOGUES: Record<PaperLanguage, LinkWords> = { es, ca, gl, eu, en };

/** What stands beside a paper on the page of its link, in the paper's language. */
export const linkWordsIn = ({ paperLanguage }: InLanguage): LinkWords => CATALOGUES[paperLanguage ?? 'es'];
