import type { Client } from 'pg';

/** A reason to stop, written for whoever runs the command. */
class Refused extends Error {}

const refuse = (why: string): never => {
  throw new Refused(why);
};

/** What a table may have that is not made again: it would be lost without a word. */
const UNKNOWN = `
  WITH t AS (SELECT oid, relname, relreplident FROM pg_class
              WHERE relnamespace = 'app'::regnamespace AND relname = ANY ($1))
  SELECT format('el disparador %s de %s', tgname, relname) AS thing FROM pg_trigger JOIN t ON t.oid = tgrelid WHERE NOT tgisinternal
  UNION ALL SELECT format('la regla %s de %s', rulename, relname) FROM pg_rewrite JOIN t ON t.oid = ev_class
  UNION ALL SELECT format('la publicación %s de %s', pubname, relname)
    FROM pg_publication_rel JOIN t ON t.oid = prrelid JOIN pg_publication p ON p.oid = prpubid
  UNION ALL SELECT format('las estadísticas %s de %s', stxname, relname) FROM pg_statistic_ext JOIN t ON t.oid = stxrelid
  UNION ALL SELECT format('las estadísticas de la columna %s de %s', attname, relname)
    FROM pg_attribute JOIN t ON t.oid = attrelid WHERE attnum > 0 AND attstattarget >= 0
  UNION ALL SELECT format('la identidad de réplica de %s', relname) FROM t WHERE relreplident <> 'd'
  UNION ALL SELECT format('la secuencia de la columna %s de %s', attname, relname)
    FROM pg_attribute JOIN t ON t.oid = attrelid WHERE attnum > 0 AND attidentity <> ''
  UNION ALL SELECT format('la herencia de %s', relname) FROM t WHERE EXISTS (
    SELECT FROM pg_inherits WHERE inhparent = t.oid OR inhrelid = t.oid)
  ORDER BY 1 LIMIT 10`;

export async function refuseUnknown(client: Client, tables: string[]): Promise<void> {
  const { rows } = await client.query<{ thing: string }>(UNKNOWN, [tables]);
  if (rows.length > 0) refuse(`se perdería lo que Folio no conoce: ${rows.map(({ thing }) => thing).join('; ')}`);
}

/** Tables with different numbers of partitions cannot be joined partition by partition, nor moved together. */
export async function refuseOtherNumber(client: Client, count: number): Promise<void> {
  const { rows } = await client.query<{ count: number }>(
    `SELECT DISTINCT count(*)::int AS count FROM pg_inherits JOIN pg_class c ON c.oid = inhparent
      WHERE c.relnamespace = 'app'::regnamespace AND c.relkind = 'p' GROUP BY inhparent ORDER BY 1`,
  );
  const other = rows.find(each => each.count !== count);
  if (other) refuse(`hay tablas partidas en ${other.count}; repítelo con ese número`);
}

/** Migrations are written for tables without partitions, so all of them have to run before. */
export async function refuseUnmigrated(client: Client, migrations: readonly string[]): Promise<void> {
  const { rows: there } = await client.query<{ at: string | null }>(`SELECT to_regclass('app.migrations')::text AS at`);
  const { rows: done } = there[0]!.at
    ? await client.query<{ name: string }>('SELECT name FROM app.migrations')
    : { rows: [] };
  const missing = migrations.find(name => !done.some(each => each.name === name));
  if (missing)
    refuse(
      `a la base de datos le falta la migración ${missing}; ejecuta antes «node dist/api/cli.js migrate» con DATABASE_OWNER_URL`,
    );
}

/** Requests and the locks of all tables would block each other. A superuser's backup is not refused: it is waited for. */
export async function refuseOthers(client: Client): Promise<void> {
  const { rows } = await client.query<{ who: string }>(
    `SELECT format('%s (%s)', rolname, count(*)) AS who FROM pg_stat_activity JOIN pg_roles r ON r.oid = usesysid
      WHERE datname = current_database() AND rolname <> current_user AND NOT rolsuper GROUP BY rolname ORDER BY 1`,
  );
  if (rows.length > 0)
    refuse(
      `hay conexiones abiertas de ${rows.map(({ who }) => who).join(', ')}; para antes la API, los workers y PgBouncer`,
    );
}

/** What to do, by the code of PostgreSQL's error. */
const WORDS: Record<string, string> = {
  '28P01': 'DATABASE_OWNER_URL no entra en la base de datos',
  '28000': 'DATABASE_OWNER_URL no entra en la base de datos',
  '3D000': 'la base de datos de DATABASE_OWNER_URL no existe',
  ECONNREFUSED: 'nadie responde en DATABASE_OWNER_URL',
  ENOTFOUND: 'nadie responde en DATABASE_OWNER_URL',
  ETIMEDOUT: 'nadie responde en DATABASE_OWNER_URL',
  '42501':
    'al usuario de DATABASE_OWNER_URL le falta un permiso: ha de ser dueño de las tablas y poder crear esquemas en la base de datos',
  '42P06': 'sobra el esquema «replaced»: bórralo si nadie lo usa',
  '53200': 'al servidor no le caben tantos bloqueos: sube max_locks_per_transaction y reinícialo, o elige menos partes',
  '53100': 'no queda sitio en el disco: los datos ocupan el doble mientras se copian',
  '55P03': 'otro usa las tablas y no las suelta: para la API y los workers, o espera a que acabe la copia de seguridad',
  '40P01': 'otro usa las tablas: para la API y los workers',
  '2BP01': 'algo que Folio no conoce depende de una tabla: quítalo antes',
};

/** The error with our words, and PostgreSQL's beside them, since they name the object. */
export function inSpanish(error: unknown): Error {
  const { code = '', message, detail } = error as Error & { code?: string; detail?: string };
  const said = [message, detail].filter(Boolean).join('. ');
  const why = error instanceof Refused ? message : WORDS[code] ? `${WORDS[code]} (${said})` : said;
  return new Error(`No se ha partido nada: ${why}`, { cause: error });
}
