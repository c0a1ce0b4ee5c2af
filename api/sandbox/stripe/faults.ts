import type { ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * What goes wrong with the next requests: `down` breaks the connection before anything is done, `cut` after it was
 * done, `error` answers 500, `broken` answers 500 and remembers it for the request's key, `slow` waits first, `hang`
 * never answers. `only`: requests whose method and path match; the others are answered as ever.
 */
export interface Fault {
  mode: 'down' | 'cut' | 'error' | 'broken' | 'slow' | 'hang';
  times: number;
  ms?: number;
  only?: RegExp;
}

export class Faults {
  private current: Fault | null = null;

  set(fault: Fault | null): void {
    this.current = fault;
  }

  take(request: string): Fault | null {
    const fault = this.current;
    if (fault?.only && !fault.only.test(request)) return null;
    if (fault && (fault.times -= 1) <= 0) this.current = null;
    return fault;
  }
}

export const BROKEN = { error: { type: 'api_error', message: 'An unknown error occurred' } };

/** True when the request is over: nothing is to be done for it. */
export async function before(fault: Fault | null, response: ServerResponse): Promise<boolean> {
  if (fault?.mode === 'slow') await pause(fault.ms ?? 1_000);
  if (fault?.mode === 'down') response.destroy();
  if (fault?.mode === 'error') {
    response.writeHead(500, { 'content-type': 'application/json' }).end(JSON.stringify(BROKEN));
  }
  return fault?.mode === 'down' || fault?.mode === 'error' || fault?.mode === 'hang';
}
