import {
  Arg,
  Args,
  ArgsType,
  Authorized,
  Ctx as Context,
  Field,
  FieldResolver,
  ID,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import { ADMIN, type Who } from '../../platform/auth';
import type { Ctx } from '../../platform/context';
import { loaderOf } from '../../platform/graphql/loader';
import { createOnce } from '../../platform/idempotency';
import { Customer } from '../customers/customer.entity';
import { withinMails } from '../delivery/limits';
import { Invoice } from '../invoices/invoice.entity';
import { previewOf } from './preview';
import {
  addressFor,
  markCustomer,
  markInvoice,
  neverReminded,
  overdueInvoices,
  remindedOf,
  remindersOf,
  sendReminder,
} from './reminders';
import { InvoiceRemindingInput, ReminderPreviewInput, ReminderSettingsInput } from './reminders.inputs';
import { InvoiceReminders, OverdueInvoicePage, Reminded, ReminderPreview, ReminderSettings } from './reminders.types';
import { saveSettings, settingsOf } from './settings';

/** A company's people: a stolen key of a program must not write to strangers. */
const PEOPLE: Who[] = ['user', 'admin'];
const UUID = { description: "The invoice's UUID." };

@ArgsType()
class OverdueArgs {
  @Field(() => Int, { nullable: true, defaultValue: 1, description: 'Page from 1.' })
  page?: number | null;

  @Field(() => Int, { nullable: true, defaultValue: 50, description: 'Rows per page, 1 to 200.' })
  limit?: number | null;
}

@Resolver()
export class RemindersResolver {
  @Authorized(PEOPLE)
  @Query(() => ReminderSettings, { description: 'How the company reminds its customers of overdue invoices.' })
  reminderSettings(@Context() ctx: Ctx): Promise<ReminderSettings> {
    return ctx.read(em => settingsOf(em, ctx));
  }

  @Authorized(ADMIN)
  @Mutation(() => ReminderSettings, {
    description: 'Switches reminders on or off and writes their steps. What was overdue before never goes by itself.',
  })
  saveReminderSettings(
    @Arg('input', () => ReminderSettingsInput, { description: 'All of it.' }) input: ReminderSettingsInput,
    @Context() ctx: Ctx,
  ): Promise<ReminderSettings> {
    return ctx.tx(em => saveSettings(em, ctx, input));
  }

  @Authorized(PEOPLE)
  @Query(() => ReminderPreview, { description: 'A reminder as the customer would get it today.' })
  reminderPreview(
    @Arg('input', () => ReminderPreviewInput, { description: 'Which.' }) input: ReminderPreviewInput,
    @Context() ctx: Ctx,
  ): Promise<ReminderPreview> {
    return ctx.read(em => previewOf(em, ctx, input));
  }

  @Authorized(PEOPLE)
  @Query(() => OverdueInvoicePage, { description: 'Overdue invoices, which step went of each and what is to come.' })
  overdueInvoices(
    @Args(() => OverdueArgs) { page, limit }: OverdueArgs,
    @Context() ctx: Ctx,
  ): Promise<OverdueInvoicePage> {
    return ctx.read(em => overdueInvoices(em, ctx, page ?? null, limit ?? null));
  }

  @Authorized(PEOPLE)
  @Query(() => InvoiceReminders, { description: 'The reminders of an invoice, with each letter as it went.' })
  invoiceReminders(@Arg('id', () => ID, UUID) id: string, @Context() ctx: Ctx): Promise<InvoiceReminders> {
    return ctx.read(em => remindersOf(em, ctx, id));
  }

  @Authorized(PEOPLE)
  @Mutation(() => InvoiceReminders, {
    description:
      "Sends a reminder now; each step once, and none within five days of another letter to the customer. It counts among the company's mails of the day. Takes an Idempotency-Key, kept for a day.",
  })
  async sendReminder(
    @Arg('id', () => ID, UUID) id: string,
    @Arg('step', () => Int, {
      nullable: true,
      description: 'The step that was seen as byHand; absent: whichever it is.',
    })
    step: number | null,
    @Context() ctx: Ctx,
  ): Promise<InvoiceReminders> {
    const email = await ctx.read(em => addressFor(em, ctx, id));
    return withinMails(ctx, email ? [email] : [], () =>
      createOnce(ctx, {
        operation: 'sendReminder',
        input: { id, step },
        keep: 'day',
        make: em => sendReminder(em, ctx, id, step, email),
        load: em => remindersOf(em, ctx, id),
      }),
    );
  }

  @Authorized(PEOPLE)
  @Mutation(() => InvoiceReminders, {
    description: 'Allows or forbids reminders of an invoice, and says that what its customer answered is settled.',
  })
  remindOfInvoice(
    @Arg('id', () => ID, UUID) id: string,
    @Arg('input', () => InvoiceRemindingInput, { description: 'Whether, and what is settled.' })
    input: InvoiceRemindingInput,
    @Context() ctx: Ctx,
  ): Promise<InvoiceReminders> {
    return ctx.tx(em => markInvoice(em, ctx, id, input));
  }

  @Authorized(PEOPLE)
  @Mutation(() => Boolean, { description: 'Allows or forbids reminders to a customer; answers which.' })
  remindCustomer(
    @Arg('id', () => ID, { description: "The customer's UUID." }) id: string,
    @Arg('on', () => Boolean, { description: 'Off: none to this customer.' }) on: boolean,
    @Context() ctx: Ctx,
  ): Promise<boolean> {
    return ctx.tx(em => markCustomer(em, ctx, id, on));
  }
}

@Resolver(() => Invoice)
class InvoiceRemindedResolver {
  @FieldResolver(() => Reminded, { nullable: true, description: 'The last reminder of it; null: there was none.' })
  reminded(@Root() { id }: Invoice, @Context() ctx: Ctx): Promise<Reminded | null> {
    return loaderOf(ctx, {
      key: Reminded,
      load: ids => ctx.read(em => remindedOf(em, ctx.me.tenantId, ids)),
    }).load(id);
  }
}

@Resolver(() => Customer)
class CustomerRemindedResolver {
  @FieldResolver(() => Boolean, { description: 'Whether they may get reminders: false where a person said never.' })
  async mayRemind(@Root() { id }: Customer, @Context() ctx: Ctx): Promise<boolean> {
    const off = await loaderOf(ctx, {
      key: CustomerRemindedResolver,
      load: ids => ctx.read(em => neverReminded(em, ctx.me.tenantId, ids)),
    }).load(id);
    return !off;
  }
}

/** What invoices and customers say of their reminders. */
export const REMINDED_RESOLVERS = [InvoiceRemindedResolver, CustomerRemindedResolver];
