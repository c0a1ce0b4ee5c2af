import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { EmbeddedPostgres } from '../api/platform/embedded-postgres/embedded-postgres';
import { ROOT } from '../api/platform/config/config';

export interface Product {
  url: string;
  pid: number;
  /** Processor time spent so far, in ms; NaN where the system does not say. */
  cpuMs(): number;
  end(): Promise<void>;
}

const TICK_MS = 10;

function cpuMs(pid: number): number {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return NaN;
  const fields = readFileSync(file, 'utf8').split(') ')[1]!.split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

/**
 * The compiled server as its own process, on the cluster given. BENCH_NODE_FLAGS='--cpu-prof --cpu-prof-dir=…' profiles
 * it.
 */
export async function startProduct(
  urls: EmbeddedPostgres['urls'],
  dataDir: string,
  env: Record<string, string> = {},
  flags: readonly string[] = process.env.BENCH_NODE_FLAGS?.split(' ') ?? [],
): Promise<Product> {
  const child = spawn(process.execPath, [...flags, join(ROOT, 'dist/api/server.js')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'development',
      DEMO: '0',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
      PORT: '0',
      DATA_DIR: dataDir,
      DATABASE_URL: urls.app,
      DATABASE_OWNER_URL: urls.owner,
      DATABASE_PLATFORM_URL: urls.platform,
      ...env,
    },
  });
  process.once('exit', () => child.kill('SIGKILL'));
  const exit = once(child, 'exit');
  const url = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', line => {
      const [found] = /http:\/\/localhost:\d+/.exec(line) ?? [];
      if (found) resolve(found.replace('localhost', '127.0.0.1'));
    });
    void exit.then(([code]) => reject(new Error(`the product ended with ${code}`)));
  });
  const pid = child.pid!;
  return {
    url,
    pid,
    cpuMs: () => cpuMs(pid),
    async end() {
      child.kill('SIGTERM');
      await exit;
    },
  };
}
