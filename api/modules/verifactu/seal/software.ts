import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, type Producer } from '../../../platform/config/config';
import { releasesUpTo } from '../declaration/releases';

/** What every record says of the system that made it, and the declaración responsable of the same system. */
export interface Software {
  producerName: string;
  producerNif: string;
  name: string;
  /** Two characters that distinguish this producer's products. */
  id: string;
  version: string;
  /** N: records of a company that does not send are sealed as well. */
  soloVerifactu: 'S' | 'N';
  /** S: several companies share it, each with its own chain. */
  multiOT: 'S' | 'N';
  /** N: an account keeps the invoicing of one company. */
  indicadorMultiples: 'S' | 'N';
}

export const { version: VERSION } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string };

export function softwareOf({ name, nif }: Producer, version: string = VERSION): Software {
  const { soloVerifactu } = releasesUpTo(version)[0]!;
  const folio = { name: 'Folio', id: 'FO', multiOT: 'S', indicadorMultiples: 'N' } as const;
  return { producerName: name, producerNif: nif, version, soloVerifactu, ...folio };
}
