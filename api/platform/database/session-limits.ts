import { Client } from 'pg';
import { cut } from './connections';

/**
 * What a session of ours needs, sent when it begins. A pooler in between drops it: there the role's own defaults say
 * the same (ALTER ROLE … SET, see docs/operations.md).
 */
export const SETTINGS = '-c search_path=app,public -c timezone=UTC';

const STATEMENT_MS = 10_000;

/**
 * How long a host is tried for, and how one that is gone is found out on a connection that waits: for jobs that is most
 * of their time.
 */
const REACHING = { connectionTimeoutMillis: 5_000, keepAlive: true, keepAliveInitialDelayMillis: 5_000 };

/** Limits that the server keeps, and the client's own for a server that is no more there to keep them. */
export const LIMITS = {
  statement_timeout: STATEMENT_MS,
  lock_timeout: 5_000,
  idle_in_transaction_session_timeout: 15_000,
  // A second later than the server would have refused: nobody is there. The client then closes the connection.
  query_timeout: STATEMENT_MS + 1_000,
  ...REACHING,
};

/** For poolers that lose named statements: each is sent without its name and planned anew. */
class Unnamed extends Client {
  constructor(config?: ConstructorParameters<typeof Client>[0]) {
    super(config);
    const query = this.query.bind(this) as (...given: unknown[]) => unknown;
    this.query = ((first: unknown, ...rest: unknown[]) =>
      query(
        first && typeof first === 'object' && 'name' in first ? { ...first, name: undefined } : first,
        ...rest,
      )) as typeof this.query;
  }
}

/** How connections of a pool are opened. */
export const sessionOf = (prepared: boolean) => ({
  options: SETTINGS,
  ...LIMITS,
  ...(!prepared && { Client: Unnamed }),
});

/** A statement that was never answered. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof Error && error.message === 'Query read timeout';

/** Closes a connection on which a statement was never answered: the pool would give it to the next. */
class Closing extends Client {
  constructor(config?: ConstructorParameters<typeof Client>[0]) {
    super(config);
    const query = this.query.bind(this) as (...given: unknown[]) => unknown;
    this.query = ((...given: unknown[]) => {
      const answer = query(...given);
      if (answer instanceof Promise)
        answer.catch((error: unknown) => {
          if (isUnanswered(error)) cut(this);
        });
      return answer;
    }) as typeof this.query;
  }
}

/** The connections of the jobs: their statements are short, and most of the time they wait. */
export const waitingSession = { ...REACHING, query_timeout: 30_000, Client: Closing };
