import { seedDemo } from '../demo/demo';
import { settleSuperadmin } from '../prepare';
import { withServices } from './with-services';

export const run = () =>
  withServices(async (services, config) => {
    await settleSuperadmin(config, services);
    if (config.demo) await seedDemo(services, null);
  });
