import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

const ROOT = resolve(__dirname, '../..');
const BUILT = join(ROOT, 'dist/web/index.html');

type Json = ReturnType<typeof JSON.parse>;

export interface Product {
  url: string;
  /** Through the REST door: what a test needs to be there before the browser comes. */
  rest(method: string, path: string, body?: object, token?: string): Promise<Json>;
  end(): Promise<void>;
}

/**
 * The product in a process of its own, with a database of its own on the run's cluster (see api/test/global-setup.ts).
 * It serves the built client: run `npm run build:web` after changing web/src.
 */
export async function startProduct(env: Record<string, string> = {}): Promise<Product> {
  if (!existsSync(BUILT)) throw new Error('dist/web is missing: run `npm run build:web` first');
  const child = fork(join(__dirname, 'serve-product.cjs'), [], {
    cwd: ROOT,
    execArgv: [],
    env: { ...process.env, PRODUCT_ENV: JSON.stringify(env) },
  });
  const [{ url }] = await Promise.race([
    once(child, 'message') as Promise<[{ url: string }]>,
    once(child, 'exit').then(([code]) => {
      throw new Error(`the product ended with ${code} while it started`);
    }),
  ]);
  return {
    url,
    rest: (method, path, body, token) => ask(`${url}/api${path}`, method, body, token),
    async end() {
      child.kill('SIGTERM');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    },
  };
}

export async function ask(url: string, method: string, body?: object, token?: string): Promise<Json> {
  const response = await fetch(url, {
    method,
    body: body && JSON.stringify(body),
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${url}: ${response.status} ${text}`);
  return text ? JSON.parse(text) : null;
}
