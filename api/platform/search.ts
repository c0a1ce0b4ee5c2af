import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';

/** Lower case without accents, one space between words: what search columns hold and search terms become. */
export function searchKey(...parts: (string | null | undefined)[]): string {
  return parts
    .filter(Boolean)
    .join(' ')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
}

/** LIKE pattern of "contains", with the user's own % _ \ taken literally. */
export const containing = (text: string): string => `%${searchKey(text).replace(/[\\%_]/g, '\\$&')}%`;

/**
 * Narrows a list to what contains the text and puts first what a person most probably means: its name begins with it, a
 * word of its name does, its `code` (NIF, SKU) contains it, then the rest; by name within each. Ranked in SQL, so that
 * a limit cuts off the worst. The search column begins with the name, and the code follows it.
 */
export function searchFor<T extends ObjectLiteral>(
  query: SelectQueryBuilder<T>,
  code: string,
  text?: string | null,
): void {
  const column = `${query.alias}.search`;
  if (text?.trim()) {
    const [anywhere, key] = [containing(text), `lower(coalesce(${query.alias}.${code}, ''))`];
    query
      .andWhere(`${column} LIKE :anywhere`, { anywhere, start: anywhere.slice(1), word: `% ${anywhere.slice(1)}` })
      .addSelect(
        `CASE WHEN ${column} LIKE :start THEN 0
        WHEN split_part(${column}, coalesce(' ' || nullif(${key}, ''), ''), 1) LIKE :word THEN 1
        WHEN ${key} LIKE :anywhere THEN 2 ELSE 3 END`,
        'search_rank',
      )
      .orderBy('search_rank');
  }
  query.addOrderBy(column).addOrderBy(`${query.alias}.id`);
}
