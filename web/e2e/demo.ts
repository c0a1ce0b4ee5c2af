import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { FEW_CONNECTIONS } from '../../api/test/database';

const ROOT = resolve(__dirname, '../..');

export interface Demo {
  url: string;
  /** All that its AEAT has received, message by message. */
  received(): Promise<string[]>;
  end(): Promise<void>;
}

/** The demo as `npm start` serves it, from the sources, in a directory of its own: with its companies and its AEAT. */
export async function startDemo(): Promise<Demo> {
  const dir = mkdtempSync(join(tmpdir(), 'folio-e2e-demo-'));
  const child = spawn(process.execPath, ['-r', './api/bin/typescript.cjs', 'api/server.ts'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      DATA_DIR: dir,
      DEMO: '1',
      PORT: '0',
      ...FEW_CONNECTIONS,
      LOG_LEVEL: 'error',
      RATE_LIMITS: 'off',
    },
  });
  const exit = once(child, 'exit');
  const url = await new Promise<string>((done, failed) => {
    let said = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      const [, port] = /http:\/\/localhost:(\d+)\s/.exec(said) ?? [];
      if (port) done(`http://127.0.0.1:${port}`);
    });
    void exit.then(([code]) => failed(new Error(`the demo ended with ${code}: ${said}`)));
  });
  return {
    url,
    async received() {
      const { controlUrl } = JSON.parse(readFileSync(join(dir, 'aeat-sandbox/service.json'), 'utf8'));
      const messages: { raw: string }[] = await (await fetch(`${controlUrl}/messages`)).json();
      return messages.map(({ raw }) => raw);
    },
    async end() {
      child.kill('SIGTERM');
      await exit;
      rmSync(dir, { recursive: true, force: true });
    },
  };
}
