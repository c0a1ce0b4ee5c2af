import { seedDemo } from '../demo/demo';
import { readConfig } from '../platform/config/config';
import { createLog } from '../platform/log/log';
import { settleSuperadmin } from '../prepare';
import { openServices } from '../services';
import { withDatabase } from './with-database';

export const run = () =>
  withDatabase(async urls => {
    const config = readConfig();
    const services = await openServices(config, urls, createLog(config.logLevel));
    await settleSuperadmin(config, services);
    if (config.demo) await seedDemo(services, null);
    await services.db.close();
  });
