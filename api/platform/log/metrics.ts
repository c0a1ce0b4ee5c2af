import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

/** Prometheus figures of this process. */
export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'folio_http_request_seconds',
    help: 'Duration of HTTP requests by door and status.',
    labelNames: ['door', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  return { registry, requests };
}

export type Metrics = ReturnType<typeof createMetrics>;
