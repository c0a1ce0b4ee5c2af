/** Lower case without accents, one space between words: what search columns hold and search terms become. */
export function searchKey(...parts: (string | null | undefined)[]): string {
  return parts.filter(Boolean).join(' ').normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
}

/** LIKE pattern of "contains", with the user's own % _ \ taken literally. */
export const containing = (text: string): string => `%${searchKey(text).replace(/[\\%_]/g, '\\$&')}%`;
