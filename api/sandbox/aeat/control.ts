import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { stepOf } from './faults/step';
import type { Connecting, Front } from './front';
import { SERVER_CERTIFICATES, type ServerCertificate } from './certificates/keyring';
import type { State } from './state';

export interface Tls {
  certificate?: ServerCertificate;
  old?: boolean;
  connecting?: Connecting;
}
/** What the control door may do beside looking at the state and changing it. */
export interface Service {
  url: string;
  front: Front;
  useTls(tls: Tls): void;
}

type Body = Record<string, unknown>;
type Action = (state: State, service: Service, body: unknown, query: URLSearchParams) => unknown;

const texts = (body: unknown, name: string) => {
  const value = (body as Body | null)?.[name];
  if (value === undefined) return [];
  if (!Array.isArray(value) || value.some(each => typeof each !== 'string'))
    throw new Error(`${name} is a list of texts`);
  return value as string[];
};

function census(state: State, body: unknown) {
  for (const nif of texts(body, 'missing')) state.missing.add(nif);
  for (const nif of texts(body, 'present')) state.missing.delete(nif);
  return { missing: [...state.missing] };
}

function represent(state: State, body: unknown) {
  const { holder, collaborator } = body as Body;
  if (typeof holder !== 'string') throw new Error('holder is a NIF');
  if (collaborator === true) state.collaborators.add(holder);
  if (collaborator === false) state.collaborators.delete(holder);
  state.represented.set(holder, new Set(texts(body, 'nifs')));
  return { holder, nifs: [...state.represented.get(holder)!] };
}

function options(state: State, body: unknown) {
  const { waitSeconds, clockOffsetSeconds, answersQueries } = body as Body;
  if (typeof answersQueries === 'boolean') state.answersQueries = answersQueries;
  if (typeof waitSeconds === 'number') state.waitSeconds = waitSeconds;
  if (typeof clockOffsetSeconds === 'number') state.clockOffsetSeconds = clockOffsetSeconds;
  return {
    waitSeconds: state.waitSeconds,
    clockOffsetSeconds: state.clockOffsetSeconds,
    answersQueries: state.answersQueries,
  };
}

function script(state: State, body: unknown) {
  state.script.add((Array.isArray(body) ? body : [body]).map(stepOf));
  return state.script.view();
}

const messages = (state: State, query: URLSearchParams) =>
  state.ledger
    .messages(query.get('nif') ?? undefined)
    .filter(({ message }) => message > Number(query.get('after') ?? 0))
    .map(entry => ({ ...entry, raw: state.journal.rawOf(entry.message) }));

function reset(state: State, { useTls }: Service) {
  state.reset();
  useTls({ certificate: 'valid', old: false, connecting: 'normal' });
  return { ok: true };
}

const oneOf = (body: unknown, name: string, allowed: string[]) => {
  const value = (body as Body)[name];
  if (value !== undefined && !allowed.includes(String(value)))
    throw new Error(`${name} is one of ${allowed.join(', ')}`);
};

function tls({ useTls }: Service, body: unknown) {
  oneOf(body, 'certificate', SERVER_CERTIFICATES);
  oneOf(body, 'connecting', ['normal', 'silent', 'reset']);
  useTls(body as Tls);
  return body;
}

const ACTIONS: Record<string, Action> = {
  'GET /health': (state, { url }) => ({ ok: true, url, pid: process.pid, messages: state.ledger.messages().length }),
  'GET /ledger': (state, _service, _body, query) => state.ledger.view(query.get('nif') ?? undefined),
  'GET /messages': (state, _service, _body, query) => messages(state, query),
  'GET /queries': (state, _service, _body, query) =>
    state.queries.filter(({ nif }) => !query.get('nif') || nif === query.get('nif')),
  'GET /script': state => state.script.view(),
  'POST /script': (state, _service, body) => script(state, body),
  'DELETE /script': state => {
    state.script.clear();
    return [];
  },
  'GET /census': state => ({ missing: [...state.missing] }),
  'POST /census': (state, _service, body) => census(state, body),
  'POST /represent': (state, _service, body) => represent(state, body),
  'POST /options': (state, _service, body) => options(state, body),
  'POST /tls': (_state, service, body) => tls(service, body),
  'GET /held': state => ({ held: state.held.length }),
  'POST /release': state => ({ released: state.release() }),
  'POST /drop': (_state, { front }) => {
    front.drop();
    return { ok: true };
  },
  'POST /reset': (state, service) => reset(state, service),
};

async function handle(state: State, service: Service, request: IncomingMessage, response: ServerResponse) {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  const url = new URL(request.url ?? '/', 'http://localhost');
  const action = ACTIONS[`${request.method} ${url.pathname}`];
  const answer = (status: number, body: unknown) =>
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  // A page in a browser has no business here.
  if (request.headers.origin) return answer(403, { error: 'not from a browser' });
  if (!action) return answer(404, { error: 'no such action', actions: Object.keys(ACTIONS) });
  try {
    const text = Buffer.concat(chunks).toString('utf8');
    answer(200, action(state, service, text ? JSON.parse(text) : {}, url.searchParams));
  } catch (error) {
    answer(400, { error: (error as Error).message });
  }
}

/** The door for tests and the demo: plain HTTP, for this machine alone. */
export const controlServer = (state: State, service: Service): Server =>
  createServer((request, response) => void handle(state, service, request, response));
