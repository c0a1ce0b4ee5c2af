import { newToken } from '../platform/auth';
import { buildCustomer, buildInvoice, buildProduct, buildSuperadmin, buildTenant, buildUser, setTenantStatus, type Person } from './build';
import type { Things, Viewer } from './access-matrix';
import type { TestApp } from './harness';

const PASSWORD = 'secreta-123';
type Status = 'active' | 'suspended' | 'cancelled';

/** Things made afresh at every call, also in a company that may not write: it is open while they are made. */
export function freshThings(app: TestApp, owner: Person, status: Status = 'active'): Things {
  const made = (make: () => Promise<{ id: string }>) => async () => {
    if (status !== 'active') await setTenantStatus(app, owner, 'active');
    const { id } = await make();
    if (status !== 'active') await setTenantStatus(app, owner, status);
    return id;
  };
  return {
    email: owner.email, password: PASSWORD,
    customer: made(() => buildCustomer(app, owner)), product: made(() => buildProduct(app, owner)),
    draft: made(() => buildInvoice(app, owner, { status: 'draft' })), issued: made(() => buildInvoice(app, owner)),
  };
}

/** Who asks and what they ask with. */
export interface Actor { token(): Promise<string | undefined>; things: Things }
export type Cast = Record<Exclude<Viewer, 'key'>, Actor>;

async function temporaryUser(app: TestApp, admin: Person): Promise<Person> {
  const user = await buildUser(app, admin);
  await app.services.db.tx(admin.tenantId, em => em.query('UPDATE users SET is_temporary_password = true WHERE tenant_id = $1 AND id = $2', [user.tenantId, user.userId]));
  return user;
}

/** A session of its own for every call, since some calls end it. */
async function anotherSession(app: TestApp, person: Person): Promise<string> {
  const { token, hash } = newToken();
  await app.services.db.global(em => em.query(
    `INSERT INTO sessions (token_hash, kind, tenant_id, user_id, created_at, last_used_at, expires_at) VALUES ($1, 'user', $2, $3, now(), now(), now() + interval '1 day')`,
    [hash, person.tenantId, person.userId]));
  return token;
}

/** Everybody of the access matrix. `admin` is company A's; the anonymous and the superadmin ask after `theirs`. */
export async function castOf(app: TestApp, admin: Person, theirs: Things): Promise<Cast> {
  const own = freshThings(app, admin);
  const asking = (person: Person, things: Things): Actor => ({ token: () => anotherSession(app, person), things });
  const closed = async (status: Status): Promise<Actor> => {
    const person = await buildTenant(app);
    await setTenantStatus(app, person, status);
    return asking(person, freshThings(app, person, status));
  };
  // Public operations are theirs to call, with an account that exists.
  const strangers = { ...theirs, email: own.email, password: own.password };
  return {
    anonymous: { token: async () => undefined, things: strangers },
    ghost: { token: async () => newToken().token, things: strangers },
    user: asking(await buildUser(app, admin), own),
    admin: asking(admin, own),
    superadmin: asking(await buildSuperadmin(app), strangers),
    suspended: await closed('suspended'),
    cancelled: await closed('cancelled'),
    temporary: asking(await temporaryUser(app, admin), own),
  };
}
