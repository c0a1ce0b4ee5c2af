import type { EntityManager } from 'typeorm';
import { rulesOf, type Territory } from '../../schema/tax/territory';
import type { Viewer } from './auth';
import type { AeatEnvironment, Operator, OperatorCertificate, Producer, StripeAccount } from './config/config';
import type { Vault } from './crypto';
import type { Db, Work } from './database/db';
import { Turns } from './database/turns';
import { AppError } from './errors';
import { dayOf } from './dates';
import { newId } from './ids';
import type { Log } from './log/log';
import type { RateLimits } from './rate-limits';
import type { Spools } from './files/spool';

/** What lives as long as the process and every request needs. */
export interface Services {
  db: Db;
  log: Log;
  limits: RateLimits;
  /** What waits for those who read files slowly. */
  spools: Spools;
  /** Master key: one-time tokens are made of it. */
  appSecret: Buffer;
  /** Encryption at rest. */
  vault: Vault;
  /** Which tax agency it speaks to, and what every QR's address begins with. */
  aeat: { environment: AeatEnvironment; qrBase: string };
  /** Who makes the software. */
  producer: Producer;
  /** Who runs this Folio. */
  operator: Operator;
  /** With what the operator sends for companies that let it; null: nobody is offered that. */
  operatorCertificate: OperatorCertificate | null;
  /** Whom tenants pay to; null: nobody. */
  stripe: StripeAccount | null;
  /** How browsers reach it. */
  publicUrl: string;
  /** The clock, passed in so that tests can move it. */
  now(): Date;
}

/** What the request says of its caller. */
export interface Caller {
  authorization?: string;
  ip: string;
  device: string | null;
  requestId: string;
  idempotencyKey?: string;
}

/** What the answer says beside its body. */
interface Answer {
  headers: Record<string, string>;
  /** Of all its lists together, so far. */
  rows: number;
  /** Kept when the lists that are being written have come to their last slice. */
  sliced: Promise<unknown>;
}

/** At most this many reads of one request run at once, so that one request cannot drain the pool. */
const READS_AT_ONCE = 4;
const LONG_READS_AT_ONCE = 2;
/** Longer than any statement may take: those before are of this request, and end. */
const READ_PATIENCE_MS = 60_000;
const tooManyReads = () =>
  new AppError('UNAVAILABLE', 'La consulta ha tardado demasiado. Inténtalo de nuevo en unos segundos.', undefined, 5);

/** One request: who asks, and the only ways to the database. */
export class Ctx {
  readonly answer: Answer = { headers: {}, rows: 0, sliced: Promise.resolve() };
  /** It reads or sends much, and makes way for everybody. */
  long = false;
  private readonly reads = new Turns(READS_AT_ONCE, tooManyReads, READ_PATIENCE_MS);
  private readonly longReads = new Turns(LONG_READS_AT_ONCE, tooManyReads, READ_PATIENCE_MS);
  private readonly loaders = new Map<unknown, unknown>();

  constructor(
    readonly services: Services,
    readonly caller: Caller,
    readonly viewer: Viewer | null,
  ) {}

  now(): Date {
    return this.services.now();
  }

  /** Whose clock the company goes by. */
  get zone(): string {
    return rulesOf(this.viewer?.territory).zone;
  }

  /** The calendar day where the company is: its fiscal day. */
  today(): string {
    return dayOf(this.now(), this.zone);
  }

  /** The signed-in viewer. Guards have passed already; this only narrows the type. */
  get me(): Viewer {
    if (!this.viewer) throw new AppError('UNAUTHENTICATED', 'Inicia sesión para continuar');
    return this.viewer;
  }

  /** The signed-in person; an API key is none. */
  get user(): Viewer & { userId: string } {
    const { me } = this;
    if (me.userId === null) throw new AppError('FORBIDDEN', 'Una clave de API no puede hacer esto');
    return { ...me, userId: me.userId };
  }

  /** One read-write transaction in the viewer's tenant. */
  tx<T>(work: Work<T>): Promise<T> {
    return this.services.db.tx(this.me.tenantId, work);
  }

  /** One short read in the viewer's tenant. */
  read<T>(work: Work<T>): Promise<T> {
    const turns = this.long ? this.longReads : this.reads;
    return turns.take('', () => this.services.db.read(this.me.tenantId, work));
  }

  /** One read of the viewer's tenant that adds up much. */
  report<T>(work: Work<T>): Promise<T> {
    const turns = this.long ? this.longReads : this.reads;
    return turns.take('', () => this.services.db.report(this.me.tenantId, work));
  }

  /**
   * Rows of one query of the viewer's tenant, batch by batch, from a cursor: for files of any length, one at a time per
   * tenant.
   */
  stream<Row>(query: (em: EntityManager) => [sql: string, parameters: unknown[]]): Promise<AsyncGenerator<Row[]>> {
    return this.services.db.stream<Row>(this.me.tenantId, query);
  }

  /** A loader that lives as long as this request: never shared, so that no tenant sees another's rows. */
  loader<T>(key: unknown, make: () => T): T {
    if (!this.loaders.has(key)) this.loaders.set(key, make());
    return this.loaders.get(key) as T;
  }
}

/** A context in which the product itself acts for a company, in a job; `userId`: in whose name. */
export const systemContext = (
  services: Services,
  tenantId: string,
  territory: Territory = 'peninsula',
  userId: string | null = null,
): Ctx =>
  new Ctx(
    services,
    { ip: '', device: null, requestId: newRequestId() },
    {
      kind: 'system',
      tenantId,
      tokenHash: Buffer.alloc(0),
      userId,
      apiKeyId: null,
      scope: null,
      role: 'user',
      email: '',
      isTemporaryPassword: false,
      tenantStatus: 'active',
      territory,
    },
  );

export const newRequestId = (): string => newId();
