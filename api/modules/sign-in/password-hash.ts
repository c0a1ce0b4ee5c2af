import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { PASSWORD_MAX } from '../../../schema/sign-in/password';
import { AppError } from '../../platform/errors';
import { Turns } from '../../platform/database/turns';

/** argon2id (2), 19 MiB, 2 passes, 1 lane: OWASP's figures. Runs on the thread pool, off the event loop. */
const PARAMETERS = { algorithm: 2 as const, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const busy = () =>
  new AppError(
    'UNAVAILABLE',
    'Hay demasiadas personas entrando a la vez. Inténtalo de nuevo en unos segundos.',
    undefined,
    2,
  );
/** Each takes a core for some 20 ms: however many sign in at once, one core is left for everybody else's answers. */
const turns = new Turns(Math.max(1, availableParallelism() - 1), busy, 10_000, 500);
const inTurn = <T>(work: () => Promise<T>): Promise<T> => turns.take('hashing', work);

/** Throws UNAVAILABLE where too many wait. */
export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, PARAMETERS));

let decoy: Promise<string> | undefined;

/**
 * True when the password is the hash's. Takes the same time when there is no hash: an unknown account cannot be
 * recognised.
 */
export async function checkPassword(stored: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword('nobody has this password').catch((error: unknown) => {
    // Only what was made is kept.
    decoy = undefined;
    throw error;
  });
  const possible = [...password].length <= PASSWORD_MAX;
  const known = stored ?? (await decoy);
  const right = await inTurn(() => verify(known, possible ? password : ''));
  return right && possible && stored !== null;
}
