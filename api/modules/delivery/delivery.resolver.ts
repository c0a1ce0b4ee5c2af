import {
  Arg,
  Args,
  Authorized,
  Ctx as Context,
  FieldResolver,
  ID,
  Mutation,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import type { Who } from '../../platform/auth';
import type { Ctx } from '../../platform/context';
import { createOnce } from '../../platform/idempotency';
import { addressesOf, deliveryOf, revokeInvoiceLink, sendInvoice, shareInvoice } from './deliveries';
import { SendInvoiceInput } from './delivery.inputs';
import { InvoiceDelivery, LetterShown, LetterShownArgs } from './delivery.types';
import { shownLetter } from './letter-shown';
import { withinMails } from './limits';

/** A company's people: a stolen key of a program must not write to strangers. */
const PEOPLE: Who[] = ['user', 'admin'];
const UUID = { description: "The invoice's UUID." };

@Resolver(() => InvoiceDelivery)
export class DeliveryResolver {
  @Authorized(PEOPLE)
  @Query(() => InvoiceDelivery, { description: 'How an invoice reaches its customer.' })
  invoiceDelivery(@Arg('id', () => ID, UUID) id: string, @Context() ctx: Ctx): Promise<InvoiceDelivery> {
    return ctx.read(em => deliveryOf(em, ctx, id));
  }

  @Authorized(PEOPLE)
  @Mutation(() => InvoiceDelivery, {
    description:
      'Mails an issued invoice with its PDF, to each address by itself; 200 mails a day of a company. Takes an Idempotency-Key, kept for a day.',
  })
  async sendInvoice(
    @Arg('id', () => ID, UUID) id: string,
    @Arg('input', () => SendInvoiceInput, { description: 'To whom, in which words.' }) input: SendInvoiceInput,
    @Context() ctx: Ctx,
  ): Promise<InvoiceDelivery> {
    const to = addressesOf(input);
    const text = input.text ?? null;
    return withinMails(ctx, to, () =>
      createOnce(ctx, {
        operation: 'sendInvoice',
        input: { id, ...input },
        keep: 'day',
        make: em => sendInvoice(em, ctx, id, { text, to, link: input.link ?? true }),
        load: em => deliveryOf(em, ctx, id),
      }),
    );
  }

  @Authorized(PEOPLE)
  @Mutation(() => InvoiceDelivery, {
    description: "The customer's link of an issued invoice: that which there is, or a new one, for 90 days.",
  })
  async shareInvoice(@Arg('id', () => ID, UUID) id: string, @Context() ctx: Ctx): Promise<InvoiceDelivery> {
    await ctx.services.limits.take('linkTenant', ctx.me.tenantId);
    return ctx.tx(em => shareInvoice(em, ctx, id));
  }

  @Authorized(PEOPLE)
  @Mutation(() => InvoiceDelivery, { description: 'Revokes the links of an invoice: they lead nowhere any more.' })
  revokeInvoiceLink(@Arg('id', () => ID, UUID) id: string, @Context() ctx: Ctx): Promise<InvoiceDelivery> {
    return ctx.tx(em => revokeInvoiceLink(em, ctx, id));
  }

  @FieldResolver(() => LetterShown, {
    nullable: true,
    description: 'The mail as the customer would get it now, in these words; null of a draft. Nothing is kept or sent.',
  })
  letter(
    @Root() delivery: InvoiceDelivery,
    @Args(() => LetterShownArgs) args: LetterShownArgs,
    @Context() ctx: Ctx,
  ): Promise<LetterShown | null> {
    return shownLetter(ctx, delivery, args);
  }
}
