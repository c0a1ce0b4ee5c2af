import { FIRST_WORDING, ONLY_VERIFACTU_WORDING, type Wording } from './wording';

/**
 * A version as it is handed to customers, and what its producer declares of it: date and place of the signature,
 * whether it only works by sending.
 */
export interface Release {
  version: string;
  date: string;
  place: string;
  soloVerifactu: 'S' | 'N';
  wording: Wording;
}

/**
 * The newest first. One that is not in use yet is declared, and listed, from the day that it is: with the version of
 * package.json.
 */
const WRITTEN: readonly Release[] = [
  {
    version: '0.2.0',
    date: '2026-11-22',
    place: 'Madrid (España)',
    soloVerifactu: 'S',
    wording: ONLY_VERIFACTU_WORDING,
  },
  { version: '0.1.0', date: '2026-11-21', place: 'Madrid (España)', soloVerifactu: 'N', wording: FIRST_WORDING },
];

/**
 * Every version that was ever handed to customers, up to the one in use. Throws for one that nobody has written a
 * declaration for.
 */
export function releasesUpTo(version: string): readonly Release[] {
  const index = WRITTEN.findIndex(each => each.version === version);
  if (index < 0) throw new Error(`version ${version} has no declaración responsable`);
  return WRITTEN.slice(index);
}
