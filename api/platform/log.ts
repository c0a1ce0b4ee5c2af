import pino, { type Logger } from 'pino';

export type Log = Logger;

const SECRET_PATHS = ['password', 'currentPassword', 'newPassword', 'token', 'authorization', 'req.headers.authorization', '*.password', '*.token', '*.authorization', '*.passwordHash'];

/** JSON lines on standard output; a logger that cannot write never stops a request. */
export function createLog(level: string): Log {
  const stream = pino.destination({ dest: 1, sync: false });
  stream.on('error', () => { /* a full disk or a closed pipe must not take the service down */ });
  return pino({ level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime, redact: { paths: SECRET_PATHS, censor: '***' } }, stream);
}
