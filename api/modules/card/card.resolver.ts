import { Authorized, Ctx as Context, Mutation, Query, Resolver } from 'type-graphql';
import { ADMIN, TENANT } from '../../platform/auth';
import type { Ctx } from '../../platform/context';
import { cardAccount, connectCardAccount, disconnectCardAccount, refreshCardAccount } from './account';
import { CardAccount, CardConnection } from './card.types';

/** Each asks Stripe, or ends what customers pay by. */
const mayAct = ({ services, me }: Ctx) => services.limits.take('cardTenant', me.tenantId);

@Resolver()
export class CardResolver {
  @Authorized(TENANT)
  @Query(() => CardAccount, { description: "The company's own account at Stripe, by which it is paid by card." })
  cardAccount(@Context() ctx: Ctx): Promise<CardAccount> {
    return cardAccount(ctx);
  }

  @Authorized(ADMIN)
  @Mutation(() => CardConnection, {
    description:
      'Connects an account of the company at Stripe, or goes on where it was left: answers the page of Stripe.',
  })
  async connectCardAccount(@Context() ctx: Ctx): Promise<CardConnection> {
    await mayAct(ctx);
    return connectCardAccount(ctx);
  }

  @Authorized(ADMIN)
  @Mutation(() => CardAccount, { description: 'Asks Stripe how the account stands by now.' })
  async refreshCardAccount(@Context() ctx: Ctx): Promise<CardAccount> {
    await mayAct(ctx);
    return refreshCardAccount(ctx);
  }

  @Authorized(ADMIN)
  @Mutation(() => CardAccount, { description: 'From now on nobody pays by card. What was paid stays.' })
  async disconnectCardAccount(@Context() ctx: Ctx): Promise<CardAccount> {
    await mayAct(ctx);
    return disconnectCardAccount(ctx);
  }
}
