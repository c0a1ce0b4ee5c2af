/** Where the copyright begins. */
export const FIRST_YEAR = 2025;
