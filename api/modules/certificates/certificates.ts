import type { EntityManager } from 'typeorm';
import type { Ctx } from '../../platform/context';
import type { Vault } from '../../platform/crypto';
import { requirePro } from '../plans/plans';
import type { CertificateStatus } from './certificate.types';
import { Certificate } from './certificate.entity';

/** A company's certificate, decrypted: for the dispatcher only. */
export interface StoredCertificate {
  /** PEM. */
  key: string;
  /** PEM: the leaf first, then what leads to its root. */
  cert: string;
  fingerprint: string;
  seal: boolean;
  notAfter: Date;
  installedAt: Date;
}

/** The certificate that a company sends with; null without one. Throws Unreadable when it cannot be decrypted. */
export async function loadCertificate(
  em: EntityManager,
  vault: Vault,
  tenantId: string,
): Promise<StoredCertificate | null> {
  const row = await em.findOneBy(Certificate, { tenantId });
  if (!row) return null;
  const { key, cert } = JSON.parse(
    vault.open(tenantId, 'certificate', { keyId: row.keyId, bytes: row.sealed }),
  ) as Pick<StoredCertificate, 'key' | 'cert'>;
  return {
    key,
    cert,
    fingerprint: row.fingerprint,
    seal: row.kind === 'seal',
    notAfter: row.notAfter,
    installedAt: row.createdAt,
  };
}

const DAY_MS = 86_400_000;
/** Fewer days than these are worth a warning. */
const SOON_DAYS = 30;

const NONE: CertificateStatus = {
  hasCertificate: false,
  expiresAt: null,
  daysUntilExpiration: null,
  isExpired: false,
  isExpiringSoon: false,
  holderName: null,
  holderNif: null,
  companyName: null,
  companyNif: null,
  kind: null,
  issuer: null,
  represents: false,
};

/** What may be known of the company's certificate. PRO only. */
export async function certificateStatus(em: EntityManager, ctx: Ctx): Promise<CertificateStatus> {
  const { tenantId } = ctx.me;
  await requirePro(em, tenantId);
  const row = await em.findOneBy(Certificate, { tenantId });
  if (!row) return NONE;
  const { holderName, holderNif, companyName, companyNif, issuer, represents, notAfter } = row;
  const left = notAfter.getTime() - ctx.now().getTime();
  const days = Math.ceil(left / DAY_MS) || 0;
  return {
    holderName,
    holderNif,
    companyName,
    companyNif,
    kind: row.kind as CertificateStatus['kind'],
    issuer,
    represents,
    expiresAt: notAfter,
    hasCertificate: true,
    daysUntilExpiration: days,
    isExpired: left <= 0,
    isExpiringSoon: left > 0 && days < SOON_DAYS,
  };
}
