import { GraphQLError } from 'graphql';

/** Codes of both doors and their HTTP status. */
export const STATUS = {
  BAD_USER_INPUT: 400,
  UNAUTHENTICATED: 401,
  PLAN_REQUIRED: 402,
  FORBIDDEN: 403,
  PASSWORD_CHANGE_REQUIRED: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  CONFLICT: 409,
  PAYLOAD_TOO_LARGE: 413,
  URI_TOO_LONG: 414,
  UNSUPPORTED_MEDIA_TYPE: 415,
  RATE_LIMITED: 429,
  INTERNAL: 500,
  UPSTREAM_UNAVAILABLE: 502,
  UNAVAILABLE: 503,
} as const;

export type Code = keyof typeof STATUS;
/** Field path ("lines.0.price") → message in Spanish. */
export type Fields = Record<string, string>;

/** A refusal in our own words: what the caller may read. */
export class AppError extends Error {
  constructor(
    readonly code: Code,
    message: string,
    readonly fields?: Fields,
    readonly retryAfter?: number,
  ) {
    super(message);
  }
}

/** Bad input on one field. */
export const badField = (field: string, message: string) =>
  new AppError('BAD_USER_INPUT', message, { [field]: message });
export const notFound = (message: string) => new AppError('NOT_FOUND', message);
export const conflict = (message: string, fields?: Fields) => new AppError('CONFLICT', message, fields);

const OUTAGE_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '25P03',
  '55P03',
]);

/** True when the database cannot be reached or does not answer in time, whatever library says so. */
export function isOutage(error: unknown): boolean {
  // Not instanceof Error: node's own errors may come from another realm.
  const { code, name, message } = (error ?? {}) as Partial<Error> & { code?: unknown };
  if (typeof code === 'string' && (OUTAGE_CODES.has(code) || /^08/.test(code) || /^58/.test(code) || /^53/.test(code)))
    return true;
  return /Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client has encountered a connection error|not queryable|Cannot use a pool after calling end|DataSource is not initialized|CannotExecuteNotConnected|Client was closed/i.test(
    `${name} ${message}`,
  );
}

/** What a caller reads of any error: never a stack, SQL or path. */
export function present(error: unknown): AppError {
  const cause = error instanceof GraphQLError && error.originalError ? error.originalError : error;
  if (cause instanceof AppError) return cause;
  if (isOutage(cause))
    return new AppError(
      'UNAVAILABLE',
      'El servicio no está disponible en este momento. Inténtalo de nuevo en unos segundos.',
      undefined,
      2,
    );
  // A document that graphql itself refuses: syntax, unknown fields, limits.
  if (cause instanceof GraphQLError && !cause.path)
    return new AppError('BAD_USER_INPUT', `Consulta no válida: ${cause.message}`);
  return new AppError('INTERNAL', 'Error interno');
}

/** The reader of a stream left before its end: nobody's failure. */
export const hasLeft = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ERR_STREAM_PREMATURE_CLOSE';
