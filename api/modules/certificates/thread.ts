import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { openCertificate, type Opened, type Uploaded } from './pkcs12/open';
import { Trouble, type Flaw } from './trouble';

export type Answered = { opened: Opened } | { flaw: Flaw };

/** Bytes cross to a thread as plain arrays. */
const bytes = (array: Uint8Array) => Buffer.from(array.buffer, array.byteOffset, array.byteLength);

async function answer({ file, key, password }: Uploaded): Promise<Answered> {
  try {
    return { opened: await openCertificate({ file: bytes(file), key: key && bytes(key), password }) };
  } catch (error) {
    return { flaw: error instanceof Trouble ? error.flaw : 'damaged' };
  }
}

/**
 * Behind the requests that others wait for. On Linux this is the thread's own; elsewhere it would be the whole
 * process's.
 */
if (process.platform === 'linux') setPriority(0, 5);
void answer(workerData as Uploaded).then(answered => parentPort!.postMessage(answered));
