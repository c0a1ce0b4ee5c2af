import { join } from 'node:path';
import type { Answered } from '../../../edges/pictures/logo-thread';
import type { Flaw } from '../../../edges/pictures/picture';
import { badField } from '../../../platform/errors';
import { SideThread } from '../../../platform/side-thread';

const threads = new SideThread<Uint8Array, Answered>(join(__dirname, '../../../edges/pictures/logo-thread'), {
  timeMs: 10_000,
  memoryMb: 256,
  tooSlow: { flaw: 'slow' },
  tooLarge: { flaw: 'slow' },
  busy: 'Se están leyendo otros logotipos. Vuelve a probar en unos segundos.',
});

const SAID: Record<Flaw, string> = {
  unknown: 'El logotipo tiene que ser un PNG o un JPEG',
  damaged: 'Este archivo está dañado o no es un PNG o JPEG corriente: guárdalo de nuevo con un programa de imágenes',
  large: 'El logotipo tiene demasiados píxeles: como mucho 4 millones (2.000 × 2.000)',
  blank: 'Este logotipo no se vería sobre papel blanco: sube una versión oscura',
  slow: 'Cuesta demasiado leer este archivo: guárdalo de nuevo con un programa de imágenes, más pequeño',
};

/** What of an uploaded picture is kept: a PNG of ours. */
export async function readLogo(file: Buffer): Promise<Buffer> {
  const answer = await threads.run(file);
  if ('flaw' in answer) throw badField('logo', SAID[answer.flaw]);
  const { png } = answer;
  return Buffer.from(png.buffer, png.byteOffset, png.byteLength);
}
