import type { EntityManager } from 'typeorm';
import type { Vault } from '../../platform/crypto';

/** A company's certificate, decrypted: for the dispatcher only. */
export interface StoredCertificate {
  /** PEM. */
  key: string;
  /** PEM: the leaf first, then what leads to its root. */
  cert: string;
  fingerprint: string;
  seal: boolean;
  notAfter: Date;
}

interface Row { key_id: string; sealed: Buffer; fingerprint: string; kind: string; not_after: Date }

/** The certificate that a company sends with; null without one. Throws Unreadable when it cannot be decrypted. */
export async function loadCertificate(em: EntityManager, vault: Vault, tenantId: string): Promise<StoredCertificate | null> {
  const [row]: Row[] = await em.query('SELECT key_id, sealed, fingerprint, kind, not_after FROM certificates WHERE tenant_id = $1', [tenantId]);
  if (!row) return null;
  const { key, cert } = JSON.parse(vault.open(tenantId, 'certificate', { keyId: row.key_id, bytes: row.sealed })) as Pick<StoredCertificate, 'key' | 'cert'>;
  return { key, cert, fingerprint: row.fingerprint, seal: row.kind === 'seal', notAfter: row.not_after };
}
