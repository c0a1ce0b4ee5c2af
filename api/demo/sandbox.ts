import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { UNREGISTERED } from './demo-data';
import type { Config } from '../platform/config/config';
import { spawnSandbox } from '../sandbox/aeat/spawn';

/** The AEAT of the demo, and the certificates that the demo's company and its operator have for it. */
export interface DemoSandbox {
  url: string;
  caPem: string;
  certificate: Buffer;
  operator: Buffer;
  stop(): Promise<void>;
}
export const DEMO_CERTIFICATE_PASSWORD = 'demo';

/** The AEAT asks for a minute between messages; people who try the demo should not wait that long. */
const WAIT_SECONDS = 3;

interface Known {
  url: string;
  controlUrl: string;
}

/** One that another process of this data directory runs: two would keep one ledger behind each other's back. */
async function running(file: string): Promise<Known | null> {
  if (!existsSync(file)) return null;
  try {
    const known = JSON.parse(readFileSync(file, 'utf8')) as Known;
    const health = await fetch(`${known.controlUrl}/health`, { signal: AbortSignal.timeout(1_000) });
    return health.ok && ((await health.json()) as Known).url === known.url ? known : null;
  } catch {
    return null;
  }
}

/**
 * Starts the AEAT's sandbox for the demo, or finds the one that is there. Null outside of the demo, or where AEAT_URL
 * names another.
 */
export async function startDemoSandbox(config: Config): Promise<DemoSandbox | null> {
  if (!config.demo || config.aeatEnvironment !== 'sandbox' || config.aeatUrl !== null) return null;
  const dir = join(config.dataDir, 'aeat-sandbox');
  mkdirSync(dir, { recursive: true });
  const file = join(dir, 'service.json');
  const there = await running(file);
  const { nif, name } = config.operator;
  if (there)
    return {
      url: there.url,
      caPem: readFileSync(join(dir, 'ca.pem'), 'utf8'),
      certificate: readFileSync(join(dir, 'demo.p12')),
      operator: readFileSync(join(dir, `collaborator-${nif}.p12`)),
      stop: async () => undefined,
    };
  const sandbox = await spawnSandbox({ dir, waitSeconds: WAIT_SECONDS, collaborator: { nif, name } });
  writeFileSync(file, JSON.stringify({ url: sandbox.url, controlUrl: sandbox.controlUrl }));
  await fetch(`${sandbox.controlUrl}/census`, {
    method: 'POST',
    body: JSON.stringify({ missing: [UNREGISTERED.nif] }),
  });
  return {
    url: sandbox.url,
    caPem: sandbox.caPem,
    certificate: sandbox.demoP12,
    operator: sandbox.collaboratorP12!,
    async stop() {
      rmSync(file, { force: true });
      await sandbox.stop();
    },
  };
}
