import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { API } from './api';
import { DAY } from './calendar';
import type { World } from './collect';
import { CONNECT_API } from './connect';
import { before, BROKEN, type Faults } from './faults';
import { readForm, type Params } from './form';
import { SANDBOX_KEYS } from './keys';
import { Refused } from './refused';

const MOST_CALLS = 5_000;

/** A request of the API. */
interface Asked {
  path: string;
  query: string;
  body: string;
}

interface Call extends Asked {
  method: string;
  /** The connected account that is asked for; null: the platform's own. */
  connected: string | null;
  /** What makes the same request count once. */
  key: string | undefined;
  /** It fails, and the failure is remembered. */
  broken: boolean;
}

interface Outcome {
  status: number;
  body: unknown;
  replayed?: boolean;
}

const refusal = ({ status, body }: Refused): Outcome => ({ status, body });

/** The row of a path: "GET /v1/customers/cus_1" is "GET /v1/customers/:id" with its id. */
function rowOf(rows: object, method: string, path: string): { row: string; id: string } | null {
  if (`${method} ${path}` in rows) return { row: `${method} ${path}`, id: '' };
  const parts = path.split('/');
  for (const at of [parts.length - 1, parts.length - 2]) {
    const row = `${method} ${parts.map((part, index) => (index === at ? ':id' : part)).join('/')}`;
    if (row in rows) return { row, id: parts[at]! };
  }
  return null;
}

export const json = (response: ServerResponse, status: number, body: unknown) =>
  response
    .writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_sandbox' })
    .end(JSON.stringify(body));

/** The API for the product: who asks, what goes wrong, which row answers, and each key once. */
export class ApiDoor {
  /** Calls so far, by method and path. */
  readonly calls: string[] = [];
  /** Which version of the API was asked for last. */
  version = '';
  private readonly answered = new Map<string, Outcome & { hash: string; at: number }>();

  constructor(
    private readonly world: World,
    private readonly faults: Faults,
    private readonly base: () => string,
  ) {}

  async answer({ method = '', headers }: IncomingMessage, response: ServerResponse, asked: Asked): Promise<void> {
    const fault = this.faults.take(`${method} ${asked.path}`);
    if (await before(fault, response)) return;
    if (headers.authorization !== `Bearer ${SANDBOX_KEYS.secretKey}`) {
      json(response, 401, new Refused(401, 'invalid_request_error', 'Invalid API Key provided').body);
      return;
    }
    this.version = String(headers['stripe-version'] ?? '');
    this.calls.push(`${method} ${asked.path}`);
    if (this.calls.length > MOST_CALLS) this.calls.shift();
    const outcome = this.once({
      ...asked,
      method,
      connected: (headers['stripe-account'] as string | undefined) ?? null,
      key: headers['idempotency-key'] as string | undefined,
      broken: fault?.mode === 'broken',
    });
    if (outcome.replayed) response.setHeader('idempotent-replayed', 'true');
    // Asked again it would be the same.
    if (outcome.status === 500) response.setHeader('stripe-should-retry', 'false');
    if (fault?.mode === 'cut') response.destroy();
    else json(response, outcome.status, outcome.body);
  }

  /**
   * For a day the same key answers its first outcome again, failures of the server too; with other parameters it is
   * refused.
   */
  private once(call: Call): Outcome {
    const { method, path, body, connected, key } = call;
    if (!key || method !== 'POST') return this.act(call);
    const hash = createHash('sha256').update(`${path}\n${body}`).digest('hex');
    const now = this.world.account.now();
    const noted = this.answered.get(`${connected} ${key}`);
    const earlier = noted && now < noted.at + DAY ? noted : undefined;
    if (earlier && earlier.hash !== hash) {
      const text = 'Keys for idempotent requests can only be used with the same parameters';
      return refusal(new Refused(400, 'idempotency_error', text));
    }
    if (earlier) return { status: earlier.status, body: earlier.body, replayed: true };
    const outcome = this.act(call);
    this.answered.set(`${connected} ${key}`, { hash, at: this.world.account.now(), ...outcome });
    return outcome;
  }

  private act({ method, path, query, body, connected, broken }: Call): Outcome {
    if (broken) return { status: 500, body: BROKEN };
    const rows = connected === null ? API : CONNECT_API;
    const found = rowOf(rows, method, path);
    if (!found)
      return refusal(new Refused(404, 'invalid_request_error', `Unrecognized request URL (${method}: ${path})`));
    try {
      const params: Params = { ...readForm(query), ...readForm(body) };
      const answer = rows[found.row]!({ world: this.world, base: this.base(), id: found.id, params, connected });
      this.world.account.save();
      return { status: 200, body: answer };
    } catch (error) {
      if (error instanceof Refused) return refusal(error);
      throw error;
    }
  }
}
