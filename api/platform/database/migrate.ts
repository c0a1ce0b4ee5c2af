import { Client } from 'pg';
import { DataSource } from 'typeorm';
import { SETTINGS } from './session-limits';

interface Migrating {
  /** Takes so many back instead, from the last. */
  undo?: number;
  /** Done under the same lock once the migrations are (the job queue's own tables). */
  after?(): Promise<void>;
}

/** Runs the migrations as the owner role. A lock lets two processes start at once. Returns how many were done. */
export async function migrate(
  ownerUrl: string,
  roles: { app: string; platform: string },
  migrations: Function[],
  { undo, after }: Migrating = {},
): Promise<number> {
  const lock = new Client({ connectionString: ownerUrl });
  await lock.connect();
  try {
    await lock.query('SELECT pg_advisory_lock(7305011)');
    await lock.query('CREATE SCHEMA IF NOT EXISTS app');
    const owner = new DataSource({
      type: 'postgres',
      url: ownerUrl,
      schema: 'app',
      migrations,
      migrationsTableName: 'migrations',
      installExtensions: false,
      poolSize: 1,
      // Migrations name the roles that they grant to by these settings: an operator may call them otherwise.
      extra: {
        options: `${SETTINGS} -c folio.app_role=${roles.app} -c folio.platform_role=${roles.platform}`,
        lock_timeout: 5_000,
      },
    });
    await owner.initialize();
    try {
      if (undo) {
        for (let left = undo; left > 0; left -= 1) await owner.undoLastMigration();
        return undo;
      }
      const done = await owner.runMigrations({ transaction: 'each' });
      await after?.();
      return done.length;
    } finally {
      await owner.destroy();
    }
  } finally {
    await lock.end();
  }
}

/** User name of a connection URL: the role. */
export const roleOf = (url: string): string => decodeURIComponent(new URL(url).username);
