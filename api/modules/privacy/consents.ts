import { IsNull, type EntityManager } from 'typeorm';
import type { Ctx } from '../../platform/context';
import { newId } from '../../platform/ids';
import { logActivity } from '../activity/activity';
import { Consent, type ConsentType } from './consent.entity';
import { activePolicy } from './policies';

/** Of a person's history at most so many are shown, the active ones and then the newest. */
export const MOST_CONSENTS = 200;

const NAMES: Record<ConsentType, string> = {
  marketing: 'comunicaciones comerciales',
  analytics: 'análisis de uso',
  data_processing: 'tratamientos opcionales',
  third_party: 'cesión a terceros',
};

const own = ({ user }: Ctx) => ({ tenantId: user.tenantId, userId: user.userId });

/** What the signed-in person allows and has allowed. */
export const listConsents = (em: EntityManager, ctx: Ctx): Promise<Consent[]> =>
  em.find(Consent, {
    where: own(ctx),
    order: { revokedAt: { direction: 'DESC', nulls: 'FIRST' }, grantedAt: 'DESC' },
    take: MOST_CONSENTS,
  });

const findActive = (em: EntityManager, ctx: Ctx, consentType: ConsentType) =>
  em.findOneBy(Consent, { ...own(ctx), consentType, revokedAt: IsNull() });

/** Given once more, it is the one that is there already. */
export async function grantConsent(em: EntityManager, ctx: Ctx, consentType: ConsentType): Promise<Consent> {
  const policy = await activePolicy(em, ctx.now());
  const id = newId(ctx.now().getTime());
  const inserted = await em.query(
    `INSERT INTO consents (tenant_id, id, user_id, consent_type, granted, granted_at, version, policy_hash, granted_ip)
     VALUES ($1, $2, $3, $4, true, $5, $6, $7, $8) ON CONFLICT DO NOTHING RETURNING 1`,
    [ctx.user.tenantId, id, ctx.user.userId, consentType, ctx.now(), policy.version, policy.hash, ctx.caller.ip],
  );
  if (inserted.length > 0) {
    await logActivity(em, ctx, {
      action: 'consent_granted',
      entityType: 'consent',
      entityId: id,
      description: `Consentimiento concedido: ${NAMES[consentType]}`,
    });
  }
  return (await findActive(em, ctx, consentType))!;
}

/** Withdrawn once more, it is the one that was withdrawn last; null where it was never given. */
export async function revokeConsent(em: EntityManager, ctx: Ctx, consentType: ConsentType): Promise<Consent | null> {
  const [[revoked]] = await em.query(
    `UPDATE consents SET revoked_at = greatest($4::timestamptz, granted_at), revoked_ip = $5
      WHERE tenant_id = $1 AND user_id = $2 AND consent_type = $3 AND revoked_at IS NULL RETURNING id`,
    [ctx.user.tenantId, ctx.user.userId, consentType, ctx.now(), ctx.caller.ip],
  );
  if (revoked) {
    await logActivity(em, ctx, {
      action: 'consent_revoked',
      entityType: 'consent',
      entityId: revoked.id,
      description: `Consentimiento retirado: ${NAMES[consentType]}`,
    });
  }
  return em.findOne(Consent, { where: { ...own(ctx), consentType }, order: { revokedAt: 'DESC' } });
}
