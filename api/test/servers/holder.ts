import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';

const ROOT = resolve(__dirname, '../../..');
const SCRIPT = `
  const { startEmbeddedPostgres } = require('./api/platform/embedded-postgres/embedded-postgres');
  const log = { info() {}, warn() {}, error: console.error };
  startEmbeddedPostgres({ dataDir: process.argv[1], log, fsync: false }).then(postgres => {
    process.on('SIGTERM', () => postgres.stop().then(() => process.exit(0)));
    console.log(postgres.port);
  }, error => { console.error(error); process.exit(1); });
`;

/** Another Node process that uses the embedded PostgreSQL of a data directory. */
export interface Holder {
  child: ChildProcess;
  port: Promise<number>;
  end(signal: NodeJS.Signals): Promise<void>;
}

export function holder(dataDir: string): Holder {
  const child = spawn(process.execPath, ['-r', './api/bin/typescript.cjs', '-e', SCRIPT, dataDir], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exit = once(child, 'exit');
  const port = new Promise<number>((done, fail) => {
    createInterface({ input: child.stdout }).once('line', line => done(Number(line)));
    void exit.then(([code]) => fail(new Error(`holder ended with ${code}`)));
  });
  port.catch(() => undefined);
  return {
    child,
    port,
    end: async signal => {
      child.kill(signal);
      await exit;
    },
  };
}
