import { MIGRATIONS } from '../migrations/list';
import { seedDemo } from './demo/demo';
import { DEMO_CERTIFICATE_PASSWORD, type DemoSandbox } from './demo/sandbox';
import { ensureSuperadmin, refuseDemoAccounts } from './modules/sign-in/first-superadmin';
import { checkKeys } from './modules/certificates/key-rotation';
import { warnOperator } from './modules/certificates/operator-certificate';
import type { Config } from './platform/config/config';
import type { Services } from './platform/context';
import { checkMigrated, checkRole } from './platform/database/checks';
import { migrate, roleOf } from './platform/database/migrate';
import { migrateJobs } from './platform/jobs';
import type { Log } from './platform/log/log';
import { openServices } from './services';

/** `owner` is null in a process that does not migrate. */
export interface Urls {
  app: string;
  owner: string | null;
  platform: string;
}

/** The superadmin who is configured; in production nobody of the demo's. */
export async function settleSuperadmin(config: Config, services: Services): Promise<void> {
  const superadmin = { email: config.superadminEmail, password: config.superadminPassword };
  await services.db.acrossTenants('the first superadmin', async em => {
    if (config.production) await refuseDemoAccounts(em, superadmin);
    await ensureSuperadmin(em, services.now(), superadmin, config.operator);
  });
}

/** Opens the database and checks that it is one to serve from. What fails closes it again. */
async function settle(config: Config, urls: Urls, sandbox: DemoSandbox | null, log: Log): Promise<Services> {
  const services = await openServices(config, urls, log);
  try {
    await checkRole(services.db);
    if (!urls.owner) await checkMigrated(services.db, MIGRATIONS);
    await checkKeys(services.db, services.vault);
    await warnOperator(services);
    await settleSuperadmin(config, services);
    if (config.demo)
      await seedDemo(services, sandbox && { file: sandbox.certificate, password: DEMO_CERTIFICATE_PASSWORD });
    return services;
  } catch (error) {
    await services.db.close();
    throw error;
  }
}

/**
 * A database that can be served from. With the owner's URL: migrations, the first superadmin and the demo under one
 * lock, so that of two processes that start at once the second finds them done. Without it somebody else has migrated,
 * and this only looks.
 */
export async function prepare(config: Config, urls: Urls, sandbox: DemoSandbox | null, log: Log): Promise<Services> {
  if (!urls.owner) return settle(config, urls, sandbox, log);
  let services!: Services;
  await migrate(urls.owner, { app: roleOf(urls.app), platform: roleOf(urls.platform) }, MIGRATIONS, {
    async after() {
      await migrateJobs(urls.app, log);
      services = await settle(config, urls, sandbox, log);
    },
  });
  return services;
}
