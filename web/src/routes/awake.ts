/**
 * The event of the document that says: the application runs in a screen that the build wrote down; until then `entrance.entry.ts` keeps what
 * is pressed.
 */
export const AWAKE = 'folio-awake';
