import { Agent, request } from 'node:http';

/** What the second company asks, and where. */
export interface Asked {
  url: string;
  token: string;
  customerId: string;
  today: string;
}
export interface Seen {
  latencies: number[];
  refused: string[];
  slowestHealthMs: number;
}
export type Order = 'begin' | 'end';

const EVERY_MS = 25;
/** One in so many is a new invoice, the others are the list. */
const ONE_CREATE_IN = 5;
/** Under the company's own rate limit also when they are all answered at once. */
const MAX_OPEN = 50;

const { url, token, customerId, today } = JSON.parse(process.argv[2]!) as Asked;
const agent = new Agent({ keepAlive: true, maxSockets: MAX_OPEN });
const invoice = JSON.stringify({
  date: today,
  customerId,
  lines: [{ description: 'Visita', quantity: 1, price: 80, ivaRate: 21 }],
});

function ask(method: string, path: string, body?: string): Promise<number> {
  const headers = {
    authorization: `Bearer ${token}`,
    ...(body && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
  };
  return new Promise((resolve, reject) => {
    const asked = request(url + path, { method, agent, headers }, answer => {
      answer
        .on('error', reject)
        .on('end', () => resolve(answer.statusCode!))
        .resume();
    });
    asked.on('error', reject).end(body);
  });
}

/**
 * Asks at fixed times whether or not the answers come: who waits for a stuck server before asking again measures it
 * once.
 */
function watch() {
  const seen: Seen = { latencies: [], refused: [], slowestHealthMs: 0 };
  const open = new Set<number>();
  const due = performance.now();
  let turn = 0;
  const one = async (at: number) => {
    const creates = turn % ONE_CREATE_IN === 0;
    const status = await (
      creates ? ask('POST', '/api/invoices', invoice) : ask('GET', '/api/invoices?page=1&limit=50')
    ).catch((error: Error) => error.message);
    seen.latencies.push(performance.now() - at);
    open.delete(at);
    if (typeof status === 'string' || status >= 300) seen.refused.push(String(status));
  };
  const health = async (at: number) => {
    await ask('GET', '/healthz').catch(() => undefined);
    seen.slowestHealthMs = Math.max(seen.slowestHealthMs, performance.now() - at);
  };
  const timer = setInterval(() => {
    for (; due + turn * EVERY_MS <= performance.now() && open.size < MAX_OPEN; turn += 1) {
      const at = due + turn * EVERY_MS;
      open.add(at);
      void one(at);
      if (turn % 2 === 0) void health(at);
    }
  }, 5);
  return () => {
    clearInterval(timer);
    // What was not answered until now took at least so long.
    for (const at of open) seen.latencies.push(performance.now() - at);
    return { ...seen, refused: seen.refused.slice() };
  };
}

let end: (() => Seen) | undefined;
process.on('message', (order: Order) => {
  if (order === 'begin') end = watch();
  else process.send!(end!());
});
