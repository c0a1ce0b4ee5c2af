import Stripe from 'stripe';
import type { StripeAccount } from '../../platform/config/config';
import { failureOf } from './failure';

/** Answers are written for this version, whatever the account's own is. */
const API_VERSION = '2026-10-28.endive';
const TIMEOUT_MS = 10_000;
const RETRIES = 2;

/** Stripe's own library, to the account that it is given. */
export function client({ secretKey, apiBase }: StripeAccount): Stripe {
  const base = apiBase === null ? null : new URL(apiBase);
  return new Stripe(secretKey, {
    apiVersion: API_VERSION,
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    ...(base && {
      host: base.hostname,
      port: base.port || (base.protocol === 'https:' ? 443 : 80),
      protocol: base.protocol === 'https:' ? 'https' : 'http',
    }),
  });
}

/** What fails is thrown as StripeSilent, StripeRefused or CardRefused. */
export async function asked<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw failureOf(error);
  }
}
