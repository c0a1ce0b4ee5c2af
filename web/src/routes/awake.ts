/**
 * Told to the document once a screen that the build wrote down has its life; until then `entrance.entry.ts` keeps what
 * is pressed.
 */
export const AWAKE = 'folio-awake';
