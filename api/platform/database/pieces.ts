import type { EntityManager, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { RawSqlResultsToEntityTransformer } from 'typeorm/query-builder/transformer/RawSqlResultsToEntityTransformer';
import { nextSlice } from '../event-loop';

/** Rows that are read and made into objects in one go: some two milliseconds. */
const PIECE = 250;

let cursors = 0;

/**
 * All rows of a query, within a transaction. Where they are many they come piece by piece, of one snapshot: 5,000 in
 * one go would hold everybody else up for 30 ms.
 */
export async function manyOf<T extends ObjectLiteral>(em: EntityManager, query: SelectQueryBuilder<T>): Promise<T[]> {
  const { expressionMap: map } = query;
  const few = await query
    .clone()
    .limit(Math.min(map.limit ?? Infinity, PIECE + 1))
    .getMany();
  if (few.length <= PIECE) return few;
  const [sql, parameters] = query.getQueryAndParameters();
  const cursor = `pieces_${(cursors += 1)}`;
  await em.query(`DECLARE ${cursor} NO SCROLL CURSOR FOR ${sql}`, parameters);
  const rows: T[] = [];
  for (;;) {
    const piece: ObjectLiteral[] = await em.query(`FETCH ${PIECE} FROM ${cursor}`);
    const transformer = new RawSqlResultsToEntityTransformer(map, em.connection.driver, []);
    rows.push(...(transformer.transform(piece, map.mainAlias!) as T[]));
    if (piece.length < PIECE) break;
    await nextSlice();
  }
  await em.query(`CLOSE ${cursor}`);
  return rows;
}
