import { spawnSync } from 'node:child_process';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { buildInvoice, buildTenant, type Person } from '../../test/build';
import { testDataDir } from '../../test/database';
import { startTestApp, type Body, type TestApp } from '../../test/harness';
import { startTestJobs } from '../../test/jobs';
import { startAeat } from '../../test/servers/aeat';
import { startSending } from '../../workers/sending';
import { readConfig, ROOT } from '../config/config';
import { readTraces, type TraceTarget } from '../config/traces';
import { createLog } from '../log/log';
import { Exporter } from './exporter';
import { startTraces } from './start';

interface Span {
  name: string;
  kind: number;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: Record<string, string>;
  failed: boolean;
}

/** A collector on this machine: what came, and how it answers. */
class Collector {
  spans: Span[] = [];
  messages = 0;
  headers: IncomingHttpHeaders = {};
  path = '';
  raw = '';
  behaves: 'take' | 'refuse' | 'silent' = 'take';

  private constructor(private readonly server: Server) {}

  static async start(): Promise<Collector> {
    const server = createServer();
    const collector = new Collector(server);
    server.on('request', (req, res) => {
      const parts: Buffer[] = [];
      req.on('data', part => parts.push(part));
      req.on('end', () => {
        collector.messages += 1;
        if (collector.behaves === 'silent') return;
        if (collector.behaves === 'refuse') return void res.writeHead(503).end();
        collector.take(req.headers, req.url!, Buffer.concat(parts).toString());
        res.writeHead(200, { 'content-type': 'application/json' }).end('{}');
      });
    });
    await new Promise<void>(done => {
      server.listen(0, '127.0.0.1', done);
    });
    return collector;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  target(env: Record<string, string> = {}): TraceTarget {
    return readTraces({ OTEL_EXPORTER_OTLP_ENDPOINT: `${this.url}/`, ...env })!;
  }

  named = (name: string) => this.spans.filter(span => span.name === name);

  async end(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise(done => this.server.close(done));
  }

  private take(headers: IncomingHttpHeaders, path: string, body: string): void {
    Object.assign(this, { headers, path });
    this.raw += body;
    for (const { resource, scopeSpans } of JSON.parse(body).resourceSpans)
      for (const { spans } of scopeSpans)
        for (const span of spans) {
          const all = [...resource.attributes, ...span.attributes].map(({ key, value }: Body) => [
            key,
            String(Object.values(value)[0]),
          ]);
          expect(BigInt(span.endTimeUnixNano)).toBeGreaterThanOrEqual(BigInt(span.startTimeUnixNano));
          this.spans.push({ ...span, attributes: Object.fromEntries(all), failed: span.status.code === 2 });
        }
  }
}

let app: TestApp;
let ana: Person;
let collector: Collector;
beforeAll(async () => {
  app = await startTestApp();
  ana = await buildTenant(app, { companyName: 'Zarzamora Digital' });
});
afterAll(() => app.close());
beforeEach(async () => {
  collector = await Collector.start();
});
afterEach(() => collector.end());

/** Traces for as long as something else takes; all has been sent when it answers. */
async function tracing(work: () => Promise<unknown>, env: Record<string, string> = {}): Promise<Span[]> {
  const traces = startTraces(collector.target(env), createLog('silent'));
  const add = jest.spyOn(Exporter.prototype, 'add');
  const over = () => add.mock.calls.filter(([{ kind }]) => kind === 'server').length;
  requests = 0;
  try {
    await work();
    // An answer arrives before the server is done with it.
    const wanted = collector.target(env).ratio === 0 ? 0 : requests;
    for (const end = performance.now() + 20_000; over() < wanted && performance.now() < end;) await pause(10);
  } finally {
    add.mockRestore();
    await traces.stop();
  }
  return collector.spans;
}
let requests = 0;
async function asked(path: string, init: RequestInit = {}): Promise<number> {
  const { status, body } = await fetch(app.url + path, {
    ...init,
    headers: { authorization: `Bearer ${ana.token}`, 'content-type': 'application/json', ...init.headers },
  });
  await body?.cancel();
  requests += 1;
  return status;
}
const query = (text: string) => asked('/graphql', { method: 'POST', body: JSON.stringify({ query: text }) });

test('of a request a trace says its operation and its transactions, each inside the other, whichever door', async () => {
  await tracing(async () => {
    expect(await query('{ customers { items { id } } }')).toBe(200);
    expect(await asked('/api/customers')).toBe(200);
  });
  for (const door of ['graphql', 'rest']) {
    const [request] = collector.named(`request ${door}`);
    expect(request).toMatchObject({ kind: 2, failed: false });
    expect(request!.parentSpanId).toBeUndefined();
    expect(request!.attributes).toMatchObject({
      'service.name': 'folio',
      'http.response.status_code': '200',
      'folio.request_id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    const inside = collector.spans.filter(({ traceId }) => traceId === request!.traceId);
    const operation = inside.find(({ name }) => name === 'operation customers')!;
    expect(operation.parentSpanId).toBe(request!.spanId);
    const read = inside.find(({ parentSpanId }) => parentSpanId === operation.spanId)!;
    expect(read).toMatchObject({ name: 'database read', kind: 1, attributes: { 'db.system.name': 'postgresql' } });
  }
  expect(new Set(collector.spans.map(({ traceId }) => traceId)).size).toBe(2);
  expect(collector.path).toBe('/v1/traces');
});

test('of an issue and of a paper too; requests at once have each their own trace', async () => {
  await tracing(async () => {
    const [{ id }] = await Promise.all([buildInvoice(app, ana), asked('/api/products'), asked('/api/customers')]);
    await asked(`/api/invoices/${id}/pdf`);
  });
  const roots = collector.spans.filter(({ parentSpanId }) => !parentSpanId);
  expect(new Set(roots.map(({ traceId }) => traceId)).size).toBe(roots.length);
  const known = new Set(collector.spans.map(({ spanId }) => spanId));
  expect(collector.spans.filter(({ parentSpanId }) => parentSpanId && !known.has(parentSpanId))).toEqual([]);
  const rootOf = (name: string) => collector.named(name).map(({ traceId }) => traceId)[0];
  expect(rootOf('draw a paper')).toBe(roots.at(-1)!.traceId);
  expect(rootOf('operation products')).not.toBe(rootOf('operation customers'));
});

test('what fails says so by its code, with no word of what was said', async () => {
  await tracing(async () => {
    expect(await asked('/api/invoices/0191f0a0-0000-7000-8000-000000000000')).toBe(404);
    await app.services.db.tx(ana.tenantId, em => em.query('SELECT 1 / 0')).catch(() => undefined);
    const jobs = await startTestJobs(
      app.database.app,
      {
        falla: () => app.services.db.tx(ana.tenantId, em => em.query(`SELECT 'Zarzamora'::int`)),
      },
      app.services.log,
    );
    await app.services.db.global(em =>
      em.query(`SELECT 1 FROM graphile_worker.add_job('falla', '{}'::json, max_attempts => 1)`),
    );
    const failed = () =>
      app.services.db.global(em =>
        em.query(`SELECT 1 FROM graphile_worker.jobs WHERE task_identifier = 'falla' AND last_error IS NOT NULL`),
      );
    for (const end = performance.now() + 20_000; (await failed()).length === 0 && performance.now() < end;)
      await pause(50);
    await jobs.stop();
  });
  expect(collector.named('request rest')[0]).toMatchObject({ failed: false });
  const [job] = collector.named('job falla');
  expect(job).toMatchObject({ kind: 5, failed: true, attributes: { 'error.type': '22P02' } });
  expect(collector.named('database write').find(({ traceId }) => traceId === job!.traceId)).toMatchObject({
    parentSpanId: job!.spanId,
    failed: true,
  });
});

test('nothing of a company, of a person or of what they wrote is in a trace', async () => {
  await tracing(async () => {
    await query('query Quiroga { quiroga: customers(search: "Quiroga") { items { id } } }');
    await asked('/api/customers?search=Quiroga');
    await asked('/f/un-secreto-del-enlace');
    await asked('/reset-password/otro-secreto');
  });
  expect(collector.named('request web').length).toBe(2);
  expect(collector.raw).not.toMatch(/quiroga|zarzamora|secreto|@/i);
  for (const secret of [ana.tenantId, ana.userId, ana.token]) expect(collector.raw).not.toContain(secret);
});

test('the variables say where it goes, with which headers, under which name, and which part', async () => {
  await tracing(() => asked('/api/customers'), {
    OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20secreta,x-tenant=folio',
    OTEL_SERVICE_NAME: 'folio-pruebas',
  });
  expect(collector.headers).toMatchObject({ authorization: 'Bearer secreta', 'x-tenant': 'folio' });
  expect(collector.spans[0]!.attributes['service.name']).toBe('folio-pruebas');
  const before = collector.messages;
  await tracing(() => asked('/api/customers'), { OTEL_TRACES_SAMPLER_ARG: '0' });
  expect(collector.messages).toBe(before);
  expect(readTraces({ OTEL_TRACES_SAMPLER_ARG: '0.5' })).toBeNull();
  expect(readConfig({ NODE_ENV: 'test', DATA_DIR: testDataDir() }).traces).toBeNull();
});

test('messages to the AEAT are traced in their thread', async () => {
  const aeat = await startAeat(app);
  try {
    const sender = await aeat.buildSender();
    await buildInvoice(app, sender);
    const config = readConfig({ NODE_ENV: 'test', DATA_DIR: testDataDir(), LOG_LEVEL: 'silent' });
    const sending = startSending(
      { ...config, appSecret: app.services.appSecret, traces: collector.target() },
      app.database,
      { url: aeat.sandbox.url, caPem: aeat.sandbox.caPem },
      null,
      app.services.log,
    );
    try {
      for (const end = performance.now() + 30_000; performance.now() < end;) {
        if ((await aeat.statuses(sender)).every(({ status }) => status === 'accepted')) break;
        await pause(50);
      }
    } finally {
      await sending.stop();
    }
  } finally {
    await aeat.stop();
  }
  expect(collector.named('aeat send')[0]).toMatchObject({ kind: 3, failed: false });
  expect(collector.spans.every(({ name }) => name.startsWith('aeat '))).toBe(true);
});

describe('a collector that is away', () => {
  const span = (n: number) => ({
    name: `span ${n}`,
    kind: 'server' as const,
    traceId: '0af7651916cd43dd8448eb211c80319c',
    spanId: 'b7ad6b7169203331',
    parentId: null,
    startMs: 1,
    endMs: 2.5,
    attributes: {},
    failed: false,
  });
  /** A log that keeps its lines. */
  function kept() {
    const lines: string[] = [];
    return { lines, log: createLog('info', { write: (line: string) => void lines.push(JSON.parse(line).msg) }) };
  }

  test('costs requests nothing, is said once, and what it did not take is not sent again', async () => {
    const { lines, log } = kept();
    const exporter = new Exporter(collector.target(), log);
    collector.behaves = 'refuse';
    for (const n of [1, 2]) {
      exporter.add(span(n));
      await exporter.flush();
    }
    collector.behaves = 'take';
    exporter.add(span(3));
    await exporter.flush();
    expect(collector.spans.map(({ name }) => name)).toEqual(['span 3']);
    expect(lines).toEqual(['las trazas no llegan', 'las trazas llegan de nuevo']);
    await exporter.stop();
  });

  test('one that stays silent keeps no more than 2,048 spans waiting, and does not keep the process', async () => {
    collector.behaves = 'silent';
    const exporter = new Exporter(collector.target(), createLog('silent'));
    for (let n = 1; n <= 5_000; n += 1) exporter.add(span(n));
    const { waiting } = exporter as unknown as { waiting: unknown[] };
    expect(waiting.length).toBe(2_048);
    await exporter.stop();
  });

  test('requests are answered all the same', async () => {
    const traces = startTraces(readTraces({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' }), createLog('silent'));
    expect(await asked('/api/customers')).toBe(200);
    await traces.stop();
    expect(await asked('/api/customers')).toBe(200);
  });
});

test('off, as it is unless somebody says where to, nothing of it is loaded', () => {
  const script = `
    const { startTraces } = require('./api/platform/trace/start');
    require('./api/app'); require('./api/workers/sending');
    const loaded = () => Object.keys(require.cache).filter(path => /trace.(tracer|exporter)\\./.test(path)).length;
    startTraces(null);
    const off = loaded();
    startTraces({ url: 'http://127.0.0.1:9', headers: {}, service: 'folio', ratio: 1 });
    process.stdout.write(off + ' ' + loaded());
    process.exit();`;
  const { stdout, stderr } = spawnSync(process.execPath, ['-r', join(ROOT, 'api/bin/typescript.cjs'), '-e', script], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  expect([stdout, stderr]).toEqual(['0 2', '']);
});
