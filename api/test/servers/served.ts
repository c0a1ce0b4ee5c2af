import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { Client } from 'pg';
import { readLock } from '../../platform/embedded-postgres/process';
import { passwordsOf } from '../../platform/embedded-postgres/secrets';
import { urlOf } from '../../platform/embedded-postgres/server';
import { FEW_CONNECTIONS } from '../database';
import { send, type Answer, type Ask, type Body } from '../harness';

const ROOT = resolve(__dirname, '../../..');

/** The product as a process of its own, on the embedded PostgreSQL of a data directory. */
export interface Served {
  url: string;
  /** From spawn until it said where it serves. */
  readyMs: number;
  rest(method: string, path: string, ask?: Ask): Promise<Answer<Body>>;
  gql(query: string, ask?: Ask): Promise<Answer<Body>>;
  /** Sends the signal to this process and waits for its end. Answers its exit code, null after a kill. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

interface Spawned {
  child: ChildProcess;
  said(): string;
  exit: Promise<number | null>;
}

/** From the sources, so that no stale build is tested. Of our environment it gets only what every process needs. */
function spawnServer(dataDir: string, env: Record<string, string>, root = ROOT): Spawned {
  const child = spawn(process.execPath, ['-r', join(ROOT, 'api/bin/typescript.cjs'), 'api/server.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      DATA_DIR: dataDir,
      DEMO: '0',
      PORT: '0',
      LOG_LEVEL: 'silent',
      RATE_LIMITS: 'off',
      ...FEW_CONNECTIONS,
      ...env,
    },
  });
  let said = '';
  for (const stream of [child.stdout!, child.stderr!])
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  return { child, said: () => said, exit: once(child, 'close').then(([code]) => code as number | null) };
}

/** `root`: the checkout whose server it is, when not this one's. */
export async function serve(dataDir: string, env: Record<string, string> = {}, root = ROOT): Promise<Served> {
  const from = performance.now();
  const { child, said, exit } = spawnServer(dataDir, env, root);
  const url = await new Promise<string>((done, fail) => {
    child.stdout!.on('data', () => {
      const [, port] = /http:\/\/localhost:(\d+)\s/.exec(said()) ?? [];
      if (port) done(`http://127.0.0.1:${port}`);
    });
    void exit.then(code => fail(new Error(`the server ended with ${code}: ${said()}`)));
  });
  return {
    url,
    readyMs: performance.now() - from,
    rest: (method, path, ask = {}) => send(`${url}/api${path}`, method, ask),
    gql: (query, ask = {}) => send(`${url}/graphql`, 'POST', { ...ask, body: { query } }),
    end: signal => {
      child.kill(signal);
      return exit;
    },
  };
}

/** A start that is to fail: everything it said, and its exit code. */
export async function failedStart(
  dataDir: string,
  env: Record<string, string>,
): Promise<{ said: string; code: number | null }> {
  const { said, exit } = spawnServer(dataDir, env);
  const code = await exit;
  return { said: said(), code };
}

export const postmasterOf = (dataDir: string): number => readLock(join(dataDir, 'postgres'))?.pid ?? 0;

/** Looks straight into the database of a data directory, past policies. */
export async function look<T>(dataDir: string, work: (superuser: Client) => Promise<T>): Promise<T> {
  const { port } = readLock(join(dataDir, 'postgres'))!;
  const client = new Client({
    connectionString: urlOf('postgres', passwordsOf(dataDir).superuser, port, 'folio'),
    options: '-c search_path=app',
  });
  await client.connect();
  return work(client).finally(() => client.end());
}

/** A company registered through the door: its admin's token. */
export async function registered(server: Served, email: string): Promise<string> {
  const { body } = await server.rest('POST', '/auth/register', {
    body: { email, password: 'secreta-123', companyName: 'Empresa, S.L.', companyNif: 'B98241573', name: 'Ana' },
  });
  return body.token;
}

export async function newCustomer(server: Served, token: string): Promise<string> {
  const { body } = await server.rest('POST', '/customers', { token, body: { name: 'Cliente', nif: 'B26304188' } });
  return body.customer.id;
}
