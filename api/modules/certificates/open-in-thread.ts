import { join } from 'node:path';
import { SideThread } from '../../platform/side-thread';
import type { Opened, Uploaded } from './pkcs12/open';
import type { Answered } from './thread';
import { Trouble } from './trouble';

/** A file says itself how much there is to compute: past these it is given up. */
const threads = new SideThread<Uploaded, Answered>(join(__dirname, 'thread'), {
  timeMs: 5_000,
  memoryMb: 128,
  tooSlow: { flaw: 'tooSlow' },
  tooLarge: { flaw: 'costly' },
  busy: 'Se están comprobando otros certificados. Vuelve a probar en unos segundos.',
});

/** Opens a certificate file. Throws Trouble. */
export async function readCertificate(uploaded: Uploaded): Promise<Opened> {
  const answer = await threads.run(uploaded);
  if ('flaw' in answer) throw new Trouble(answer.flaw);
  return answer.opened;
}
