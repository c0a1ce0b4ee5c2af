import 'reflect-metadata';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { createApp } from './app';
import { boundedServer } from './http/server';
import { DEMO_ACCOUNTS } from './demo/demo';
import { DEMO_PASSWORD } from './platform/config/demo-password';
import { DEMO_CERTIFICATE_PASSWORD, startDemoSandbox } from './demo/sandbox';
import { startDemoStripe } from './demo/stripe';
import { hasSignedIn } from './modules/sign-in/session';
import type { Config } from './platform/config/config';
import type { Services } from './platform/context';
import { startEmbeddedPostgres } from './platform/embedded-postgres/embedded-postgres';
import { createLog, type Log } from './platform/log/log';
import { startTraces } from './platform/trace/start';
import { startBackground } from './workers/background';
import { prepare, type Urls } from './prepare';
import { startSending } from './workers/sending';

/** Requests under way get this long to finish on a stop. */
const STOP_MS = 8_000;
const PORT_ATTEMPTS = 8;

export interface Running {
  url: string;
  services: Services;
  stop(): Promise<void>;
}

const tryListen = (server: Server, port: number, host: string) =>
  new Promise<void>((resolve, reject) => {
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
const close = (server: Server) =>
  new Promise<void>(resolve => {
    const cut = setTimeout(() => server.closeAllConnections(), STOP_MS);
    server.close(() => {
      clearTimeout(cut);
      resolve();
    });
    server.closeIdleConnections();
  });

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
  if (config.databaseUrl)
    return { app: config.databaseUrl, owner: config.databaseOwnerUrl, platform: config.databasePlatformUrl! };
  const embedded = await startEmbeddedPostgres({ dataDir: config.dataDir, log });
  closers.add(() => embedded.stop());
  return embedded.urls;
}

async function open(given: Config, closers: Closers): Promise<Running> {
  const log = createLog(given.logLevel);
  const traces = startTraces(given.traces, log);
  closers.add(() => traces.stop());
  const stripe = await startDemoStripe(given);
  if (stripe) closers.add(() => stripe.stop());
  const urls = await openDatabase(given, log, closers);
  const sandbox = await startDemoSandbox(given);
  if (sandbox) closers.add(() => sandbox.stop());
  // In the demo its own AEAT has made the operator a certificate.
  const operatorCertificate =
    given.operatorCertificate ?? (sandbox && { file: sandbox.operator, password: DEMO_CERTIFICATE_PASSWORD });
  const config = { ...given, operatorCertificate, ...(stripe && { stripe: stripe.account }) };
  const services = await prepare(config, urls, sandbox, log);
  closers.add(() => services.db.close());
  await services.db.openAll();
  if (config.workers) {
    const background = await startBackground(config, services, urls.app);
    closers.add(() => background.stop());
    const sending = startSending(config, urls, sandbox, services.operatorCertificate, log);
    closers.add(() => sending.stop());
  }
  const failed = (err: unknown) => log.error({ err }, 'error de conexión');
  const server = boundedServer(await createApp(config, services, stripe?.pages), failed, hasSignedIn);
  await listen(server, config.port, config.host);
  closers.add(() => close(server));
  const { port } = server.address() as AddressInfo;
  stripe?.send(`http://127.0.0.1:${port}/api/billing/webhook`);
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

/** Says where it serves, and in the demo who may sign in. */
export function announce(config: Config, running: Running): void {
  const lines = ['', `Folio está en marcha en ${running.url}`];
  if (config.demo)
    lines.push(
      '',
      `Cuentas de demostración (contraseña ${DEMO_PASSWORD}):`,
      ...DEMO_ACCOUNTS.map(([email, what]) => `  ${email.padEnd(22)} ${what}`),
    );
  process.stdout.write(`${lines.join('\n')}\n\n`);
}
