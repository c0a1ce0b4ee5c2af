import 'reflect-metadata';
import { ConfigError, readConfig } from './platform/config/config';
import type { Running } from './serve';

export async function main(): Promise<void> {
  let running: Running;
  try {
    const config = readConfig();
    // A wrong variable is reported at once: what serves takes seconds to load.
    const { announce, start } = module.require('./serve') as typeof import('./serve');
    running = await start(config);
    announce(config, running);
  } catch (error) {
    const { code } = error as { code?: string };
    if (error instanceof ConfigError) process.stderr.write(`${error.message}\n`);
    else if (code === 'EADDRINUSE') process.stderr.write('PORT: el puerto ya está en uso; elige otro con PORT=…\n');
    else process.stderr.write(`${(error as Error).stack ?? error}\n`);
    process.exit(1);
  }
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    running.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

if (require.main === module) void main();
