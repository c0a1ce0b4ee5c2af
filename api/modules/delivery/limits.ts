import type { Ctx } from '../../platform/context';
import type { Limit } from '../../platform/rate-limits';
import { mailboxKey } from '../sign-in/mailbox-key';
import { User } from '../users/user.entity';

type Spent = [limit: Limit, subject: string, points: number];

async function ownAddressIsVerified(ctx: Ctx): Promise<boolean> {
  const { tenantId, userId } = ctx.user;
  const user = await ctx.read(em => em.findOneByOrFail(User, { tenantId, id: userId }));
  return user.emailVerifiedAt !== null;
}

/**
 * Mails to people who did not ask for them, in the words of a company that anybody may register: so many a day, of a
 * person who has not shown that their address is theirs few. What did not lead to a mail does not count: `work` throws,
 * or answers false.
 */
export async function withinMails<T>(ctx: Ctx, to: string[], work: () => Promise<T>): Promise<T> {
  const { limits } = ctx.services;
  const { tenantId } = ctx.user;
  const wanted: Spent[] = [
    ...((await ownAddressIsVerified(ctx)) ? [] : [['invoiceMailUnverifiedTenant', tenantId, to.length] as Spent]),
    ['invoiceMailTenant', tenantId, to.length],
    // Those that the product sends by itself come from no connection.
    ...(ctx.me.kind === 'system' ? [] : [['invoiceMailAddress', ctx.caller.ip, to.length] as Spent]),
    ...to.map((email): Spent => ['invoiceMailRecipient', mailboxKey(email), 1]),
  ];
  const spent: Spent[] = [];
  const giveBack = async () => {
    for (const each of spent) await limits.giveBack(...each);
  };
  try {
    for (const each of wanted) {
      // Counted also where it is refused: ten addresses too many must not take the place of the one that fits.
      spent.push(each);
      await limits.take(...each);
    }
    const done = await work();
    if (done === false || ctx.answer.headers['Idempotency-Hit']) await giveBack();
    return done;
  } catch (error) {
    await giveBack();
    throw error;
  }
}
