import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { MOST_SHOWN } from '../../../schema/delivery';
import { HOLDS, type Hold } from '../../../schema/remind/holds';
import { MOST_IN_LETTER } from '../../../schema/remind/ladder';
import { Pagination } from '../../platform/graphql/page';
import { AtMostRows } from '../../platform/graphql/rows';
import { DateScalar, DateTimeScalar, DecimalScalar } from '../../platform/graphql/scalars';
import { SendingStatus } from '../delivery/delivery.types';

const ReminderHold = Object.fromEntries(Object.keys(HOLDS).map(name => [name, name])) as Record<Hold, Hold>;
registerEnumType(ReminderHold, {
  name: 'ReminderHold',
  description: 'Why an overdue invoice gets no reminder.',
  valuesConfig: {
    paid_said: { description: "'Ya la he pagado' came through its link, and nobody has settled it." },
    mistake_said: { description: "'Hay un error' came through its link, and nobody has settled it." },
    invoice_off: { description: 'Reminders of this invoice are switched off.' },
    customer_off: { description: 'Reminders to this customer are switched off.' },
    no_address: { description: "Neither the invoice nor the customer's card has an address." },
    address_refused: { description: 'The last mail to its address was refused.' },
    restricted: { description: "Use of the customer's data is restricted." },
    erased: { description: "The customer's data were erased." },
    replaced: { description: 'Another invoice stands in its place (by substitution), and is what is owed.' },
    together: { description: 'What rectifies it rectifies others too: nobody knows what is left of each.' },
  },
});

@ObjectType({ description: 'A step of the reminders.' })
class ReminderStep {
  @Field(() => Int, { description: '1 (Recordatorio), 2 (Segundo aviso) or 3 (Último aviso, with Ley 3/2004).' })
  step: number;

  @Field({ description: 'Whether it goes at all.' })
  on: boolean;

  @Field(() => Int, { description: 'Days after the due date.' })
  days: number;

  @Field({
    description: "Text in the language of the company's papers, with its fields; that in others stands in letterTexts.",
  })
  words: string;

  @Field(() => DateScalar, {
    nullable: true,
    description: 'What was due from this day on goes by itself; null: nothing does.',
  })
  since: string | null;
}

@ObjectType({ description: 'How a company reminds its customers of overdue invoices.' })
export class ReminderSettings {
  @Field(() => ID, { description: "The company's UUID." })
  id: string;

  @Field({ description: 'Whether letters go by themselves.' })
  enabled: boolean;

  @AtMostRows(3)
  @Field(() => [ReminderStep], { description: 'The three steps.' })
  steps: ReminderStep[];

  @Field(() => String, {
    nullable: true,
    description: "Where answers go: the company's address, once it has been shown to be theirs; null: nowhere.",
  })
  replyTo: string | null;

  @Field({ description: 'Which version of them this is: another after each change.' })
  version: string;
}

@ObjectType({ description: 'An overdue invoice and its reminders.' })
export class OverdueInvoice {
  @Field(() => ID, { description: "The invoice's UUID." })
  id: string;

  @Field({ description: 'Its number.' })
  fullNumber: string;

  @Field({ description: 'Whose it is.' })
  customerName: string;

  @Field(() => DateScalar, { description: 'From when it counts as overdue.' })
  dueOn: string;

  @Field(() => DecimalScalar, { description: 'What is left to pay, less what rectifying invoices take off.' })
  owed: string;

  @Field(() => String, { nullable: true, description: 'Where a reminder goes.' })
  email: string | null;

  @Field(() => ReminderHold, { nullable: true, description: 'Why it gets none; null: it may.' })
  hold: Hold | null;

  @Field(() => Int, { nullable: true, description: 'The last step that went to its customer.' })
  told: number | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When.' })
  lastAt: Date | null;

  @Field(() => Int, { nullable: true, description: 'The step that comes by itself.' })
  nextStep: number | null;

  @Field(() => DateScalar, { nullable: true, description: 'On which day.' })
  nextOn: string | null;

  @Field(() => Int, { nullable: true, description: 'The step that a person may send now.' })
  byHand: number | null;
}

@ObjectType({ description: 'Overdue invoices and which page of them.' })
export class OverdueInvoicePage {
  @AtMostRows('limit')
  @Field(() => [OverdueInvoice], { description: 'The oldest first.' })
  items: OverdueInvoice[];

  @Field(() => Pagination, { description: 'Page.' })
  pagination: Pagination;
}

@ObjectType({ description: 'A letter about an overdue invoice, as it went.' })
export class ReminderLetter {
  @Field(() => ID, { description: 'UUID.' })
  id: string;

  @Field(() => Int, { description: 'Its step.' })
  step: number;

  @Field({ description: 'Address.' })
  email: string;

  @Field(() => SendingStatus, { description: 'What became of it.' })
  status: SendingStatus;

  @Field(() => String, { nullable: true, description: 'What the mail server said, while it is known: a month.' })
  reason: string | null;

  @Field(() => String, { nullable: true, description: 'Who sent it; null: it went by itself.' })
  by: string | null;

  @Field(() => DateTimeScalar, { description: 'When it was queued.' })
  createdAt: Date;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When the mail server took it.' })
  sentAt: Date | null;

  @Field(() => String, { nullable: true, description: 'As it was written when it went; null: it has not.' })
  subject: string | null;

  @Field(() => String, { nullable: true, description: 'All of it, as plain text.' })
  text: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'What it said was left to pay of this invoice.' })
  owed: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Interest of late payment that it asked for.' })
  interest: string | null;
}

@ObjectType({ description: 'The reminders of one invoice.' })
export class InvoiceReminders {
  @Field(() => ID, { description: "The invoice's UUID." })
  id: string;

  @Field(() => OverdueInvoice, { nullable: true, description: 'What is to come; null: it is not overdue, or paid.' })
  overdue: OverdueInvoice | null;

  @Field({ description: 'Whether it may get reminders.' })
  on: boolean;

  @Field({ description: 'Whether its customer may.' })
  customerOn: boolean;

  @Field(() => ID, { nullable: true, description: 'What came back through its link and is not settled yet: the last.' })
  answerId: string | null;

  @Field(() => DateScalar, {
    nullable: true,
    description: 'First day for which the last step asks no interest, since nobody has read its rate in the BOE.',
  })
  unratedFrom: string | null;

  @AtMostRows(MOST_SHOWN)
  @Field(() => [ReminderLetter], { description: 'Newest first.' })
  letters: ReminderLetter[];
}

@ObjectType({ description: 'A line of figures of a letter.' })
class ReminderRowShown {
  @Field({ description: 'What it is.' })
  label: string;

  @Field({ description: 'How much, or when.' })
  value: string;
}

@ObjectType({ description: 'A reminder as the customer would get it.' })
export class ReminderPreview {
  @Field({ description: 'Subject.' })
  subject: string;

  @Field({ description: 'Who writes.' })
  from: string;

  @Field({ description: "The company's words, with their fields filled." })
  said: string;

  @AtMostRows(MOST_IN_LETTER + 4)
  @Field(() => [ReminderRowShown], { description: 'What is left, and what the law adds.' })
  rows: ReminderRowShown[];

  @Field(() => [String], { description: 'How to pay, and how to answer.' })
  notes: string[];

  @Field({ description: 'Name of its PDF.' })
  file: string;

  @Field({ description: 'The whole as plain text.' })
  text: string;

  @Field({
    description:
      "The whole as a page of HTML, with the company's face: the one that is sent. It runs and loads nothing, and its links lead nowhere.",
  })
  html: string;

  @Field(() => DateScalar, {
    nullable: true,
    description:
      'First day for which it asks no interest, since nobody has read its rate in the BOE; null: all is asked for.',
  })
  unratedFrom: string | null;
}

@ObjectType({ description: 'That an invoice was reminded of.' })
export class Reminded {
  @Field(() => Int, { description: 'The last step.' })
  step: number;

  @Field(() => DateTimeScalar, { description: 'When.' })
  at: Date;
}
