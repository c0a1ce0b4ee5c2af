import type { ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * What goes wrong with the next requests: `down` breaks the connection before anything is done, `cut` after it was done,
 * `error` answers 500, `slow` waits first, `hang` never answers.
 */
export interface Fault { mode: 'down' | 'cut' | 'error' | 'slow' | 'hang'; times: number; ms?: number }

export class Faults {
  private current: Fault | null = null;

  set(fault: Fault | null): void {
    this.current = fault;
  }

  take(): Fault | null {
    const fault = this.current;
    if (fault && (fault.times -= 1) <= 0) this.current = null;
    return fault;
  }
}

/** True when the request is over: nothing is to be done for it. */
export async function before(fault: Fault | null, response: ServerResponse): Promise<boolean> {
  if (fault?.mode === 'slow') await pause(fault.ms ?? 1_000);
  if (fault?.mode === 'down') response.destroy();
  if (fault?.mode === 'error') {
    response.writeHead(500, { 'content-type': 'application/json' }).end('{"error":{"type":"api_error","message":"An unknown error occurred"}}');
  }
  return fault?.mode === 'down' || fault?.mode === 'error' || fault?.mode === 'hang';
}
