import { Agent, request, type IncomingMessage, type RequestOptions } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApp } from '../app';
import { boundedServer } from '../http/server';
import { hasSignedIn } from '../modules/sign-in/session';
import { readConfig } from '../platform/config/config';
import { createLog } from '../platform/log/log';
import { openServices } from '../services';
import { cloneDatabase, FEW_CONNECTIONS, POOLED, testDataDir, type TestDatabase } from './database';

export interface Answer<T = Record<string, unknown>> {
  status: number;
  headers: Headers;
  body: T;
  text: string;
}
export interface Ask {
  token?: string;
  headers?: Record<string, string>;
  body?: unknown;
  raw?: string | Buffer;
}
// The tests read answers of every shape; what matters of them they assert.
export type Body = ReturnType<typeof JSON.parse>;

export interface TestApp {
  url: string;
  database: TestDatabase;
  /** Moves the product's clock; null lets it run again. */
  at(instant: Date | null): void;
  /** Statements sent to the database so far. */
  statements(): number;
  /** Packets to the database so far: what is sent together counts once. */
  packets(): number;
  rest(method: string, path: string, ask?: Ask): Promise<Answer<Body>>;
  gql(query: string, variables?: Record<string, unknown>, ask?: Ask): Promise<Answer<Body>>;
  services: Awaited<ReturnType<typeof openServices>>;
  close(): Promise<void>;
}

const connections = new Agent({ keepAlive: true });

/**
 * By node:http, which takes a quarter of the processor time of fetch: tests ask a hundred thousand times. A connection that the
 * server has closed meanwhile is no answer, so what was to go over it goes over another.
 */
function exchange(url: string, options: RequestOptions, body?: string | Buffer): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { ...options, agent: connections }, resolve);
    asked.on('error', (error: NodeJS.ErrnoException) => {
      if (asked.reusedSocket && error.code === 'ECONNRESET') resolve(exchange(url, options, body));
      else reject(error);
    });
    asked.end(body);
  });
}

export async function send(url: string, method: string, ask: Ask): Promise<Answer<Body>> {
  const body = ask.raw ?? (ask.body === undefined ? undefined : JSON.stringify(ask.body));
  const answer = await exchange(
    url,
    {
      method,
      headers: {
        'user-agent': 'node',
        ...(body !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
        ...(ask.token && { authorization: `Bearer ${ask.token}` }),
        ...ask.headers,
      },
    },
    body,
  );
  const pieces: Buffer[] = [];
  for await (const piece of answer) pieces.push(piece as Buffer);
  const text = new TextDecoder().decode(Buffer.concat(pieces));
  const headers = new Headers(answer.headers as Record<string, string>);
  const json = answer.headers['content-type']?.includes('json');
  return { status: answer.statusCode!, headers, text, body: json ? JSON.parse(text) : undefined };
}

/**
 * The whole product on a database of its own, on a free port of this machine. `by`: another way to the database than
 * straight. `given`: one that is there.
 */
export async function startTestApp(
  env: Record<string, string> = {},
  by = (url: string) => url,
  given?: TestDatabase,
): Promise<TestApp> {
  const database = given ?? (await cloneDatabase());
  const config = readConfig({
    NODE_ENV: 'test',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'silent',
    DATA_DIR: testDataDir(),
    ...FEW_CONNECTIONS,
    ...POOLED,
    ...env,
  });
  const opened = await openServices(
    config,
    { app: by(database.app), platform: by(database.platform) },
    createLog(config.logLevel),
  );
  let moved: Date | null = null;
  const services = { ...opened, now: () => moved ?? new Date() };
  const failed = (err: unknown) => services.log.error({ err }, 'error de conexión');
  const server = boundedServer(await createApp(config, services), failed, hasSignedIn);
  // On a busy machine a connection would be closed for being idle while the next request is on its way.
  server.keepAliveTimeout = 120_000;
  await new Promise<void>(resolve => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    database,
    services,
    at: instant => {
      moved = instant;
    },
    statements: () => services.db.statements,
    packets: () => services.db.packets,
    rest: (method, path, ask = {}) => send(`${url}/api${path}`, method, ask),
    gql: (query, variables, ask = {}) => send(`${url}/graphql`, 'POST', { ...ask, body: { query, variables } }),
    async close() {
      server.closeAllConnections();
      await new Promise(resolve => server.close(resolve));
      await services.db.close();
      await database.drop();
    },
  };
}

let shared: Promise<TestApp> | undefined;

/**
 * The product and database that the files of one group share: half a second of a core less for each. For tests that
 * look through the doors at companies of their own; whoever counts what is in the whole database, works for all
 * companies at once or changes how the product runs starts one of their own. `close` only lets its clock run again: it
 * ends with its group (node-environment.cjs).
 */
export async function sharedTestApp(): Promise<TestApp> {
  shared ??= startTestApp();
  const app = await shared;
  Object.assign(globalThis, { folioSharedApp: app });
  return { ...app, close: async () => app.at(null) };
}
