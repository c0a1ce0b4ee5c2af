import type { Request, Response } from 'express';
import { newRequestId, type Caller } from '../platform/context';
import { AppError, present, STATUS } from '../platform/errors';
import type { Log } from '../platform/log/log';

/** Gives the request its id, in the answer too. */
export function requestIdOf(res: Response): string {
  const given = res.getHeader('X-Request-Id');
  if (typeof given === 'string') return given;
  const id = newRequestId();
  res.setHeader('X-Request-Id', id);
  return id;
}

export function callerOf(req: Request, res: Response): Caller {
  return {
    authorization: req.headers.authorization,
    ip: req.ip ?? '',
    device: req.headers['user-agent']?.slice(0, 200) ?? null,
    requestId: requestIdOf(res),
    idempotencyKey: req.header('Idempotency-Key'),
  };
}

/** The refusals of express and its body parser in our words. */
export function ofExpress(error: unknown): unknown {
  if (error instanceof AppError) return error;
  const { type } = (error ?? {}) as { type?: string };
  if (type === 'entity.too.large' || type === 'parameters.too.many')
    return new AppError('PAYLOAD_TOO_LARGE', 'El cuerpo de la petición es demasiado grande');
  if (type === 'encoding.unsupported' || type === 'charset.unsupported')
    return new AppError('UNSUPPORTED_MEDIA_TYPE', 'El cuerpo debe ser JSON en UTF-8, sin comprimir');
  if (type?.startsWith('entity.') || type?.startsWith('request.'))
    return new AppError('BAD_USER_INPUT', 'El cuerpo no es JSON válido');
  if (error instanceof URIError) return new AppError('BAD_USER_INPUT', 'La dirección no es válida');
  return error;
}

const errorBody = (refusal: AppError) => ({
  error: refusal.message,
  code: refusal.code,
  ...(refusal.fields && { fields: refusal.fields }),
});

/**
 * Any error as JSON, the facade's unless `body` says otherwise; what is not for the caller goes to the log with the
 * request's id.
 */
export function sendError(
  res: Response,
  error: unknown,
  log: Log,
  body: (refusal: AppError) => unknown = errorBody,
): void {
  const cause = ofExpress(error);
  const refusal = present(cause);
  if (refusal.code === 'INTERNAL' && !(cause instanceof AppError))
    log.error({ requestId: requestIdOf(res), err: cause }, 'error interno');
  if (res.headersSent) {
    res.destroy();
    return;
  }
  if (refusal.retryAfter) res.setHeader('Retry-After', String(refusal.retryAfter));
  res.status(STATUS[refusal.code]).json(body(refusal));
}
