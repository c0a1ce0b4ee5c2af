import type { ExecutionResult } from 'graphql';
import { present, type Code } from '../platform/errors';
import { operationSeconds, refusals } from '../platform/log/metrics';
import { traced } from '../platform/trace/traced';
import type { Asked } from './operation';

/** Under which name an operation is counted: its root field, which the schema has. */
function nameOf({ fields, root }: Asked): string {
  if (fields.size > 1) return 'several';
  const [nodes] = fields.values();
  const name = nodes?.[0]?.name.value ?? '';
  return Object.hasOwn(root.getFields(), name) ? name : 'other';
}

export const countRefusal = (code: Code): void => refusals.inc({ code });

/** Counts how long an operation takes, its place in a queue included, and what it refuses. */
export async function measured(asked: Asked, work: () => Promise<ExecutionResult>): Promise<ExecutionResult> {
  const name = nameOf(asked);
  const from = performance.now();
  try {
    const result = await traced({ name: `operation ${name}`, kind: 'internal' }, work);
    for (const { extensions } of result.errors ?? []) countRefusal(extensions.code as Code);
    return result;
  } catch (error) {
    countRefusal(present(error).code);
    throw error;
  } finally {
    operationSeconds.observe({ operation: name }, (performance.now() - from) / 1_000);
  }
}
