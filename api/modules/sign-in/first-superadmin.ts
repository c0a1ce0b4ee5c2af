import { IsNull, Like, type EntityManager } from 'typeorm';
import { fail } from '../../platform/config/values';
import type { Operator } from '../../platform/config/operator';
import { newId } from '../../platform/ids';
import { claimEmail } from './sign-in';
import { checkPassword, hashPassword } from './password-hash';
import { newTenant, Tenant, TenantStatus } from '../company/tenant.entity';
import { User, UserRole } from '../users/user.entity';
import { LoginIdentity } from './login-identity.entity';
import { SessionRow } from './session.entity';
import { DEMO_PASSWORD } from '../../platform/config/demo-password';

/** Held while the superadmin is made: of two processes that start at once the second finds it done. */
const LOCK = 7_305_012;
/** More superadmins than this are not looked at one by one. */
const MOST_SUPERADMINS = 50;

interface Superadmin {
  email: string;
  password: string;
}

async function ensurePlatform(em: EntityManager, now: Date, operator: Operator): Promise<string> {
  const there = await em.findOneBy(Tenant, { isPlatform: true });
  if (there) return there.id;
  const { name, nif, email, address } = operator;
  const tenant = newTenant({ name, nif, email, address, status: TenantStatus.active, isPlatform: true }, now);
  await em.insert(Tenant, tenant);
  return tenant.id;
}

/**
 * The configured superadmin and the company that runs this Folio, as the platform role. A superadmin who is there keeps
 * their password; an email that somebody else signs in with stops the start.
 */
export async function ensureSuperadmin(
  em: EntityManager,
  now: Date,
  { email, password }: Superadmin,
  operator: Operator,
): Promise<void> {
  await em.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
  const tenantId = await ensurePlatform(em, now, operator);
  const [holder] = await em.query(
    `SELECT u.role FROM login_identities i LEFT JOIN users u ON u.tenant_id = i.tenant_id AND u.id = i.user_id
       WHERE i.email = $1`,
    [email],
  );
  if (holder && holder.role !== UserRole.superadmin)
    fail('SUPERADMIN_EMAIL', `«${email}» ya es la cuenta de un usuario de una empresa; usa otra dirección`);
  if (holder) return;
  const user = Object.assign(new User(), {
    tenantId,
    id: newId(now.getTime()),
    name: 'Superadmin',
    email,
    role: UserRole.superadmin,
    passwordHash: await hashPassword(password),
    isTemporaryPassword: false,
    createdAt: now,
    lastLoginAt: null,
    emailVerifiedAt: null,
    deletedAt: null,
  });
  await em.insert(User, user);
  await claimEmail(em, email, user);
}

/**
 * Production is not served from a database that was once a demo: its accounts and their password stand in the
 * documentation. The configured superadmin is given the configured password in place of the demo's; anybody else's
 * stops the start.
 */
export async function refuseDemoAccounts(em: EntityManager, { email, password }: Superadmin): Promise<void> {
  const demo = await em.find(LoginIdentity, {
    where: { email: Like('%@demo.test') },
    order: { email: 'ASC' },
    take: 5,
  });
  if (demo.length > 0) {
    fail(
      'DATABASE_URL',
      `la base de datos tiene cuentas de la demostración (${demo.map(row => row.email).join(', ')}), de contraseña conocida; usa otra base de datos o bórralas`,
    );
  }
  const superadmins = await em.find(User, {
    where: { role: UserRole.superadmin, deletedAt: IsNull() },
    take: MOST_SUPERADMINS,
  });
  for (const superadmin of superadmins) {
    if (!(await checkPassword(superadmin.passwordHash, DEMO_PASSWORD))) continue;
    if (superadmin.email !== email)
      fail(
        'SUPERADMIN_EMAIL',
        `«${superadmin.email}» es superadmin con la contraseña de la demostración; arranca con esa dirección para que reciba la de SUPERADMIN_PASSWORD`,
      );
    await em.update(User, { id: superadmin.id }, { passwordHash: await hashPassword(password) });
    await em.delete(SessionRow, { userId: superadmin.id });
  }
}
