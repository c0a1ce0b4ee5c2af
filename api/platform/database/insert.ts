import type { EntityManager, EntityMetadata, EntityTarget, ObjectLiteral } from 'typeorm';
import { write } from './db';
import { prepared } from './pipeline';

/** INSERTs of up to so many rows keep their plan; a table's longer ones come in too many lengths. */
const PREPARED_ROWS = 5;

const texts = new Map<string, string>();

function textOf({ tableName, columns }: EntityMetadata, rows: number): string {
  const key = `insert ${tableName} ${rows}`;
  const known = texts.get(key);
  if (known) return known;
  const tuple = (row: number) => `(${columns.map((_, at) => `$${row * columns.length + at + 1}`).join(', ')})`;
  const text = `INSERT INTO ${tableName} (${columns.map(column => column.databaseName).join(', ')})
     VALUES ${Array.from({ length: rows }, (_, row) => tuple(row)).join(', ')}`;
  if (rows > PREPARED_ROWS) return text;
  texts.set(key, prepared(key, text));
  return text;
}

/**
 * Writes rows of an entity in one statement that is answered with COMMIT. TypeORM's own builder takes longer over a row
 * than PostgreSQL does. Every column is named: what a row leaves undefined becomes null, not the column's default.
 */
export function insertRows<T extends ObjectLiteral>(em: EntityManager, entity: EntityTarget<T>, rows: T[]): void {
  const metadata = em.dataSource.getMetadata(entity);
  const values = rows.flatMap(row =>
    metadata.columns.map(({ propertyName, type }) => {
      const value: unknown = row[propertyName];
      return type === 'jsonb' && value != null ? JSON.stringify(value) : (value ?? null);
    }),
  );
  write(em, textOf(metadata, rows.length), values);
}
