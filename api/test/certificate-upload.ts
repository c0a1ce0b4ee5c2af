import { buildTenant, setSubscription, type Person } from './build';
import type { TestApp } from './harness';
import { makeLeaf } from './leaf';
import type { Variables } from './house/operations';
import { writeP12 } from './p12';

let file: string | undefined;

/** An upload that is right for the company of the tests. */
export function certificateUpload(): Variables {
  if (!file) {
    const leaf = makeLeaf();
    file = writeP12({ keys: [leaf.key], certificates: [leaf], password: 'clave' }).toString('base64');
  }
  return { certificate: file, password: 'clave', represents: true };
}

/**
 * A certificate as if it had been uploaded, in the place of the one before; with what it holds nothing can be signed.
 */
export async function buildCertificate(
  app: TestApp,
  { tenantId, userId }: Person,
  given: { notAfter?: Date } = {},
): Promise<string> {
  const { vault } = app.services;
  const now = app.services.now();
  const sealed = vault.seal(tenantId, 'certificate', JSON.stringify({ key: '', cert: '' }));
  await app.services.db.tx(tenantId, async em => {
    await em.query('DELETE FROM certificates WHERE tenant_id = $1', [tenantId]);
    await em.query(
      `INSERT INTO certificates (tenant_id, key_id, sealed, kind, holder_name, holder_nif, company_name, company_nif, issuer, serial, fingerprint, not_before, not_after, represents, uploaded_by, created_at)
       VALUES ($1, $2, $3, 'representative', 'ANA PÉREZ', '48213960A', 'ESTUDIO MAREA, S.L.', 'B98241573', 'AC Representación', '1', 'f', $4, $5, false, $6, $4)`,
      [tenantId, sealed.keyId, sealed.bytes, now, given.notAfter ?? new Date(now.getTime() + 365 * 86_400_000), userId],
    );
  });
  return tenantId;
}

/** A company that sends, and its admin: PRO, with a certificate with which nothing can be signed. */
export async function buildSender(app: TestApp, given: Parameters<typeof buildTenant>[1] = {}): Promise<Person> {
  const person = await buildTenant(app, given);
  await setSubscription(app, person, { plan: 'pro', status: 'active' });
  await buildCertificate(app, person);
  return person;
}
