import { textOf } from './answer';
import type { AeatDelivery } from './delivery';

interface Envelope {
  Envelope?: { Body?: { Fault?: Record<string, unknown> } };
}
interface Read {
  faultcode?: unknown;
  faultstring?: unknown;
  Code?: { Value?: unknown };
  Reason?: { Text?: unknown };
}

/**
 * A SOAP fault in what the parser threw; null: it threw for another reason. An unnamed side is theirs, since those are
 * tried again.
 */
export function faultOf(thrown: unknown, raw: string): Extract<AeatDelivery, { kind: 'fault' }> | null {
  const fault: Read | undefined = (thrown as { root?: Envelope } | null)?.root?.Envelope?.Body?.Fault;
  if (!fault) return null;
  const side = /^([^:]*:)?(Client|Sender|MustUnderstand|VersionMismatch)\b/i.test(
    textOf(fault.faultcode) ?? textOf(fault.Code?.Value) ?? '',
  )
    ? 'client'
    : 'server';
  const text = (textOf(fault.faultstring) ?? textOf(fault.Reason?.Text) ?? '').replace(/\s+/g, ' ');
  const code = /C[oó]digo\s*\[\s*(-?\d{1,9})\s*\]/i.exec(text)?.[1];
  return { kind: 'fault', side, code: code === undefined ? null : Number(code), text, raw };
}
