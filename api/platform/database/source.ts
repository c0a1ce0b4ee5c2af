import type { Pool } from 'pg';
import { DataSource, type MixedList } from 'typeorm';
import { sessionOf } from './session-limits';

export type Entities = MixedList<Function>;
/** `replica`: of the application's role too, at a server that repeats what the primary does. */
export interface Urls {
  app: string;
  platform: string;
  replica?: string | null;
}

/** One role's way to the database, not yet open. */
export function source(url: string, poolSize: number, entities: Entities, prepared: boolean): DataSource {
  return new DataSource({
    type: 'postgres',
    url,
    entities,
    poolSize,
    schema: 'app',
    synchronize: false,
    migrationsRun: false,
    logging: false,
    installExtensions: false,
    useUTC: true,
    applicationName: 'folio',
    extra: { pipeline: true, ...sessionOf(prepared) },
    // An idle connection that dies (restart of the server) is dropped by the pool; the next call opens another.
    poolErrorHandler: () => undefined,
  });
}

/** The connections that it opens. */
export const poolOf = (source: DataSource): Pool => (source.driver as unknown as { master: Pool }).master;
