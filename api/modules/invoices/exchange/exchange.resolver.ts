import { Arg, Authorized, Ctx as Context, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import { MOST_EXCHANGED } from '../../../../schema/kinds/exchange';
import { TENANT } from '../../../platform/auth';
import type { Ctx } from '../../../platform/context';
import { OnlyInDetail } from '../../../platform/graphql/rows';
import { createOnce } from '../../../platform/idempotency';
import { Invoice } from '../invoice.entity';
import { findMade } from '../invoices';
import { asRelated } from '../rectify/related';
import { RelatedInvoice } from '../rectify/rectify.types';
import { exchangeInvoices, takeBackExchange } from './exchange';
import { Exchange, ExchangeInput } from './exchange.types';
import { exchangeOf } from './exchange-of';
import { exchangesOf, standingFor, ticketsOf } from './exchanges';
import { look, warningsOfTakenBack } from './look';

const NOT_IN_LISTS = 'Los canjes de una factura no van en listas: pídelos con invoice(id)';
const related = (invoice: Invoice | null) => invoice && asRelated(invoice);

@Resolver(() => Invoice)
export class ExchangeResolver {
  @Authorized(TENANT)
  @Mutation(() => Invoice, {
    description:
      'Issues one complete invoice (F3) for simplified ones, with their amounts: no new income. Takes an Idempotency-Key, kept for ever.',
  })
  async exchangeInvoices(
    @Arg('input', () => ExchangeInput, { description: 'What is exchanged, and for whom.' }) input: ExchangeInput,
    @Context() ctx: Ctx,
  ): Promise<Invoice> {
    const made = await createOnce(ctx, {
      operation: 'exchangeInvoices',
      input,
      keep: 'forever',
      make: (em, id) => exchangeInvoices(em, ctx, input, id),
      load: async (em, id) => {
        const found = await findMade(em, ctx, id, null);
        found.warnings.unshift(...(await look(em, found.tenantId, await ticketsOf(em, found))).warnings);
        return found;
      },
    });
    return Object.assign(made, { justMade: true });
  }

  @Authorized(TENANT)
  @Mutation(() => Invoice, {
    description:
      'Issues the invoice (F3) of the opposite sign for the same simplified ones: a wrong F3 is put right so, and its simplified invoices can be exchanged again. Takes an Idempotency-Key, kept for ever.',
  })
  async takeBackExchange(
    @Arg('id', () => ID, { description: 'UUID of the F3 that is taken back.' }) id: string,
    @Context() ctx: Ctx,
  ): Promise<Invoice> {
    const made = await createOnce(ctx, {
      operation: 'takeBackExchange',
      input: { id },
      keep: 'forever',
      make: (em, newId) => takeBackExchange(em, ctx, id, newId),
      load: async (em, madeId) => {
        const found = await findMade(em, ctx, madeId, null);
        found.warnings.unshift(...(await warningsOfTakenBack(em, found.tenantId, await ticketsOf(em, found))));
        return found;
      },
    });
    return Object.assign(made, { justMade: true });
  }

  @OnlyInDetail(MOST_EXCHANGED, NOT_IN_LISTS)
  @FieldResolver(() => Exchange, {
    nullable: true,
    description: 'Of a complete invoice for simplified ones (F3): which. Not in lists of invoices.',
  })
  exchange(@Root() invoice: Invoice, @Context() ctx: Ctx): Promise<Exchange | null> | null {
    return invoice.kind === 'F3' ? ctx.read(em => exchangeOf(em, invoice)) : null;
  }

  @OnlyInDetail(1, NOT_IN_LISTS)
  @FieldResolver(() => RelatedInvoice, {
    nullable: true,
    description: 'The complete invoice (F3) that stands for this simplified one. Not in lists of invoices.',
  })
  async exchangedBy(@Root() { tenantId, id, kind }: Invoice, @Context() ctx: Ctx): Promise<RelatedInvoice | null> {
    if (kind !== 'F2' && kind !== 'R5') return null;
    return ctx.read(async em => related(standingFor(await exchangesOf(em, tenantId, 'exchangedId', [id]), id)));
  }
}
