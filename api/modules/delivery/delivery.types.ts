import { IsOptional } from 'class-validator';
import { ArgsType, Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { MOST_SHOWN, MOST_WORDS } from '../../../schema/delivery';
import { AtMostRows } from '../../platform/graphql/rows';
import { InvoiceLink, LinkAnswer } from './link.types';
import { DateTimeScalar } from '../../platform/graphql/scalars';
import { OptionalText } from '../../platform/graphql/validation';

export enum SendingStatus {
  queued = 'queued',
  sent = 'sent',
  refused = 'refused',
  doubtful = 'doubtful',
}
registerEnumType(SendingStatus, {
  name: 'SendingStatus',
  description: 'What became of a mail.',
  valuesConfig: {
    queued: { description: 'En cola: it has not gone yet, or is tried again.' },
    sent: { description: 'Enviado: the mail server took it. Nobody says that it was read.' },
    refused: { description: 'Rechazado for good.' },
    doubtful: { description: 'Dudoso: the server had the whole of it and never answered.' },
  },
});

@ObjectType({ description: 'An invoice sent to one address.' })
export class Sending {
  @Field(() => ID, { description: 'UUID.' })
  id: string;

  @Field({ description: 'Address.' })
  email: string;

  @Field(() => SendingStatus, { description: 'What became of it.' })
  status: SendingStatus;

  @Field(() => String, {
    nullable: true,
    description: 'What the mail server said, while it is known: a month.',
  })
  reason: string | null;

  @Field(() => String, { nullable: true, description: 'Who sent it.' })
  by: string | null;

  @Field(() => DateTimeScalar, { description: 'When that was asked.' })
  createdAt: Date;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When the mail server took it.' })
  sentAt: Date | null;
}

@ObjectType({ description: 'How an invoice reaches its customer: what was sent, and what a sending would propose.' })
export class InvoiceDelivery {
  @Field(() => ID, { description: "The invoice's UUID." })
  id: string;

  @Field(() => [String], { description: 'Addresses to propose.' })
  to: string[];

  @Field({ description: "The company's text, with its fields." })
  text: string;

  @Field(() => String, {
    nullable: true,
    description: "Where answers go: the company's address, once it has been shown to be theirs; null: nowhere.",
  })
  replyTo: string | null;

  @AtMostRows(MOST_SHOWN)
  @Field(() => [Sending], { description: 'Newest first, at most 100.' })
  sendings: Sending[];

  @Field(() => InvoiceLink, { nullable: true, description: "The customer's link; null: there is none." })
  link: InvoiceLink | null;

  @AtMostRows(MOST_SHOWN)
  @Field(() => [LinkAnswer], { description: 'What came back through its links, newest first, at most 100.' })
  answers: LinkAnswer[];
}

@ObjectType({ description: 'A letter as it would arrive.' })
export class LetterShown {
  @Field({ description: 'Whose name it goes in.' })
  from: string;

  @Field(() => String, { nullable: true, description: "Where answers go: the company's address; null: nowhere." })
  replyTo: string | null;

  @Field({ description: 'Subject.' })
  subject: string;

  @Field({
    description:
      'A whole page of HTML, the one that is sent: its picture is in it, its link leads nowhere, and it runs and loads nothing.',
  })
  html: string;
}

@ArgsType()
export class LetterWordsArgs {
  @Field(() => String, {
    nullable: true,
    description: 'Text of the mail, up to 2,000 characters, with fields as {numero}. Absent: the one that is proposed.',
  })
  @IsOptional()
  @OptionalText(MOST_WORDS, true)
  text?: string | null;
}

@ArgsType()
export class LetterShownArgs extends LetterWordsArgs {
  @Field(() => Boolean, { defaultValue: true, description: 'Whether a link to the invoice goes with it.' })
  link: boolean;
}
