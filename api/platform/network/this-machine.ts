import type { IncomingMessage } from 'node:http';
import { isLoopback } from './loopback';

const FORWARDING = /^(x-forwarded(-.+)?|forwarded|via|x-real-ip|x-client-ip|true-client-ip|[\w-]+-connecting-ip)$/;

function hostOf({ headers }: IncomingMessage): string {
  try {
    return new URL(`http://${headers.host ?? ''}`).hostname;
  } catch {
    return '';
  }
}

/**
 * True for a request made on this machine, to this machine, by nobody in between. A proxy on the same machine connects
 * from loopback too: it is known by what it adds, or by the name that the browser asked for.
 */
export const isOfThisMachine = (req: IncomingMessage): boolean =>
  isLoopback(req.socket.remoteAddress ?? '') &&
  isLoopback(hostOf(req)) &&
  !Object.keys(req.headers).some(name => FORWARDING.test(name));
