import { fail } from '../config/values';
import type { Db } from './db';

interface RoleRow {
  name: string;
  superuser: boolean;
  bypasses: boolean;
  owns: boolean;
}

/** The policies hold for a role that can neither pass them by nor change them: with another one the start stops. */
export async function checkRole(db: Db): Promise<void> {
  const [role]: RoleRow[] = await db.global(em =>
    em.query(
      `SELECT rolname AS name, rolsuper AS superuser, rolbypassrls AS bypasses, EXISTS (
              SELECT 1 FROM pg_class WHERE relnamespace = 'app'::regnamespace
                AND pg_has_role(current_user, relowner, 'USAGE')) AS owns
       FROM pg_roles WHERE rolname = current_user`,
    ),
  );
  const { name, superuser, bypasses, owns } = role!;
  const why = superuser ? 'es superusuario' : bypasses ? 'tiene BYPASSRLS' : owns ? 'es dueño de las tablas' : null;
  if (why)
    fail(
      'DATABASE_URL',
      `el rol «${name}» ${why} y se saltaría las políticas que separan a las empresas; usa el rol de la aplicación`,
    );
}

/**
 * For a process that does not migrate itself. A schema that is newer than the code is fine: that is how one rolls back.
 */
export async function checkMigrated(db: Db, migrations: Function[]): Promise<void> {
  const [{ there }] = await db.acrossTenants('which migrations ran', em =>
    em.query(
      `SELECT CASE WHEN to_regclass('app.migrations') IS NULL THEN false
       ELSE has_column_privilege('app.migrations', 'name', 'SELECT') END AS there`,
    ),
  );
  const rows: { name: string }[] = there
    ? await db.acrossTenants('which migrations ran', em => em.query('SELECT name FROM app.migrations'))
    : [];
  const done = new Set(rows.map(row => row.name));
  const missing = migrations.find(migration => !done.has(migration.name));
  if (missing)
    fail(
      'DATABASE_URL',
      `a la base de datos le falta la migración ${missing.name}; ejecuta antes «node dist/api/cli.js migrate» con DATABASE_OWNER_URL`,
    );
}
