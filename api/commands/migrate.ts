import { MIGRATIONS } from '../../migrations/list';
import { readConfig, type Config } from '../platform/config/config';
import { fail } from '../platform/config/values';
import { migrate, roleOf } from '../platform/database/migrate';
import { migrateJobs } from '../platform/jobs';
import { createLog } from '../platform/log/log';
import type { Urls } from '../prepare';
import { withDatabase } from './with-database';

type After = (config: Config, urls: Urls) => Promise<void>;

export const runMigrations = (undo: boolean, after: After) =>
  withDatabase(async urls => {
    if (!urls.owner) fail('DATABASE_OWNER_URL', 'obligatoria para migrar');
    const count = await migrate(urls.owner, { app: roleOf(urls.app), platform: roleOf(urls.platform) }, MIGRATIONS, {
      undo: undo ? 1 : 0,
      async after() {
        await migrateJobs(urls.app, createLog('warn'));
        await after(readConfig(), urls);
      },
    });
    process.stdout.write(undo ? 'Última migración deshecha\n' : `Migraciones hechas: ${count}\n`);
  });

/**
 * In production the superadmin is there before the first process serves; elsewhere they are the demo's, and not for
 * every database.
 */
async function superadminToo(config: Config, urls: Urls): Promise<void> {
  if (!config.production) return;
  // Only here: the rest of a migration needs a tenth of what this loads.
  const { settleSuperadmin } = module.require('../prepare') as typeof import('../prepare');
  const { openServices } = module.require('../services') as typeof import('../services');
  const services = await openServices(config, urls, createLog('warn'));
  await settleSuperadmin(config, services).finally(() => services.db.close());
}

export const run = () => runMigrations(false, superadminToo);
