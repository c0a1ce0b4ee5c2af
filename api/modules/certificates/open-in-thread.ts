import { extname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { AppError } from '../../platform/errors';
import type { Opened, Uploaded } from './pkcs12/open';
import type { Answered } from './thread';
import { Trouble } from './trouble';

/** A file says itself how much there is to compute: past this it is given up. */
const TIME_MS = 5_000;
const START_MS = 15_000;
const MEMORY_MB = 128;
const MAX_WAITING = 5;
const RETRY_SECONDS = 10;
const BUSY = 'Se están comprobando otros certificados. Vuelve a probar en unos segundos.';

const ENDING = extname(__filename);
const THREAD = join(__dirname, `thread${ENDING}`);
/** From the sources the thread reads TypeScript as its process does; it does not get the environment. */
const OPTIONS = {
  execArgv: ENDING === '.ts' ? ['-r', join(__dirname, '../../bin/typescript.cjs')] : [],
  env: {},
  stdout: true,
  stderr: true,
  resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
};

/** Opens a file in a thread of its own, which ends with it; `gone` once it has. */
function inThread(uploaded: Uploaded): { answered: Promise<Answered>; gone: Promise<void> } {
  const worker = new Worker(THREAD, { ...OPTIONS, workerData: uploaded });
  let timer = setTimeout(() => void worker.terminate(), START_MS);
  worker.once('online', () => {
    clearTimeout(timer);
    timer = setTimeout(() => void worker.terminate(), TIME_MS);
  });
  const gone = new Promise<void>(resolve => {
    worker.once('exit', () => resolve());
  });
  const answered = new Promise<Answered>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', (error: Error & { code?: string }) =>
      error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? resolve({ flaw: 'costly' }) : reject(error),
    );
    void gone.then(() => resolve({ flaw: 'tooSlow' }));
  });
  return {
    answered: answered.finally(() => {
      clearTimeout(timer);
      void worker.terminate();
    }),
    gone,
  };
}

/** `leave` is called once the thread has gone, or could not be started at all. */
async function inTurn(uploaded: Uploaded, leave: () => void): Promise<Answered> {
  let gone = Promise.resolve();
  try {
    const thread = inThread(uploaded);
    gone = thread.gone;
    return await thread.answered;
  } finally {
    void gone.then(leave);
  }
}

let waiting = 0;
let last: Promise<void> = Promise.resolve();

/**
 * Opens a certificate file. One at a time in a process, so that no number of uploads takes more than one core from the
 * rest; a few wait, more are sent away. Throws Trouble.
 */
export async function readCertificate(uploaded: Uploaded): Promise<Opened> {
  if (waiting >= MAX_WAITING) throw new AppError('UNAVAILABLE', BUSY, undefined, RETRY_SECONDS);
  waiting += 1;
  const turn = last;
  let leave!: () => void;
  last = new Promise(resolve => {
    leave = resolve;
  });
  await turn;
  waiting -= 1;
  const answer = await inTurn(uploaded, leave);
  if ('flaw' in answer) throw new Trouble(answer.flaw);
  return answer.opened;
}
