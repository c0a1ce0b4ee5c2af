import type { RequestHandler } from 'express';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import type { Config, StripeAccount } from '../platform/config/config';
import { SANDBOX_KEYS } from '../sandbox/stripe/keys';
import { startStripeSandbox } from '../sandbox/stripe/service';

/** The Stripe of the demo. */
interface DemoStripe {
  account: StripeAccount;
  /** Browsers reach its pages under the product's own address, so that one port is enough. */
  pages: RequestHandler;
  /** Says where the product takes events. */
  send(url: string): void;
  stop(): Promise<void>;
}

export const PAGES_PATH = '/dev/stripe';

const { basic, pro, proYearly } = SANDBOX_KEYS.prices;
const accountAt = (apiBase: string): StripeAccount => ({
  ...SANDBOX_KEYS,
  prices: { basic: [basic], pro: [pro], proYearly: [proYearly] },
  publishableKey: null,
  apiBase,
});

/**
 * Passes a browser's request on as it came; the control door is passed on too, so that the demo's clock can be moved.
 */
const passedTo =
  (url: string): RequestHandler =>
  (req, res) => {
    const { port } = new URL(url);
    const onward = request(
      {
        host: '127.0.0.1',
        port,
        method: req.method,
        path: req.url,
        headers: { 'content-type': req.headers['content-type'] ?? '' },
      },
      answer => {
        res.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(res);
      },
    );
    onward.on('error', () => {
      if (!res.headersSent) res.status(502);
      res.end();
    });
    req.pipe(onward);
  };

/** One that another process of this data directory runs. */
async function running(file: string): Promise<string | null> {
  if (!existsSync(file)) return null;
  try {
    const { url } = JSON.parse(readFileSync(file, 'utf8')) as { url: string };
    const answer = await fetch(`${url}/v1/tax_rates`, {
      headers: { authorization: `Bearer ${SANDBOX_KEYS.secretKey}` },
      signal: AbortSignal.timeout(1_000),
    });
    return answer.ok ? url : null;
  } catch {
    return null;
  }
}

/**
 * Starts Stripe's sandbox for the demo, or finds the one that is there. Null outside of the demo, and where there is a
 * key of Stripe's.
 */
export async function startDemoStripe(config: Config): Promise<DemoStripe | null> {
  if (!config.demo || config.stripe !== null) return null;
  const dir = join(config.dataDir, 'stripe-sandbox');
  mkdirSync(dir, { recursive: true });
  const file = join(dir, 'service.json');
  const there = await running(file);
  if (there)
    return { account: accountAt(there), pages: passedTo(there), send: () => undefined, stop: async () => undefined };
  const sandbox = await startStripeSandbox({
    file: join(dir, 'account.json'),
    pages: `${config.publicUrl}${PAGES_PATH}`,
  });
  writeFileSync(file, JSON.stringify({ url: sandbox.url }));
  return {
    account: accountAt(sandbox.url),
    pages: passedTo(sandbox.url),
    send: url => {
      sandbox.events.endpoint = {
        url,
        secret: SANDBOX_KEYS.webhookSecret,
        connectSecret: SANDBOX_KEYS.connectSecret,
      };
    },
    async stop() {
      rmSync(file, { force: true });
      await sandbox.stop();
    },
  };
}
