import 'reflect-metadata';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { MIGRATIONS } from '../migrations/list';
import { createApp } from './app';
import { DEMO_ACCOUNTS, DEMO_PASSWORD, seedDemo } from './demo';
import { DEMO_CERTIFICATE_PASSWORD, startDemoSandbox, type DemoSandbox } from './demo-sandbox';
import { ensureSuperadmin } from './modules/accounts/accounts';
import { checkKeys } from './modules/verifactu/certificate-keys';
import { ConfigError, readConfig, type Config } from './platform/config';
import type { Services } from './platform/context';
import { migrate, roleOf } from './platform/db';
import { startEmbeddedPostgres } from './platform/embedded-postgres';
import { migrateJobs } from './platform/jobs';
import { createLog, type Log } from './platform/log';
import { startBackground } from './background';
import { startSending } from './sending';
import { openServices } from './services';

/** Requests under way get this long to finish on a stop. */
const STOP_MS = 8_000;
const PORT_ATTEMPTS = 8;

export interface Running { url: string; services: Services; stop(): Promise<void> }

interface Urls { app: string; owner: string; platform: string }

const tryListen = (server: Server, port: number, host: string) => new Promise<void>((resolve, reject) => {
  server.once('error', reject);
  server.listen(port, host, resolve);
});

/** A process that was killed needs a moment to leave its port. */
async function listen(server: Server, port: number, host: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await tryListen(server, port, host);
    } catch (error) {
      if ((error as { code?: string }).code !== 'EADDRINUSE' || attempt === PORT_ATTEMPTS) throw error;
      await pause(250);
    }
  }
}

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

/** What was opened, closed again in the opposite order. */
class Closers {
  private readonly list: (() => Promise<void>)[] = [];

  add(closer: () => Promise<void>): void {
    this.list.push(closer);
  }

  async close(): Promise<void> {
    for (const closer of this.list.splice(0).reverse()) await closer();
  }
}

async function openDatabase(config: Config, log: Log, closers: Closers): Promise<Urls> {
  if (config.databaseUrl) return { app: config.databaseUrl, owner: config.databaseOwnerUrl!, platform: config.databasePlatformUrl! };
  const embedded = await startEmbeddedPostgres({ dataDir: config.dataDir, log });
  closers.add(() => embedded.stop());
  return embedded.urls;
}

/** Migrations, the first superadmin and the demo, under one lock: of two processes that start at once the second finds them done. */
async function prepare(config: Config, urls: Urls, sandbox: DemoSandbox | null, log: Log, closers: Closers): Promise<Services> {
  let services!: Services;
  await migrate(urls.owner, { app: roleOf(urls.app), platform: roleOf(urls.platform) }, MIGRATIONS, {
    async after() {
      await migrateJobs(urls.app, log);
      services = await openServices(config, urls, log);
      closers.add(() => services.db.close());
      await checkKeys(services.db, services.vault);
      await services.db.acrossTenants(em => ensureSuperadmin(em, services.now(), config.superadminEmail, config.superadminPassword));
      if (config.demo) await seedDemo(services, sandbox && { file: sandbox.certificate, password: DEMO_CERTIFICATE_PASSWORD });
    },
  });
  return services;
}

async function open(config: Config, closers: Closers): Promise<Running> {
  const log = createLog(config.logLevel);
  const urls = await openDatabase(config, log, closers);
  const sandbox = await startDemoSandbox(config);
  if (sandbox) closers.add(() => sandbox.stop());
  const services = await prepare(config, urls, sandbox, log, closers);
  if (config.workers) {
    const background = await startBackground(config, services, urls.app);
    closers.add(() => background.stop());
    const sending = startSending(config, urls, sandbox, log);
    closers.add(() => sending.stop());
  }
  const server = limited(createServer({ maxHeaderSize: 16_384 }, await createApp(config, services)));
  await listen(server, config.port, config.host);
  closers.add(() => close(server));
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}`, services, stop: () => closers.close() };
}

/** Starts everything; what fails half-way leaves nothing running. */
export async function start(config: Config): Promise<Running> {
  const closers = new Closers();
  try {
    return await open(config, closers);
  } catch (error) {
    await closers.close().catch(() => undefined);
    throw error;
  }
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
