import type { Ctx } from '../../platform/context';
import { Turns } from '../../platform/database/turns';
import { AppError } from '../../platform/errors';
import type { Limit } from '../../platform/rate-limits';
import { mailboxKey } from '../sign-in/mailbox-key';

type Spent = [limit: Limit, subject: string];

async function ownAddressIsVerified({ user: { tenantId, userId }, services: { db } }: Ctx): Promise<boolean> {
  const rows = await db.readOne(
    tenantId,
    'SELECT 1 FROM users WHERE tenant_id = $1 AND id = $2 AND email_verified_at IS NOT NULL',
    [tenantId, userId],
  );
  return rows.length > 0;
}

const isKnownAddress = (error: unknown) =>
  error instanceof AppError && error.code === 'CONFLICT' && error.fields?.email !== undefined;

/** A company's invitations go one after another: each asks five limits, and nobody is in a hurry with a hundred. */
const turns = new Turns(1);

/**
 * Mails an invitation to somebody who did not ask for it, in the name of a company that anybody may register: few a
 * day. What did not lead to a mail does not count, but for an address that has an account already: those answers are
 * counted on their own and from the first call on, so that nobody learns by asking who is here.
 */
export const withinInvitations = <T>(
  ctx: Ctx,
  email: string,
  newAddress: boolean,
  work: () => Promise<T>,
): Promise<T> => turns.take(ctx.user.tenantId, () => withinLimits(ctx, email, newAddress, work));

async function withinLimits<T>(ctx: Ctx, email: string, newAddress: boolean, work: () => Promise<T>): Promise<T> {
  const { limits } = ctx.services;
  const { tenantId } = ctx.user;
  const known: Spent[] = newAddress ? [['inviteKnownTenant', tenantId]] : [];
  const unverified: Spent[] = (await ownAddressIsVerified(ctx)) ? [] : [['inviteUnverifiedTenant', tenantId]];
  // First what most refusals are for: nothing is to be given back then.
  const limited: Spent[] = [
    ...unverified,
    ['inviteTenant', tenantId],
    ...known,
    ['inviteRecipient', mailboxKey(email)],
    ['inviteAddress', ctx.caller.ip],
  ];
  const spent: Spent[] = [];
  const giveBack = async (what: Spent[]) => {
    for (const each of what) await limits.giveBack(...each);
  };
  try {
    for (const each of limited) {
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
