import type { Ctx } from '../context';
import type { AppError, Code } from '../errors';

/** What those who watch over the service want to count. */
type SecurityEvent = 'sign_in_failed' | 'password_refused' | 'link_refused' | 'refused';

interface Of {
  tenantId?: string | null;
  userId?: string | null;
  apiKeyId?: string | null;
  code?: string;
  operation?: string;
}

/**
 * A line of the log with `security`: who, in which company, from where. Never what they typed: a password may stand in
 * the email's field.
 */
export function logSecurity({ services, caller, viewer }: Ctx, security: SecurityEvent, of: Of = {}): void {
  const { tenantId, userId, apiKeyId } = { ...viewer, ...of };
  services.log.warn(
    {
      security,
      tenantId: tenantId ?? null,
      userId: userId ?? null,
      apiKeyId: apiKeyId ?? null,
      ip: caller.ip,
      requestId: caller.requestId,
      ...(of.code && { code: of.code }),
      ...(of.operation && { operation: of.operation }),
    },
    'seguridad',
  );
}

const REFUSALS: Code[] = ['UNAUTHENTICATED', 'FORBIDDEN', 'PASSWORD_CHANGE_REQUIRED', 'RATE_LIMITED'];

/**
 * The refusal of an operation, where it is one of who may or how often. Nobody's call without a token is no event:
 * every visitor makes it.
 */
export function logRefusal(ctx: Ctx, { code }: AppError, operation: string): void {
  const strangers = code === 'UNAUTHENTICATED' && ctx.caller.authorization === undefined;
  if (REFUSALS.includes(code) && !strangers) logSecurity(ctx, 'refused', { code, operation });
}
