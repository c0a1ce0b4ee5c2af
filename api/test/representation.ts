import { wordingFor } from '../modules/representation/wording';
import type { OperatorCertificate } from '../platform/config/config';
import { leaveRepresentation, type Person } from './build';
import type { TestApp } from './harness';
import { keptCertificate } from './servers/kept';
import { asSuperuser } from './superuser';

const DAY_MS = 86_400_000;
let made: OperatorCertificate | undefined;

/** The operator of this Folio sends from here on, with a certificate of its NIF that is in force for two years. */
export function offerRepresentation({ services }: TestApp, change: Partial<OperatorCertificate> = {}): void {
  if (!made) {
    const { nif, name } = services.operator;
    made = { nif, ...keptCertificate({ nif, name }), fingerprint: 'operator', seal: false };
  }
  services.operatorCertificate = { ...made, ...change };
}

export const ended = (): Partial<OperatorCertificate> => ({ notAfter: new Date(Date.now() - DAY_MS) });

/** The company lets the operator send, or nobody does; the hash of what it may accept. */
export async function arrangeRepresentation(app: TestApp, person: Person, inForce: boolean): Promise<string> {
  offerRepresentation(app);
  await asSuperuser(app.database, client =>
    client.query(
      'UPDATE app.representations SET withdrawn_at = accepted_at WHERE tenant_id = $1 AND withdrawn_at IS NULL',
      [person.tenantId],
    ),
  );
  if (inForce) await leaveRepresentation(app, person);
  const [{ name, nif }] = await app.services.db.read(person.tenantId, em =>
    em.query('SELECT name, nif FROM tenants WHERE tenant_id = $1', [person.tenantId]),
  );
  const { operator } = app.services;
  return wordingFor({ companyName: name, companyNif: nif, operatorName: operator.name, operatorNif: operator.nif })
    .hash;
}

/** Let, and withdrawn; its id. */
export async function leavePastRepresentation(app: TestApp, person: Person): Promise<string> {
  for (const inForce of [true, false]) await arrangeRepresentation(app, person, inForce);
  const [{ id }] = await app.services.db.read(person.tenantId, em =>
    em.query('SELECT id FROM representations ORDER BY accepted_at DESC LIMIT 1'),
  );
  return id;
}
