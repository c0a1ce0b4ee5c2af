import type { Ctx } from '../../platform/context';
import { AppError } from '../../platform/errors';
import type { Limit } from '../../platform/rate-limits';
import { addressKey } from '../sign-in/address-key';
import { User } from './user.entity';

type Spent = [limit: Limit, subject: string];

async function ownAddressIsVerified(ctx: Ctx): Promise<boolean> {
  const { tenantId, userId } = ctx.user;
  const user = await ctx.read(em => em.findOneByOrFail(User, { tenantId, id: userId }));
  return user.emailVerifiedAt !== null;
}

const isKnownAddress = (error: unknown) =>
  error instanceof AppError && error.code === 'CONFLICT' && error.fields?.email !== undefined;

/**
 * Mails an invitation to somebody who did not ask for it, in the name of a company that anybody may register: few a
 * day. What did not lead to a mail does not count, but for an address that has an account already: those answers are
 * counted on their own and from the first call on, so that nobody learns by asking who is here.
 */
export async function withinInvitations<T>(
  ctx: Ctx,
  email: string,
  newAddress: boolean,
  work: () => Promise<T>,
): Promise<T> {
  const { limits } = ctx.services;
  const { tenantId } = ctx.user;
  const known: Spent[] = newAddress ? [['inviteKnownTenant', tenantId]] : [];
  const unverified: Spent[] = (await ownAddressIsVerified(ctx)) ? [] : [['inviteUnverifiedTenant', tenantId]];
  const invited: Spent[] = [
    ...unverified,
    ['inviteTenant', tenantId],
    ['inviteRecipient', addressKey(email)],
    ['inviteAddress', ctx.caller.ip],
  ];
  const spent: Spent[] = [];
  const giveBack = async (what: Spent[]) => {
    for (const each of what) await limits.giveBack(...each);
  };
  try {
    for (const each of [...known, ...invited]) {
      await limits.take(...each);
      spent.push(each);
    }
    const made = await work();
    await giveBack(ctx.answer.headers['Idempotency-Hit'] ? spent : known);
    return made;
  } catch (error) {
    await giveBack(isKnownAddress(error) ? spent.filter(each => !known.includes(each)) : spent);
    throw error;
  }
}
