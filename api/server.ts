import 'reflect-metadata';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { MIGRATIONS } from '../migrations/list';
import { createApp } from './app';
import { DEMO_ACCOUNTS, DEMO_PASSWORD, seedDemo } from './demo';
import { ensureSuperadmin } from './modules/accounts/accounts';
import { ConfigError, readConfig, type Config } from './platform/config';
import type { Services } from './platform/context';
import { migrate, roleOf } from './platform/db';
import { startEmbeddedPostgres, type EmbeddedPostgres } from './platform/embedded-postgres';
import { migrateJobs } from './platform/jobs';
import { createLog } from './platform/log';
import { startBackground } from './background';
import { openServices } from './services';

/** Requests under way get this long to finish on a stop. */
const STOP_MS = 8_000;

export interface Running { url: string; services: Services; stop(): Promise<void> }

interface Urls { app: string; owner: string; platform: string }

const listen = (server: Server, port: number, host: string) => new Promise<void>((resolve, reject) => {
  server.once('error', reject);
  server.listen(port, host, resolve);
});

/** Finishes the requests under way, then cuts what is left. */
const close = (server: Server) => new Promise<void>(resolve => {
  const cut = setTimeout(() => server.closeAllConnections(), STOP_MS);
  server.close(() => { clearTimeout(cut); resolve(); });
  server.closeIdleConnections();
});

function limited(server: Server): Server {
  server.requestTimeout = 30_000;
  server.headersTimeout = 15_000;
  server.keepAliveTimeout = 5_000;
  return server;
}

export async function start(config: Config): Promise<Running> {
  const log = createLog(config.logLevel);
  const embedded: EmbeddedPostgres | null = config.databaseUrl ? null : await startEmbeddedPostgres({ dataDir: config.dataDir, log });
  const urls: Urls = embedded?.urls ?? { app: config.databaseUrl!, owner: config.databaseOwnerUrl!, platform: config.databasePlatformUrl! };
  await migrate(urls.owner, { app: roleOf(urls.app), platform: roleOf(urls.platform) }, MIGRATIONS, { after: () => migrateJobs(urls.app, log) });
  const services = await openServices(config, urls, log);
  await services.db.acrossTenants(em => ensureSuperadmin(em, services.now(), config.superadminEmail, config.superadminPassword));
  if (config.demo) await seedDemo(services);
  const background = config.workers ? await startBackground(config, services, urls.app) : null;
  const server = limited(createServer({ maxHeaderSize: 16_384 }, await createApp(config, services)));
  await listen(server, config.port, config.host);
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    services,
    async stop() {
      await close(server);
      await background?.stop();
      await services.db.close();
      await embedded?.stop();
    },
  };
}

function announce(config: Config, running: Running): void {
  const lines = ['', `Folio está en marcha en ${running.url}`];
  if (config.demo) lines.push('', `Cuentas de demostración (contraseña ${DEMO_PASSWORD}):`, ...DEMO_ACCOUNTS.map(([email, what]) => `  ${email.padEnd(22)} ${what}`));
  process.stdout.write(`${lines.join('\n')}\n\n`);
}

export async function main(): Promise<void> {
  let running: Running;
  try {
    const config = readConfig();
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
    running.stop().then(() => process.exit(0), () => process.exit(1));
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

if (require.main === module) void main();
