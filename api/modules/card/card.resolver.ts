import { Authorized, Ctx as Context, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { ADMIN, TENANT } from '../../platform/auth';
import type { Ctx } from '../../platform/context';
import { AtMostRows, OnlyInDetail } from '../../platform/graphql/rows';
import { Invoice } from '../invoices/invoice.entity';
import { cardAccount, connectCardAccount, disconnectCardAccount, refreshCardAccount } from './account';
import { CardAccount, CardConnection, CardPayment } from './card.types';
import { MOST_SHOWN, paymentsOf } from './payments-of';

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

@Resolver(() => Invoice)
export class CardPaymentsResolver {
  @AtMostRows(MOST_SHOWN)
  @OnlyInDetail(MOST_SHOWN, 'Los pagos con tarjeta de una factura no van en listas: pídelos con invoice(id)')
  @FieldResolver(() => [CardPayment], {
    description: `What came in by card through its link, the first one first, the last ${MOST_SHOWN} of them. Not in lists of invoices.`,
  })
  cardPayments(@Root() { id }: Invoice, @Context() ctx: Ctx): Promise<CardPayment[]> {
    return paymentsOf(ctx, id);
  }
}
