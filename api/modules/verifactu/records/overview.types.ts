import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { DateScalar, DateTimeScalar } from '../../../platform/graphql/scalars';
import { Explanation } from '../codes/explanation.types';

export enum AeatEnvironment {
  sandbox = 'sandbox',
  preproduction = 'preproduction',
  production = 'production',
}
registerEnumType(AeatEnvironment, {
  name: 'AeatEnvironment',
  description: 'Which AEAT is at the other end.',
  valuesConfig: {
    sandbox: { description: 'Our own sandbox: nothing leaves.' },
    preproduction: { description: "The AEAT's tests: no effect in tax." },
    production: { description: 'The AEAT.' },
  },
});

@ObjectType({ description: 'Why nothing is sent until a person acts, or a try by the hour succeeds.' })
class VerifactuPause {
  @Field(() => DateTimeScalar, { description: 'Since when.' })
  since: Date;

  @Field({ description: 'Why, for people.' })
  reason: string;

  @Field(() => Explanation, { nullable: true, description: "The AEAT's code in plain words; null where it gave none." })
  explanation: Explanation | null;
}

@ObjectType({ description: 'An incident (art. 16.4 of Orden HAC/1177/2024): records wait longer than they should.' })
class VerifactuIncident {
  @Field(() => DateTimeScalar, { description: 'Since when.' })
  since: Date;

  @Field({ description: 'What keeps them, for people.' })
  cause: string;
}

@ObjectType({ description: "How a company's records stand with the AEAT." })
export class VerifactuOverview {
  @Field(() => AeatEnvironment, { description: 'Which AEAT its records are for.' })
  environment: AeatEnvironment;

  @Field({ description: 'True where the company sends: each invoice that it issues is sealed and goes to the AEAT.' })
  active: boolean;

  @Field(() => DateScalar, {
    nullable: true,
    description: 'Until when the company must go on sending, having begun; null when it is free.',
  })
  boundUntil: string | null;

  @Field(() => Int, { description: 'Records sealed so far.' })
  records: number;

  @Field(() => Int, { description: 'Records that wait to be sent or to be answered.' })
  waiting: number;

  @Field(() => Int, { description: 'Invoices whose last record was rejected.' })
  toFix: number;

  @Field(() => ID, {
    nullable: true,
    description: 'The oldest of them, for whoever has no list of records; null where there is none.',
  })
  toFixInvoice: string | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When the oldest one that waits was sealed.' })
  oldestWaitingAt: Date | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When the next message may leave; null: at once.' })
  nextSendAt: Date | null;

  @Field(() => VerifactuPause, { nullable: true, description: 'Set while sending is paused.' })
  pause: VerifactuPause | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description:
      'Hour of the last record where the clock is more than a minute behind it: new ones have it too until the clock is there.',
  })
  clockBehindUntil: Date | null;

  @Field(() => VerifactuIncident, { nullable: true, description: 'Set while an incident lasts.' })
  incident: VerifactuIncident | null;
}
