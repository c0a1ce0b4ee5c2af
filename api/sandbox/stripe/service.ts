import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Account } from './account';
import { ApiDoor, json } from './api-door';
import { DAY } from './calendar';
import { runUntil } from './clock';
import { dispute, refund, type World } from './collect';
import { disputeCard, refundCard, revokeAccount } from './connect';
import { onboardingPage, payCardPage } from './connect-pages';
import { Events } from './events';
import { Faults, type Fault } from './faults';
import { readForm, type Params } from './form';
import type { Dispute } from './objects';
import { payPage, portalPage, type Shown, type Visit } from './pages';
import { Refused } from './refused';

interface Options {
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

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request.setEncoding('utf8'))
    if ((text += chunk).length > MAX_BODY) throw new Refused(413, 'invalid_request_error', 'Too large');
  return text;
}

/** The hosted pages, by the first part of their path. */
const PAGES: Record<string, (visit: Visit) => Shown> = {
  card: payCardPage,
  onboarding: onboardingPage,
  pay: payPage,
  portal: portalPage,
};

function show(response: ServerResponse, shown: Shown): void {
  if ('to' in shown) response.writeHead(303, { location: shown.to }).end();
  else
    response
      .writeHead(shown.status ?? 200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
      .end(shown.html);
}

interface Parts {
  world: World;
  door: ApiDoor;
  base: () => string;
  advance(days: number): void;
}

/** Somebody who tries the demo moves the clock, or gives a charge back. */
function control({ world, advance }: Parts, response: ServerResponse, what: string, params: Params): void {
  const { account } = world;
  if (what === 'advance') advance(Math.min(400, Math.max(0, Number(params.days) || 0)));
  else if (what === 'refund' && typeof params.charge === 'string' && account.kept.charges[params.charge])
    refund(world, params.charge);
  else return void json(response, 404, { error: 'unknown' });
  account.save();
  json(response, 200, { now: new Date(account.now() * 1000).toISOString() });
}

async function handle(parts: Parts, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { world, door, base } = parts;
  const { pathname, search } = new URL(request.url!, 'http://localhost');
  const body = await bodyOf(request);
  if (pathname.startsWith('/v1/'))
    return door.answer(request, response, { path: pathname, query: search.slice(1), body });
  const [, area = '', id = '', step = ''] = pathname.split('/');
  const params = request.method === 'POST' ? readForm(body) : null;
  if (area === 'control' && params) return control(parts, response, id, params);
  if (!Object.hasOwn(PAGES, area)) return void response.writeHead(404).end();
  const shown = PAGES[area]!({ world, base: base(), id, step, params });
  world.account.save();
  show(response, shown);
}

function serve(parts: Parts): Server {
  return createServer((request, response) => {
    handle(parts, request, response).catch((error: unknown) => {
      if (response.headersSent) return response.destroy();
      return json(response, error instanceof Refused ? error.status : 500, {
        error: { type: 'api_error', message: String(error) },
      });
    });
  });
}

/** The address on which it listens. */
async function listening(server: Server, port: number): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** One server: the API for the product, the hosted pages for browsers, and a control door. */
export async function startStripeSandbox(options: Options = {}): Promise<StripeSandbox> {
  let base = '';
  const account = new Account(options.file ?? null, options.clock);
  const events: Events = new Events(account, () => door.version);
  const faults = new Faults();
  const world: World = { account, emit: (type, object, connected) => events.emit(type, object, connected) };
  const door = new ApiDoor(world, faults, () => base);
  const advance = (days: number) => runUntil(world, account.now() + Math.round(days * DAY), base);
  const server = serve({ world, door, base: () => base, advance });
  const url = await listening(server, options.port ?? 0);
  base = options.pages ?? url;
  return {
    url,
    account,
    events,
    calls: door.calls,
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
