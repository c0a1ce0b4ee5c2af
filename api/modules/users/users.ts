import { IsNull, type EntityManager } from 'typeorm';
import type { Ctx } from '../../platform/context';
import { AppError, badField, conflict, notFound } from '../../platform/errors';
import { checkId } from '../../platform/ids';
import { optionalWindow, pagination } from '../../platform/graphql/page';
import type { PageArgs } from '../../platform/graphql/search-args';
import { logActivity } from '../activity/activity';
import { queueMail } from '../mail/mails';
import { claimEmail, emailKey } from '../sign-in/sign-in';
import { endApiKeysOf } from '../api-keys/api-keys';
import { withinInvitations } from './invitation-limits';
import { expiryOf, makeToken } from '../sign-in/one-time-tokens';
import { CompanyRole, roleOf, User, UserRole } from './user.entity';
import type { NewUserInput, UserInput } from './users.inputs';
import { CompanyUser, type CompanyUserPage, type InvitationStatus } from './users.types';
import { LoginIdentity } from '../sign-in/login-identity.entity';
import { OneTimeToken } from '../sign-in/one-time-token.entity';
import { SessionRow } from '../sign-in/session.entity';

/** Of the caller's company, and not deleted. */
export async function findUser(em: EntityManager, ctx: Ctx, id: string): Promise<User> {
  const user = await em.findOneBy(User, { tenantId: ctx.user.tenantId, id: checkId(id), deletedAt: IsNull() });
  if (!user) throw notFound('Usuario no encontrado');
  return user;
}

/** Locks the company's admins: of two who demote each other at once, the second no longer is one. */
async function lockAdmins(em: EntityManager, ctx: Ctx): Promise<string[]> {
  const { tenantId, userId } = ctx.user;
  const admins: { id: string }[] = await em.query(
    `SELECT id FROM users WHERE tenant_id = $1 AND role = 'admin' AND deleted_at IS NULL ORDER BY id
       FOR UPDATE`,
    [tenantId],
  );
  const ids = admins.map(admin => admin.id);
  if (!ids.includes(userId)) throw new AppError('FORBIDDEN', 'No tienes permiso para hacer esto');
  return ids;
}

/** By an admin, of somebody else, and never so that none is left. */
async function checkMayChange(em: EntityManager, ctx: Ctx, user: User, losesAdmin: boolean): Promise<void> {
  const admins = await lockAdmins(em, ctx);
  if (user.id === ctx.user.userId) throw conflict('No puedes cambiar ni eliminar tu propio usuario');
  if (losesAdmin && user.role === UserRole.admin && admins.length === 1)
    throw conflict('Es el último administrador: nombra antes a otro');
}

/** The company's users by name, with what became of their invitations. */
export async function listUsers(em: EntityManager, ctx: Ctx, args: PageArgs): Promise<CompanyUserPage> {
  const { tenantId } = ctx.user;
  const window = optionalWindow(args.page, args.limit);
  const [users, total] = await em.findAndCount(User, {
    where: { tenantId, deletedAt: IsNull() },
    order: { name: 'ASC', email: 'ASC' },
    skip: window.offset,
    take: window.limit,
  });
  const mails: Invited[] = await em.query(
    `SELECT DISTINCT ON (user_id) user_id, status, created_at, sent_at FROM mails
      WHERE tenant_id = $1 AND user_id = ANY($2) AND kind = 'invitation'
        ORDER BY user_id, created_at DESC`,
    [tenantId, users.map(user => user.id)],
  );
  const invited = new Map(mails.map(mail => [mail.user_id, mail]));
  const items = users.map(user => asCompanyUser(user, user.isTemporaryPassword ? invited.get(user.id) : undefined));
  return { items, pagination: pagination(window, total) };
}

interface Invited {
  user_id: string;
  status: InvitationStatus;
  created_at: Date;
  sent_at: Date | null;
}

// The link's token is made with the mail's row, in the same moment.
const asCompanyUser = (user: User, mail?: Invited): CompanyUser =>
  Object.assign(new CompanyUser(), user, {
    invitation: mail?.status ?? null,
    invitationSentAt: mail?.sent_at ?? null,
    invitationExpiresAt: mail ? expiryOf('invitation', mail.created_at) : null,
  });

/** A new user without a password: the invitation's link lets them set one. */
export async function createUser(em: EntityManager, ctx: Ctx, input: NewUserInput, id: string): Promise<User> {
  const user = Object.assign(new User(), {
    tenantId: ctx.user.tenantId,
    id,
    name: input.name.trim(),
    email: emailKey(input.email),
    role: roleOf(input.role),
    passwordHash: null,
    isTemporaryPassword: true,
    createdAt: ctx.now(),
    lastLoginAt: null,
    emailVerifiedAt: null,
    deletedAt: null,
  });
  await em.insert(User, user);
  await claimEmail(em, user.email, user, 'Ya hay una cuenta con este email: invita a esa persona con otro');
  await invite(em, ctx, user);
  await logActivity(em, ctx, {
    action: 'create',
    entityType: 'user',
    entityId: id,
    description: `Usuario creado con rol ${user.role}`,
    riskLevel: 'high',
  });
  return user;
}

export async function updateUser(em: EntityManager, ctx: Ctx, id: string, input: UserInput): Promise<User> {
  const user = await findUser(em, ctx, id);
  await checkMayChange(em, ctx, user, input.role !== CompanyRole.admin);
  if (input.email && emailKey(input.email) !== user.email) throw badField('email', 'El email no se puede cambiar');
  const change = { name: input.name.trim(), role: roleOf(input.role) };
  await em.update(User, { tenantId: user.tenantId, id: user.id }, change);
  if (user.role === UserRole.admin && change.role !== UserRole.admin) await endApiKeysOf(em, ctx, user.id);
  await logActivity(em, ctx, {
    action: 'update',
    entityType: 'user',
    entityId: user.id,
    description: `Usuario actualizado, rol ${change.role}`,
    riskLevel: 'high',
  });
  return Object.assign(user, change);
}

/** Deletes a user: their sessions and links end, their email is free again; what they did keeps their name. */
export async function deleteUser(em: EntityManager, ctx: Ctx, id: string): Promise<boolean> {
  const user = await findUser(em, ctx, id);
  await checkMayChange(em, ctx, user, true);
  const theirs = { tenantId: user.tenantId, userId: user.id };
  await em.update(User, { tenantId: user.tenantId, id: user.id }, { deletedAt: ctx.now() });
  await endApiKeysOf(em, ctx, user.id);
  await em.delete(LoginIdentity, theirs);
  await em.delete(SessionRow, theirs);
  await em.delete(OneTimeToken, { tenantId: user.tenantId, subjectId: user.id });
  await logActivity(em, ctx, {
    action: 'delete',
    entityType: 'user',
    entityId: user.id,
    description: 'Usuario eliminado',
    riskLevel: 'high',
  });
  return true;
}

/** Mails a new link to choose a password; the earlier one dies, and a password that is there stays until it is used. */
export async function inviteUser(id: string, ctx: Ctx): Promise<boolean> {
  const { email } = await ctx.read(em => findUser(em, ctx, id));
  return withinInvitations(ctx, email, false, () => ctx.tx(em => inviteAgain(em, ctx, id)));
}

async function inviteAgain(em: EntityManager, ctx: Ctx, id: string): Promise<boolean> {
  const user = await findUser(em, ctx, id);
  if (user.id === ctx.user.userId) throw conflict('No puedes invitarte a ti: cambia tu contraseña en tu menú');
  await invite(em, ctx, user);
  const description = user.isTemporaryPassword ? 'Invitación enviada' : 'Enlace para elegir otra contraseña enviado';
  await logActivity(em, ctx, {
    action: 'update',
    entityType: 'user',
    entityId: user.id,
    description,
    riskLevel: 'medium',
  });
  return true;
}

/**
 * A person who has a password gets the letter of a forgotten one: an invitation that was accepted is not offered again.
 */
async function invite(em: EntityManager, ctx: Ctx, { tenantId, id, isTemporaryPassword }: User): Promise<void> {
  const kind = isTemporaryPassword ? 'invitation' : 'reset';
  const tokenId = await makeToken(em, ctx, kind, tenantId, id);
  await queueMail(em, ctx, { kind, tenantId, userId: id, tokenId });
}
