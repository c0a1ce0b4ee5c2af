import type { EntityManager } from 'typeorm';
import type { Ctx } from '../../platform/context';
import type { Vault } from '../../platform/crypto';
import { requirePro } from '../plans/plans';
import type { CertificateStatus } from './certificate.types';

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

interface Row {
  key_id: string;
  sealed: Buffer;
  fingerprint: string;
  kind: string;
  not_after: Date;
  created_at: Date;
}

/** The certificate that a company sends with; null without one. Throws Unreadable when it cannot be decrypted. */
export async function loadCertificate(
  em: EntityManager,
  vault: Vault,
  tenantId: string,
): Promise<StoredCertificate | null> {
  const [row]: Row[] = await em.query(
    'SELECT key_id, sealed, fingerprint, kind, not_after, created_at FROM certificates WHERE tenant_id = $1',
    [tenantId],
  );
  if (!row) return null;
  const { key, cert } = JSON.parse(
    vault.open(tenantId, 'certificate', { keyId: row.key_id, bytes: row.sealed }),
  ) as Pick<StoredCertificate, 'key' | 'cert'>;
  return {
    key,
    cert,
    fingerprint: row.fingerprint,
    seal: row.kind === 'seal',
    notAfter: row.not_after,
    installedAt: row.created_at,
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
  const [row] = await em.query(
    `SELECT holder_name AS "holderName", holder_nif AS "holderNif", company_name AS "companyName", company_nif AS "companyNif", kind, issuer, represents, not_after AS "expiresAt"
       FROM certificates WHERE tenant_id = $1`,
    [tenantId],
  );
  if (!row) return NONE;
  const left = (row.expiresAt as Date).getTime() - ctx.now().getTime();
  const days = Math.ceil(left / DAY_MS) || 0;
  return {
    ...row,
    hasCertificate: true,
    daysUntilExpiration: days,
    isExpired: left <= 0,
    isExpiringSoon: left > 0 && days < SOON_DAYS,
  };
}
