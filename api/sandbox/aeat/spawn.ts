import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';

interface SpawnOptions {
  dir: string;
  waitSeconds?: number;
  port?: number;
  controlPort?: number;
  anyCa?: boolean;
  company?: { nif: string; name: string };
  collaborator?: { nif: string; name: string };
}
export interface Sandbox {
  url: string;
  controlUrl: string;
  caPem: string;
  demoP12: Buffer;
  collaboratorP12: Buffer | null;
  pid: number;
  stop(): Promise<void>;
}
interface Ready {
  url: string;
  controlUrl: string;
  ca: string;
  demo: string;
  collaborator: string | null;
}

const MAIN = join(__dirname, `main${extname(__filename)}`);
const START_MS = 60_000;

/** From its sources the child needs what reads TypeScript; from the build it needs nothing. */
const loader = () => (extname(__filename) === '.ts' ? ['-r', join(__dirname, '../../bin/typescript.cjs')] : []);

function argumentsOf({
  dir,
  waitSeconds,
  port = 0,
  controlPort = 0,
  anyCa,
  company,
  collaborator,
}: SpawnOptions): string[] {
  return [
    ...loader(),
    MAIN,
    '--dir',
    dir,
    '--port',
    String(port),
    '--control-port',
    String(controlPort),
    ...(waitSeconds === undefined ? [] : ['--wait', String(waitSeconds)]),
    ...(anyCa ? ['--any-ca'] : []),
    ...(company ? ['--nif', company.nif, '--name', company.name] : []),
    ...(collaborator ? ['--collaborator', collaborator.nif, '--collaborator-name', collaborator.name] : []),
  ];
}

function readyOf(child: ChildProcess): Promise<Ready> {
  return new Promise((done, failed) => {
    let said = '';
    child.stderr?.on('data', chunk => {
      said = `${said}${chunk}`.slice(-4000);
    });
    const timer = setTimeout(() => failed(new Error(`the AEAT sandbox did not start: ${said}`)), START_MS);
    child.once('message', ready => {
      clearTimeout(timer);
      done(ready as Ready);
    });
    child.once('error', failed).once('exit', code => {
      clearTimeout(timer);
      failed(new Error(`the AEAT sandbox ended with ${code}: ${said}`));
    });
  });
}

function stopping(child: ChildProcess) {
  const ended = new Promise<void>(done => child.once('exit', () => done()));
  return async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    await ended;
  };
}

/** Starts the sandbox as a process of its own, which ends by itself when this one does: their channel closes. */
export async function spawnSandbox(options: SpawnOptions): Promise<Sandbox> {
  const child = spawn(process.execPath, argumentsOf(options), { stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
  const stop = stopping(child);
  try {
    const { url, controlUrl, ca, demo, collaborator } = await readyOf(child);
    return {
      url,
      controlUrl,
      caPem: readFileSync(ca, 'utf8'),
      demoP12: readFileSync(demo),
      collaboratorP12: collaborator === null ? null : readFileSync(collaborator),
      pid: child.pid!,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
