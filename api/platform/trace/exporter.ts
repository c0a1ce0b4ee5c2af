import type { TraceTarget } from '../config/traces';
import type { Log } from '../log/log';
import { KIND, type Attributes, type Ended } from './traced';

const EVERY_MS = 5_000;
const BATCH = 512;
/** More are not kept: a collector that is away takes none of our memory. */
const MOST = 2_048;
const PATIENCE_MS = 5_000;
const STOP_MS = 2_000;

const nanos = (ms: number) => `${BigInt(Math.round(ms * 1_000)) * 1_000n}`;

const valueOf = (value: string | number) =>
  typeof value === 'string'
    ? { stringValue: value }
    : Number.isInteger(value)
      ? { intValue: String(value) }
      : { doubleValue: value };
const attributesOf = (attributes: Attributes) =>
  Object.entries(attributes).map(([key, value]) => ({ key, value: valueOf(value) }));

/** ERROR, as OTLP numbers it. */
const FAILED = { code: 2 };

/** Spans as OTLP writes them in JSON. */
const messageOf = (service: string, spans: Ended[]) => ({
  resourceSpans: [
    {
      resource: { attributes: attributesOf({ 'service.name': service, 'process.pid': process.pid }) },
      scopeSpans: [
        {
          scope: { name: 'folio' },
          spans: spans.map(({ name, kind, traceId, spanId, parentId, startMs, endMs, attributes, failed }) => ({
            traceId,
            spanId,
            ...(parentId && { parentSpanId: parentId }),
            name,
            kind: KIND[kind],
            startTimeUnixNano: nanos(startMs),
            endTimeUnixNano: nanos(endMs),
            attributes: attributesOf(attributes),
            status: failed ? FAILED : {},
          })),
        },
      ],
    },
  ],
});

/** Sends spans to a collector over OTLP/HTTP, some at a time, beside the work. What is not taken is not sent again. */
export class Exporter {
  private waiting: Ended[] = [];
  private underWay: Promise<void> | null = null;
  private readonly timer = setInterval(() => void this.flush(), EVERY_MS);
  private away = false;

  constructor(
    private readonly target: TraceTarget,
    private readonly log: Log,
  ) {
    this.timer.unref();
  }

  add(span: Ended): void {
    if (this.waiting.length >= MOST) return;
    this.waiting.push(span);
    if (this.waiting.length >= BATCH) void this.flush();
  }

  /** One message at a time. */
  flush(): Promise<void> {
    this.underWay ??= this.sendAll().finally(() => {
      this.underWay = null;
    });
    return this.underWay;
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    let timer!: NodeJS.Timeout;
    const late = new Promise<void>(resolve => {
      timer = setTimeout(resolve, STOP_MS);
    });
    // What is under way may have begun before the last of them.
    await Promise.race([this.flush().then(() => this.flush()), late]).finally(() => clearTimeout(timer));
  }

  private async sendAll(): Promise<void> {
    while (this.waiting.length > 0) {
      const taken = await this.send(this.waiting.splice(0, BATCH));
      if (taken === this.away)
        this.log[taken ? 'info' : 'warn'](taken ? 'las trazas llegan de nuevo' : 'las trazas no llegan');
      this.away = !taken;
      if (!taken) return;
    }
  }

  private async send(spans: Ended[]): Promise<boolean> {
    const { url, headers, service } = this.target;
    try {
      const answer = await fetch(url, {
        method: 'POST',
        redirect: 'error',
        signal: AbortSignal.timeout(PATIENCE_MS),
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(messageOf(service, spans)),
      });
      await answer.body?.cancel();
      return answer.ok;
    } catch {
      return false;
    }
  }
}
