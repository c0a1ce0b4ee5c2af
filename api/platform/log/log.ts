import pino, { type DestinationStream, type Logger } from 'pino';
import { loggedError } from './logged-error';

export type Log = Logger;

const SECRET_PATHS = [
  'password',
  'currentPassword',
  'newPassword',
  'token',
  'authorization',
  'req.headers.authorization',
  '*.password',
  '*.token',
  '*.authorization',
  '*.passwordHash',
];

function standardOutput(): DestinationStream {
  const stream = pino.destination({ dest: 1, sync: false });
  stream.on('error', () => {
    /* a full disk or a closed pipe must not take the service down */
  });
  return stream;
}

/** JSON lines on standard output; a logger that cannot write never stops a request. */
export function createLog(level: string, stream: DestinationStream = standardOutput()): Log {
  return pino(
    {
      level,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: { paths: SECRET_PATHS, censor: '***' },
      serializers: { err: error => loggedError(error) },
    },
    stream,
  );
}
