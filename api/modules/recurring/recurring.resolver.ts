import { Arg, Args, Authorized, Ctx as Context, Field, ID, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import type { Who } from '../../platform/auth';
import type { Ctx } from '../../platform/context';
import { Pagination } from '../../platform/graphql/page';
import { AtMostRows } from '../../platform/graphql/rows';
import { DateScalar } from '../../platform/graphql/scalars';
import { createOnce } from '../../platform/idempotency';
import { retryNext } from './retry';
import {
  createRecurring,
  deleteRecurring,
  findRecurring,
  listRecurring,
  setPaused,
  skipNext,
  updateRecurring,
} from './recurring';
import { RecurringInvoice } from './recurring-invoice.entity';
import { RecurringInvoiceInput, RecurringInvoicesArgs } from './recurring.inputs';

/** A company's people: what goes on for years is not for a stolen key of a program. */
const PEOPLE: Who[] = ['user', 'admin'];
const UUID = { description: 'UUID.' };
const INPUT = { description: 'What repeats, and how often.' };

@ObjectType({ description: 'Invoices that repeat and which page of them.' })
class RecurringInvoicePage {
  @AtMostRows('limit')
  @Field(() => [RecurringInvoice], { description: 'By the day of the next one.' })
  items: RecurringInvoice[];

  @Field(() => Pagination, { description: 'Page.' })
  pagination: Pagination;
}

@Resolver()
export class RecurringResolver {
  @Authorized(PEOPLE)
  @Query(() => RecurringInvoicePage, { description: 'Invoices that repeat, by the day of the next one.' })
  recurringInvoices(
    @Args(() => RecurringInvoicesArgs) args: RecurringInvoicesArgs,
    @Context() ctx: Ctx,
  ): Promise<RecurringInvoicePage> {
    return ctx.read(em => listRecurring(em, ctx, args));
  }

  @Authorized(PEOPLE)
  @Query(() => RecurringInvoice, { description: 'One invoice that repeats, with its latest days.' })
  recurringInvoice(@Arg('id', () => ID, UUID) id: string, @Context() ctx: Ctx): Promise<RecurringInvoice> {
    return ctx.read(em => findRecurring(em, ctx, id));
  }

  @Authorized(PEOPLE)
  @Mutation(() => RecurringInvoice, {
    description: 'Repeats an invoice; 1,000 rules of a company at most. Takes an Idempotency-Key, kept for a day.',
  })
  createRecurringInvoice(
    @Arg('input', () => RecurringInvoiceInput, INPUT) input: RecurringInvoiceInput,
    @Context() ctx: Ctx,
  ): Promise<RecurringInvoice> {
    return createOnce(ctx, {
      operation: 'createRecurringInvoice',
      input,
      keep: 'day',
      make: (em, id) => createRecurring(em, ctx, input, id),
      load: (em, id) => findRecurring(em, ctx, id),
    });
  }

  @Authorized(PEOPLE)
  @Mutation(() => RecurringInvoice, { description: 'Replaces a rule; what it made stays as it is.' })
  updateRecurringInvoice(
    @Arg('id', () => ID, UUID) id: string,
    @Arg('input', () => RecurringInvoiceInput, INPUT) input: RecurringInvoiceInput,
    @Context() ctx: Ctx,
  ): Promise<RecurringInvoice> {
    return ctx.tx(em => updateRecurring(em, ctx, id, input));
  }

  @Authorized(PEOPLE)
  @Mutation(() => RecurringInvoice, { description: 'Pauses a rule: nothing is made until it goes on.' })
  pauseRecurringInvoice(@Arg('id', () => ID, UUID) id: string, @Context() ctx: Ctx): Promise<RecurringInvoice> {
    return ctx.tx(em => setPaused(em, ctx, id, true));
  }

  @Authorized(PEOPLE)
  @Mutation(() => RecurringInvoice, {
    description: 'Goes on with the next day from today on; what lies between is not made up for.',
  })
  resumeRecurringInvoice(@Arg('id', () => ID, UUID) id: string, @Context() ctx: Ctx): Promise<RecurringInvoice> {
    return ctx.tx(em => setPaused(em, ctx, id, false));
  }

  @Authorized(PEOPLE)
  @Mutation(() => RecurringInvoice, { description: 'Lets the next day go by without an invoice.' })
  skipRecurringInvoice(
    @Arg('id', () => ID, UUID) id: string,
    @Arg('day', () => DateScalar, {
      nullable: true,
      description: 'The next day as it was seen: refused where it is another by now.',
    })
    day: string | null,
    @Context() ctx: Ctx,
  ): Promise<RecurringInvoice> {
    return ctx.tx(em => skipNext(em, ctx, id, day));
  }

  @Authorized(PEOPLE)
  @Mutation(() => RecurringInvoice, {
    description: 'Tries again at once what is due. What is refused stands in problem, not as an error.',
  })
  retryRecurringInvoice(@Arg('id', () => ID, UUID) id: string, @Context() ctx: Ctx): Promise<RecurringInvoice> {
    return retryNext(ctx, id);
  }

  @Authorized(PEOPLE)
  @Mutation(() => Boolean, { description: 'Deletes a rule; what it made stays as it is.' })
  deleteRecurringInvoice(@Arg('id', () => ID, UUID) id: string, @Context() ctx: Ctx): Promise<boolean> {
    return ctx.tx(em => deleteRecurring(em, ctx, id));
  }
}
