import { Not, type EntityManager } from 'typeorm';
import { ConfigError } from '../../platform/config/config';
import { Unreadable, type Vault } from '../../platform/crypto';
import type { Db } from '../../platform/database/db';
import { Certificate } from './certificate.entity';

/**
 * Refuses a start with a key that cannot open what is stored: it would only be noticed when something has to be sent.
 */
export async function checkKeys(db: Db, vault: Vault): Promise<void> {
  const used: { key_id: string; count: number }[] = await db.acrossTenants('which keys certificates lie under', em =>
    em.query('SELECT key_id, count(*)::int AS count FROM certificates GROUP BY key_id'),
  );
  const lost = used.filter(({ key_id: keyId }) => !vault.knows(keyId)).reduce((sum, { count }) => sum + count, 0);
  if (lost > 0)
    throw new ConfigError(
      `APP_SECRET: certificados cifrados con otra clave: ${lost}; pon la clave anterior en APP_SECRET_PREVIOUS`,
    );
}

async function sealAgain(em: EntityManager, vault: Vault, tenantId: string): Promise<void> {
  const row = await em.findOne(Certificate, {
    where: { tenantId, keyId: Not(vault.keyId) },
    lock: { mode: 'pessimistic_write' },
  });
  if (!row) return;
  const opened = vault.open(tenantId, 'certificate', { keyId: row.keyId, bytes: row.sealed });
  const { keyId, bytes: sealed } = vault.seal(tenantId, 'certificate', opened);
  await em.update(Certificate, { tenantId }, { keyId, sealed });
}

/**
 * Encrypts with the present key whatever another one has encrypted, company by company: it may be broken off and run
 * again, while Folio serves. `lost`: what no key at hand opens; it stays as it is.
 */
export async function rotateKeys(db: Db, vault: Vault): Promise<{ done: number; lost: number }> {
  const old = await db.acrossTenants('which keys certificates lie under', em =>
    em.find(Certificate, { select: { tenantId: true }, where: { keyId: Not(vault.keyId) } }),
  );
  let lost = 0;
  for (const { tenantId } of old) {
    await db
      .tx(tenantId, em => sealAgain(em, vault, tenantId))
      .catch((error: unknown) => {
        if (!(error instanceof Unreadable)) throw error;
        lost += 1;
      });
  }
  return { done: old.length - lost, lost };
}
