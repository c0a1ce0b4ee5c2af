// Child processes of the commands: their output is shown only if they fail, and a signal to us ends them too.
import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../..');
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** A failure that the person in front of the terminal can do something about: shown without a stack. */
export class PlainError extends Error {}

/** The command had to stop while a child ran. */
export class Interrupted extends Error {
  constructor(signal) {
    super(signal);
    this.signal = signal;
  }
}

export const seconds = from => `${((performance.now() - from) / 1000).toFixed(1).replace('.', ',')} s`;

/** Runs `node <args>` in the project's root. `quiet`: what it says is kept for the error. */
export function node(args, { quiet = true, env = {} } = {}) {
  return run(process.execPath, args, { quiet, env });
}

/** npm by the path that started us; otherwise the one on the PATH. */
export function npm(args, options) {
  const cli = process.env.npm_execpath;
  if (cli && /\.[cm]?js$/.test(cli)) return node([cli, ...args], options);
  return run('npm', args, { ...options, shell: process.platform === 'win32' });
}

export function run(program, args, { quiet = true, env = {}, shell = false }) {
  return new Promise((resolve, reject) => {
    const stdio = quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'];
    const child = spawn(program, args, { cwd: ROOT, stdio, shell, env: { ...process.env, ...env } });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', text => {
        said += text;
      });
    let caught = null;
    const forward = SIGNALS.map(signal => [
      signal,
      () => {
        caught = signal;
        child.kill(signal);
      },
    ]);
    forward.forEach(([signal, handler]) => process.on(signal, handler));
    child.once('error', error => reject(new PlainError(`${program}: ${error.message}`)));
    child.once('close', code => {
      forward.forEach(([signal, handler]) => process.off(signal, handler));
      if (caught) reject(new Interrupted(caught));
      else if (code === 0) resolve(said);
      else reject(new PlainError(said.trim() || (quiet ? `${program} ${args[0]} ha terminado con ${code}` : '')));
    });
  });
}
