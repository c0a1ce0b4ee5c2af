import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { logoOf } from './logo';
import { BadPicture, type Flaw } from './picture';

export type Answered = { png: Uint8Array } | { flaw: Flaw };

function answer(file: Uint8Array): Answered {
  try {
    // Bytes cross to a thread as plain arrays.
    return { png: new Uint8Array(logoOf(Buffer.from(file.buffer, file.byteOffset, file.byteLength))) };
  } catch (error) {
    return { flaw: error instanceof BadPicture ? error.flaw : 'damaged' };
  }
}

/** Behind the requests that others wait for. On Linux this is the thread's own; elsewhere it would be the process's. */
if (process.platform === 'linux') setPriority(0, 5);
parentPort!.postMessage(answer(workerData as Uint8Array));
