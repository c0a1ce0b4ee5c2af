import type { EntityManager } from 'typeorm';
import type { Ctx } from '../../platform/context';
import type { Vault } from '../../platform/crypto';
import { requirePro } from '../plans/plans';
import type { Signing } from '../verifactu/send/sending-services';
import type { CertificateKind, CertificateStatus } from './certificate.types';
import { Certificate } from './certificate.entity';
import { timeLeft } from './expiry';

/**
 * The certificate that a company sends with, decrypted: for the dispatcher only. Key and certificate in PEM, the leaf
 * first, then what leads to its root. null without one; throws Unreadable when it cannot be decrypted.
 */
export async function loadCertificate(
  em: EntityManager,
  vault: Vault,
  tenantId: string,
): Promise<(Signing & { notAfter: Date; installedAt: Date }) | null> {
  const row = await em.findOneBy(Certificate, { tenantId });
  if (!row) return null;
  const { keyId, sealed, kind, fingerprint, notAfter, createdAt: installedAt } = row;
  const { key, cert } = JSON.parse(vault.open(tenantId, 'certificate', { keyId, bytes: sealed })) as Signing;
  return { ok: true, key, cert, fingerprint, seal: kind === 'seal', notAfter, installedAt };
}

/** What may be known of the company's certificate. PRO only. */
export async function certificateStatus(em: EntityManager, ctx: Ctx): Promise<CertificateStatus> {
  const { tenantId } = ctx.me;
  await requirePro(em, tenantId);
  const row = await em.findOneBy(Certificate, { tenantId });
  if (!row) return { hasCertificate: false, isExpired: false, isExpiringSoon: false, represents: false };
  const { sealed: _sealed, kind, ...shown } = row;
  return {
    ...shown,
    kind: kind as CertificateKind,
    expiresAt: row.notAfter,
    hasCertificate: true,
    ...timeLeft(row.notAfter, ctx.now()),
  };
}
