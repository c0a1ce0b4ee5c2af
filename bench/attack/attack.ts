import type { Client } from 'pg';
import type { EmbeddedPostgres } from '../../api/platform/embedded-postgres/embedded-postgres';
import type { Company } from '../fill';
import type { Product } from '../product';

/** No attack goes on for longer. */
export const MAX_SECONDS = 20;

/** What an attack is given: a product on loopback, with rate limits on, and companies that it may use as it likes. */
export interface World {
  product: Product;
  /** Five companies on PRO, each with a signed-in admin and a customer. */
  attackers: Company[];
  /** The company that is measured meanwhile. An attack leaves it alone. */
  victim: Company;
  superuser: Client;
  urls: EmbeddedPostgres['urls'];
  dir: string;
  /** Fires after MAX_SECONDS: the attack stops. */
  signal: AbortSignal;
}

/** One file of `attacks/`. */
export interface Attack {
  /** As `npm run attack -- <name>` takes it. */
  name: string;
  /** What it does, in a line. */
  does: string;
  /** Makes what the attack needs; not measured. */
  prepare?(world: World): Promise<void>;
  /** Bounded in count and time; leaves nothing running. What it answers is printed. */
  run(world: World): Promise<string>;
}
