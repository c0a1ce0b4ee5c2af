import { createHmac } from 'node:crypto';
import type { Account } from './account';

/** What a webhook carries: the same bytes and event id on every try, a signature of each try's own time. */
export interface Delivery {
  id: string;
  type: string;
  payload: string;
  tries: number;
  /** Of a connected account. */
  connected: boolean;
}
interface Endpoint {
  url: string;
  secret: string;
  /** Of events of connected accounts, which Stripe signs for an endpoint of their own; absent: they are not sent. */
  connectSecret?: string;
}

/** Stripe's pauses grow over three days; nobody who tries the demo waits that long. */
const PAUSES_MS = [200, 500, 1_000, 2_000, 5_000, 10_000, 30_000, 60_000, 60_000, 60_000];
const TIMEOUT_MS = 10_000;

export function signatureOf(payload: string, secret: string, seconds = Math.floor(Date.now() / 1000)): string {
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${payload}`).digest('hex')}`;
}

/** Events in the order in which they happened, and their way to the endpoint. */
export class Events {
  readonly all: Delivery[] = [];
  private readonly waiting = new Set<NodeJS.Timeout>();
  private readonly underWay = new Set<Promise<void>>();
  private held = false;
  private closed = false;

  constructor(
    private readonly account: Account,
    private readonly version: () => string,
    public endpoint: Endpoint | null = null,
  ) {}

  emit(type: string, object: unknown, connected?: string): void {
    const id = this.account.newId('evt');
    const payload = JSON.stringify({
      id,
      object: 'event',
      type,
      api_version: this.version(),
      created: this.account.now(),
      livemode: false,
      pending_webhooks: 1,
      request: { id: null, idempotency_key: null },
      ...(connected !== undefined && { account: connected }),
      data: { object },
    });
    const delivery = { id, type, payload, tries: 0, connected: connected !== undefined };
    this.all.push(delivery);
    if (this.all.length > 1_000) this.all.shift();
    if (!this.held) this.send(delivery);
  }

  /** Held back, events are kept and not sent. */
  hold(held: boolean): void {
    this.held = held;
  }

  /** Resolves once no delivery is under way or waits for its next try. */
  async settled(): Promise<void> {
    while (this.underWay.size > 0) await Promise.all(this.underWay);
  }

  close(): void {
    this.closed = true;
    for (const timer of this.waiting) clearTimeout(timer);
  }

  private send(delivery: Delivery): void {
    const task = this.deliver(delivery).finally(() => this.underWay.delete(task));
    this.underWay.add(task);
  }

  private async deliver(delivery: Delivery): Promise<void> {
    const { endpoint } = this;
    while (endpoint && !this.closed && !(await this.post(endpoint, delivery))) {
      const pause = PAUSES_MS[delivery.tries - 1];
      if (pause === undefined) return;
      await new Promise<void>(resolve => {
        const timer = setTimeout(() => {
          this.waiting.delete(timer);
          resolve();
        }, pause);
        timer.unref();
        this.waiting.add(timer);
      });
    }
  }

  private async post({ url, secret, connectSecret }: Endpoint, delivery: Delivery): Promise<boolean> {
    const key = delivery.connected ? connectSecret : secret;
    if (key === undefined) return true;
    delivery.tries += 1;
    try {
      const answer = await fetch(url, {
        method: 'POST',
        body: delivery.payload,
        redirect: 'manual',
        signal: AbortSignal.timeout(TIMEOUT_MS),
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'stripe-signature': signatureOf(delivery.payload, key),
        },
      });
      await answer.arrayBuffer();
      return answer.ok;
    } catch {
      return false;
    }
  }
}
