import { hash, verify } from '@node-rs/argon2';

/** argon2id (2), 19 MiB, 2 passes, 1 lane: OWASP's figures. Runs on the thread pool, off the event loop. */
const PARAMETERS = { algorithm: 2 as const, memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const MAX_LENGTH = 128;

export const hashPassword = (password: string): Promise<string> => hash(password, PARAMETERS);

let decoy: Promise<string> | undefined;

/** True when the password is the hash's. Takes the same time when there is no hash: an unknown account cannot be told. */
export async function checkPassword(stored: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword('nobody has this password');
  const possible = [...password].length <= MAX_LENGTH;
  const right = await verify(stored ?? await decoy, possible ? password : '');
  return right && possible && stored !== null;
}
