import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Account } from './account';
import { API } from './api';
import { DAY } from './calendar';
import { runUntil } from './clock';
import { dispute, refund, type World } from './collect';
import { Events } from './events';
import { CONNECT_API, disputeCard, refundCard, revokeAccount } from './connect';
import { onboardingPage, payCardPage } from './connect-pages';
import { before, BROKEN, Faults, type Fault } from './faults';
import { readForm, type Params } from './form';
import type { Dispute } from './objects';
import { payPage, portalPage, type Shown } from './pages';
import { Refused } from './refused';

/** What its clients must know; the keys open nothing elsewhere. */
export const SANDBOX_KEYS = {
  secretKey: 'sk_test_sandbox0000',
  webhookSecret: 'whsec_sandbox00000000',
  connectSecret: 'whsec_sandboxconnect0000',
  prices: { basic: 'price_basic', pro: 'price_pro', proYearly: 'price_pro_yearly' },
  starterCoupon: 'STARTER',
};

export interface Options {
  /** File that outlives the process; null: in memory. */
  file?: string | null;
  port?: number;
  /** Where browsers reach the hosted pages; null: the server itself. */
  pages?: string | null;
  clock?: () => number;
}

export interface StripeSandbox {
  url: string;
  account: Account;
  events: Events;
  /** Moves the clock and does all that is due meanwhile. */
  advance(days: number): void;
  fail(fault: Fault | null): void;
  refund(charge: string, cents?: number): void;
  /** Gives back what was paid to a connected account, in part or whole. */
  refundCard(intent: string, cents?: number): void;
  /** The holder of a card reclaims what they paid to a connected account, or the bank has decided. */
  disputeCard(intent: string, status: Dispute['status'], cents?: number): void;
  /** The company takes the connection back on Stripe's own dashboard. */
  revokeAccount(id: string): void;
  dispute(charge: string, status: Dispute['status']): void;
  /** Calls of the API so far, by method and path. */
  readonly calls: string[];
  stop(): Promise<void>;
}

const MAX_BODY = 100_000;

interface Outcome {
  status: number;
  body: unknown;
  replayed?: boolean;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request.setEncoding('utf8'))
    if ((text += chunk).length > MAX_BODY) throw new Refused(413, 'invalid_request_error', 'Too large');
  return text;
}

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

const json = (response: ServerResponse, status: number, body: unknown) =>
  response
    .writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_sandbox' })
    .end(JSON.stringify(body));

/** One server: the API for the product, the hosted pages for browsers, and a control door. */
export async function startStripeSandbox(options: Options = {}): Promise<StripeSandbox> {
  const account = new Account(options.file ?? null, options.clock);
  let version = '';
  const events = new Events(account, () => version);
  const faults = new Faults();
  const world: World = { account, emit: (type, object, connected) => events.emit(type, object, connected) };
  const calls: string[] = [];
  const answered = new Map<string, Outcome & { hash: string; at: number }>();
  let base = '';

  function call(method: string, path: string, query: string, body: string, connected: string | null): Outcome {
    const rows = connected === null ? API : CONNECT_API;
    const found = rowOf(rows, method, path);
    if (!found)
      return {
        status: 404,
        body: new Refused(404, 'invalid_request_error', `Unrecognized request URL (${method}: ${path})`).body,
      };
    try {
      const params: Params = { ...readForm(query), ...readForm(body) };
      const answer = rows[found.row]!({ world, base, id: found.id, params, connected });
      account.save();
      return { status: 200, body: answer };
    } catch (error) {
      if (error instanceof Refused) return { status: error.status, body: error.body };
      throw error;
    }
  }

  /**
   * For a day the same key answers its first outcome again, failures of the server too; with other parameters it is
   * refused.
   */
  function once(
    key: string | undefined,
    method: string,
    path: string,
    query: string,
    body: string,
    broken: boolean,
    connected: string | null,
  ): Outcome {
    const act = (): Outcome => (broken ? { status: 500, body: BROKEN } : call(method, path, query, body, connected));
    if (!key || method !== 'POST') return act();
    const hash = createHash('sha256').update(`${path}\n${body}`).digest('hex');
    const noted = answered.get(`${connected} ${key}`);
    const earlier = noted && account.now() < noted.at + DAY ? noted : undefined;
    if (earlier && earlier.hash !== hash) {
      return {
        status: 400,
        body: new Refused(
          400,
          'idempotency_error',
          'Keys for idempotent requests can only be used with the same parameters',
        ).body,
      };
    }
    if (earlier) return { status: earlier.status, body: earlier.body, replayed: true };
    const outcome = act();
    answered.set(`${connected} ${key}`, { hash, at: account.now(), ...outcome });
    return outcome;
  }

  async function api(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    query: string,
    body: string,
  ): Promise<void> {
    const fault = faults.take(`${request.method} ${path}`);
    if (await before(fault, response)) return;
    if (request.headers.authorization !== `Bearer ${SANDBOX_KEYS.secretKey}`) {
      json(response, 401, new Refused(401, 'invalid_request_error', 'Invalid API Key provided').body);
      return;
    }
    version = String(request.headers['stripe-version'] ?? '');
    calls.push(`${request.method} ${path}`);
    if (calls.length > 5_000) calls.shift();
    const outcome = once(
      request.headers['idempotency-key'] as string | undefined,
      request.method!,
      path,
      query,
      body,
      fault?.mode === 'broken',
      (request.headers['stripe-account'] as string | undefined) ?? null,
    );
    if (outcome.replayed) response.setHeader('idempotent-replayed', 'true');
    // Asked again it would be the same.
    if (outcome.status === 500) response.setHeader('stripe-should-retry', 'false');
    if (fault?.mode === 'cut') response.destroy();
    else json(response, outcome.status, outcome.body);
  }

  function show(response: ServerResponse, shown: Shown): void {
    account.save();
    if ('to' in shown) response.writeHead(303, { location: shown.to }).end();
    else
      response
        .writeHead(shown.status ?? 200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
        .end(shown.html);
  }

  const advance = (days: number) => runUntil(world, account.now() + Math.round(days * DAY), base);

  function control(response: ServerResponse, what: string, params: Params): void {
    if (what === 'advance') advance(Math.min(400, Math.max(0, Number(params.days) || 0)));
    else if (what === 'refund' && typeof params.charge === 'string' && account.kept.charges[params.charge])
      refund(world, params.charge);
    else return void json(response, 404, { error: 'unknown' });
    account.save();
    json(response, 200, { now: new Date(account.now() * 1000).toISOString() });
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, search } = new URL(request.url!, 'http://localhost');
    const body = await bodyOf(request);
    if (pathname.startsWith('/v1/')) return api(request, response, pathname, search.slice(1), body);
    const [, area = '', id = '', step = ''] = pathname.split('/');
    const params = request.method === 'POST' ? readForm(body) : null;
    if (area === 'control' && params) return control(response, id, params);
    const visit = { world, base, id, step, params };
    if (area === 'card') return show(response, payCardPage(visit));
    if (area === 'onboarding') return show(response, onboardingPage(visit));
    if (area === 'pay') return show(response, payPage(visit));
    if (area === 'portal') return show(response, portalPage(visit));
    response.writeHead(404).end();
  }

  const server: Server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      if (!response.headersSent)
        json(response, error instanceof Refused ? error.status : 500, {
          error: { type: 'api_error', message: String(error) },
        });
      else response.destroy();
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(options.port ?? 0, '127.0.0.1', resolve);
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  base = options.pages ?? url;
  return {
    url,
    account,
    events,
    calls,
    advance,
    fail: fault => faults.set(fault),
    dispute: (charge, status) => dispute(world, charge, status),
    refund: (charge, cents) => refund(world, charge, cents),
    refundCard: (intent, cents) => refundCard(world, intent, cents),
    disputeCard: (intent, status, cents) => disputeCard(world, intent, status, cents),
    revokeAccount: id => revokeAccount(world, id),
    async stop() {
      events.close();
      account.save();
      server.closeAllConnections();
      await new Promise<void>(resolve => {
        server.close(() => resolve());
      });
    },
  };
}
