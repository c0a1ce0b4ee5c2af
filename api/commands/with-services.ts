import { readConfig, type Config } from '../platform/config/config';
import type { Services } from '../platform/context';
import { createLog } from '../platform/log/log';
import { openServices } from '../services';
import { withDatabase } from './with-database';

/** What a server keeps open, for as long as a command takes. `level`: what it logs, else what is configured. */
export const withServices = (
  work: (services: Services, config: Config) => Promise<void>,
  level?: Config['logLevel'],
): Promise<void> =>
  withDatabase(async urls => {
    const config = readConfig();
    const services = await openServices(config, urls, createLog(level ?? config.logLevel));
    await work(services, config).finally(() => services.db.close());
  });
