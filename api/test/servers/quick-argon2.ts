import { hash as slowHash, verify } from '../../../node_modules/@node-rs/argon2';
import type { Options } from '@node-rs/argon2';

/** What build.ts gives to everybody whose password is of no interest. */
export const USUAL_PASSWORD = 'secreta-123';

/**
 * The library, but for one thing: of a thousand companies that the tests register, each would take a core for 16 ms
 * for a password that all of them have. Any other password costs what the product asks.
 */
const hash = (password: string, options: Options): Promise<string> =>
  slowHash(password, password === USUAL_PASSWORD ? { ...options, memoryCost: 8, timeCost: 1 } : options);

export { hash, verify };
