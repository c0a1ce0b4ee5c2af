/** Languages of papers, as people call them. A phrase that the law wants stands in Spanish too, whichever it is. */
export const PAPER_LANGUAGES = {
  es: 'Castellano',
  ca: 'Catalán',
  gl: 'Gallego',
  eu: 'Euskera',
  en: 'Inglés',
} as const;
export type PaperLanguage = keyof typeof PAPER_LANGUAGES;
