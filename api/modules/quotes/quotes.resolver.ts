import { In, type EntityManager } from 'typeorm';
import {
  Arg,
  Args,
  Authorized,
  Ctx as Context,
  Field,
  FieldResolver,
  ID,
  Mutation,
  ObjectType,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import type { Who } from '../../platform/auth';
import type { Ctx } from '../../platform/context';
import { loaderOf } from '../../platform/graphql/loader';
import { Pagination } from '../../platform/graphql/page';
import { AtMostRows } from '../../platform/graphql/rows';
import { createOnce } from '../../platform/idempotency';
import { addressesOf } from '../delivery/deliveries';
import { withinMails } from '../delivery/limits';
import { Invoice } from '../invoices/invoice.entity';
import { findInvoice } from '../invoices/invoices';
import { keyOf, textsByKey } from '../letter-texts/letter-texts';
import { answerQuote } from './answer';
import { listQuotes } from './list';
import { QuoteInvoiceRow } from './quote-invoice.entity';
import { Quote } from './quote.entity';
import { QuoteName } from './quote.types';
import { QuoteAnswerInput, QuoteInput, QuotePrepaymentInput, QuotesArgs, SendQuoteInput } from './quotes.inputs';
import { createQuote, deleteQuote, findQuote, updateQuote } from './quotes';
import { revokeQuoteLink, sendQuote, shareQuote } from './send';
import { invoiceQuote, prepayQuote } from './to-invoice';

/** A company's people: the contract gives keys no right to it. */
const PEOPLE: Who[] = ['user', 'admin'];
const UUID = { description: 'UUID.' };
const INPUT = { description: 'What it says.' };

@ObjectType({ description: 'Quotes and which page of them.' })
class QuotePage {
  @AtMostRows('limit')
  @Field(() => [Quote], { description: 'The newest first, or as sort says.' })
  items: Quote[];

  @Field(() => Pagination, { description: 'Page.' })
  pagination: Pagination;
}

@Resolver()
export class QuotesResolver {
  @Authorized(PEOPLE)
  @Query(() => QuotePage, { description: 'Quotes and proformas.' })
  quotes(@Args(() => QuotesArgs) args: QuotesArgs, @Context() ctx: Ctx): Promise<QuotePage> {
    return ctx.read(em => listQuotes(em, ctx, args));
  }

  @Authorized(PEOPLE)
  @Query(() => Quote, { description: 'One quote, with what happened to it.' })
  quote(@Arg('id', () => ID, UUID) id: string, @Context() ctx: Ctx): Promise<Quote> {
    return ctx.read(em => findQuote(em, ctx, id));
  }

  @Authorized(PEOPLE)
  @Mutation(() => Quote, { description: 'Writes a quote, with a number of its own. Takes an Idempotency-Key.' })
  createQuote(@Arg('input', () => QuoteInput, INPUT) input: QuoteInput, @Context() ctx: Ctx): Promise<Quote> {
    return createOnce(ctx, {
      operation: 'createQuote',
      input,
      keep: 'day',
      make: (em, id) => createQuote(em, ctx, input, id),
      load: (em, id) => findQuote(em, ctx, id),
    });
  }

  @Authorized(PEOPLE)
  @Mutation(() => Quote, { description: 'Replaces what a quote says, until it is accepted.' })
  updateQuote(
    @Arg('id', () => ID, UUID) id: string,
    @Arg('input', () => QuoteInput, INPUT) input: QuoteInput,
    @Context() ctx: Ctx,
  ): Promise<Quote> {
    return ctx.tx(em => updateQuote(em, ctx, id, input));
  }

  @Authorized(PEOPLE)
  @Mutation(() => Boolean, { description: 'Deletes a quote that is not accepted; its number is not given again.' })
  deleteQuote(@Arg('id', () => ID, UUID) id: string, @Context() ctx: Ctx): Promise<boolean> {
    return ctx.tx(em => deleteQuote(em, ctx, id));
  }

  @Authorized(PEOPLE)
  @Mutation(() => Quote, { description: 'Notes what its customer said otherwise than by the link.' })
  answerQuote(
    @Arg('id', () => ID, UUID) id: string,
    @Arg('input', () => QuoteAnswerInput, { description: 'What they said.' }) input: QuoteAnswerInput,
    @Context() ctx: Ctx,
  ): Promise<Quote> {
    return ctx.tx(em => answerQuote(em, ctx, id, input));
  }

  @Authorized(PEOPLE)
  @Mutation(() => Quote, {
    description:
      'Mails a quote with its PDF and its link, to each address by itself; counted with the invoices that a company mails. Takes an Idempotency-Key, kept for a day.',
  })
  async sendQuote(
    @Arg('id', () => ID, UUID) id: string,
    @Arg('input', () => SendQuoteInput, { description: 'To whom, in which words.' }) input: SendQuoteInput,
    @Context() ctx: Ctx,
  ): Promise<Quote> {
    const to = addressesOf(input);
    return withinMails(ctx, to, () =>
      createOnce(ctx, {
        operation: 'sendQuote',
        input: { id, ...input },
        keep: 'day',
        make: em => sendQuote(em, ctx, id, { text: input.text ?? null, to }),
        load: em => findQuote(em, ctx, id),
      }),
    );
  }

  @Authorized(PEOPLE)
  @Mutation(() => Quote, { description: "The customer's link of a quote: that which there is, or a new one." })
  async shareQuote(@Arg('id', () => ID, UUID) id: string, @Context() ctx: Ctx): Promise<Quote> {
    await ctx.services.limits.take('linkTenant', ctx.me.tenantId);
    return ctx.tx(em => shareQuote(em, ctx, id));
  }

  @Authorized(PEOPLE)
  @Mutation(() => Quote, { description: 'Revokes the link of a quote: it leads nowhere any more.' })
  revokeQuoteLink(@Arg('id', () => ID, UUID) id: string, @Context() ctx: Ctx): Promise<Quote> {
    return ctx.tx(em => revokeQuoteLink(em, ctx, id));
  }

  @Authorized(PEOPLE)
  @Mutation(() => Invoice, {
    description: 'The draft of the invoice of an accepted quote, once; it takes off what was invoiced beforehand.',
  })
  invoiceQuote(@Arg('id', () => ID, UUID) id: string, @Context() ctx: Ctx): Promise<Invoice> {
    return once(ctx, 'invoiceQuote', { id }, (em, invoiceId) => invoiceQuote(em, ctx, id, invoiceId));
  }

  @Authorized(PEOPLE)
  @Mutation(() => Invoice, { description: 'The draft of a prepayment of an accepted quote; several up to its total.' })
  prepayQuote(
    @Arg('id', () => ID, UUID) id: string,
    @Arg('input', () => QuotePrepaymentInput, { description: 'How much.' }) input: QuotePrepaymentInput,
    @Context() ctx: Ctx,
  ): Promise<Invoice> {
    return once(ctx, 'prepayQuote', { id, ...input }, (em, invoiceId) => prepayQuote(em, ctx, id, input, invoiceId));
  }
}

const once = (
  ctx: Ctx,
  operation: string,
  input: unknown,
  make: (em: EntityManager, id: string) => Promise<Invoice>,
): Promise<Invoice> =>
  createOnce(ctx, { operation, input, keep: 'day', make, load: (em, id) => findInvoice(em, ctx, id) });

@Resolver(() => Quote)
export class QuoteMailResolver {
  @FieldResolver(() => String, {
    description: "What its mail says where nobody writes anything else, in its paper's language.",
  })
  async mailText(@Root() { kind, content }: Quote, @Context() ctx: Ctx): Promise<string> {
    const load = () => ctx.read(em => textsByKey(em, ctx.me.tenantId));
    const key = keyOf({ letter: kind, language: content.paperLanguage ?? 'es' });
    return (await loaderOf<string>(ctx, { key: textsByKey, load }).load(key))!;
  }
}

@Resolver(() => Invoice)
export class QuoteOfInvoiceResolver {
  @FieldResolver(() => QuoteName, { nullable: true, description: 'The quote that it was made of; null: none.' })
  quote(@Root() { id }: Invoice, @Context() ctx: Ctx): Promise<QuoteName | null> {
    const { tenantId } = ctx.me;
    const load = (ids: string[]) =>
      ctx.read(async em => {
        const rows = await em.findBy(QuoteInvoiceRow, { tenantId, invoiceId: In(ids) });
        const quotes = await em.find(Quote, {
          select: { tenantId: true, id: true, kind: true, fullNumber: true },
          where: { tenantId, id: In(rows.map(({ quoteId }) => quoteId)) },
        });
        const byId = new Map(quotes.map(quote => [quote.id, quote]));
        return new Map(rows.map(({ invoiceId, quoteId }) => [invoiceId, byId.get(quoteId)!]));
      });
    return loaderOf<QuoteName>(ctx, { key: Quote, load }).load(id);
  }
}
