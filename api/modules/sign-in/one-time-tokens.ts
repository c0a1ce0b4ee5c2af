import { createHmac } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { LINK_HOURS } from '../../../schema/sign-in/link-hours';
import { hashToken } from '../../platform/auth';
import type { Ctx } from '../../platform/context';
import { newId } from '../../platform/ids';
import { OneTimeToken, SETS_PASSWORD, type TokenKind } from './one-time-token.entity';

/** When a token made at that moment stops working. */
export const expiryOf = (kind: TokenKind, made: Date): Date => new Date(made.getTime() + LINK_HOURS[kind] * 3_600_000);

/**
 * The secret of a token's row: HMAC of the master key and the row's id. Only its hash is kept; the worker that mails it
 * makes it again, so that no token lies in a queue.
 */
export const tokenOf = (appSecret: Buffer, id: string): string =>
  createHmac('sha256', appSecret).update(`one-time-token:${id}`).digest('base64url');

/** A new token for a user, or of kind data_request for a request over personal data; its older ones of that kind die. */
export async function makeToken(
  em: EntityManager,
  ctx: Ctx,
  kind: TokenKind,
  tenantId: string,
  subjectId: string,
): Promise<string> {
  const now = ctx.now();
  const id = newId(now.getTime());
  await em.delete(OneTimeToken, { tenantId, subjectId, kind });
  const hash = hashToken(tokenOf(ctx.services.appSecret, id));
  await em.insert(OneTimeToken, {
    id,
    hash,
    kind,
    tenantId,
    subjectId,
    createdAt: now,
    expiresAt: expiryOf(kind, now),
  });
  return id;
}

interface TokenRow {
  id: string;
  kind: TokenKind;
  tenantId: string;
  subjectId: string;
}

/**
 * Whose token this is; null: unknown, used, expired, or of another kind: what only proves an address must not set a
 * password.
 */
export async function findToken(
  em: EntityManager,
  token: string,
  now: Date,
  kinds: readonly TokenKind[],
): Promise<TokenRow | null> {
  const [row] = await em.query(
    'SELECT id, kind, tenant_id AS "tenantId", user_id AS "subjectId" FROM one_time_token_of($1) WHERE expires_at > $2',
    [hashToken(token), now],
  );
  return row && kinds.includes(row.kind) ? row : null;
}

/** Uses a token up, and with one that sets a password every other of its user. False when somebody was faster. */
export async function useToken(em: EntityManager, { id, kind, tenantId, subjectId }: TokenRow): Promise<boolean> {
  const { affected } = await em.delete(OneTimeToken, { id });
  if (affected !== 1) return false;
  if (SETS_PASSWORD.includes(kind)) await em.delete(OneTimeToken, { tenantId, subjectId });
  return true;
}
