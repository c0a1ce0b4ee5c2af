import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { optionsFrom } from './options';
import { SANDBOX_KEYS } from './keys';
import { startStripeSandbox } from './service';

/** The variables that lead the product to a sandbox. */
const variablesFor = (url: string): Record<string, string> => ({
  STRIPE_API_BASE: url,
  STRIPE_SECRET_KEY: SANDBOX_KEYS.secretKey,
  STRIPE_WEBHOOK_SECRET: SANDBOX_KEYS.webhookSecret,
  STRIPE_CONNECT_WEBHOOK_SECRET: SANDBOX_KEYS.connectSecret,
  STRIPE_PRICE_BASIC: SANDBOX_KEYS.prices.basic,
  STRIPE_PRICE_PRO: SANDBOX_KEYS.prices.pro,
  STRIPE_PRICE_PRO_YEARLY: SANDBOX_KEYS.prices.proYearly,
  STRIPE_COUPON_STARTER: SANDBOX_KEYS.starterCoupon,
});

/** Starts the sandbox by hand and says in one line of JSON where it is and what the product must know. */
async function main(): Promise<void> {
  const options = optionsFrom(process.argv.slice(2));
  const dir = resolve(options.dir);
  mkdirSync(dir, { recursive: true });
  const sandbox = await startStripeSandbox({ file: join(dir, 'account.json'), port: options.port });
  sandbox.events.endpoint = {
    url: options.webhook,
    secret: SANDBOX_KEYS.webhookSecret,
    connectSecret: SANDBOX_KEYS.connectSecret,
  };
  const ready = { url: sandbox.url, webhook: options.webhook, dir, pid: process.pid, env: variablesFor(sandbox.url) };
  process.stdout.write(`${JSON.stringify(ready)}\n`);
  const stop = () => void sandbox.stop().then(() => process.exit(0));
  process.on('SIGTERM', stop).on('SIGINT', stop);
}

main().catch((error: unknown) => {
  const taken = (error as { code?: string }).code === 'EADDRINUSE';
  process.stderr.write(`${taken ? 'El puerto ya está en uso: elige otro con --port' : String(error)}\n`);
  process.exit(1);
});
