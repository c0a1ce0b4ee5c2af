import type { TraceTarget } from '../config/traces';
import type { Log } from '../log/log';
import { traceWith } from './traced';

/** Begins to trace. Without a target nothing of it is loaded. */
export function startTraces(target: TraceTarget | null, log: Log): { stop(): Promise<void> } {
  if (!target) return { stop: async () => undefined };
  const { Spans } = module.require('./tracer') as typeof import('./tracer');
  const { Exporter } = module.require('./exporter') as typeof import('./exporter');
  const spans = new Spans(new Exporter(target, log), target.ratio);
  traceWith(spans);
  return {
    async stop() {
      traceWith(null);
      await spans.stop();
    },
  };
}
