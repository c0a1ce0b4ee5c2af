import { Field, ObjectType } from 'type-graphql';
import { Subscription } from '../plans/subscription.entity';
import { Payment } from './payment.entity';
import { AtMostRows } from '../../platform/graphql/rows';

@ObjectType({ description: 'What a company pays, and how.' })
export class Billing {
  @Field(() => Subscription, { description: 'Its subscription.' })
  subscription: Subscription;

  @AtMostRows(5)
  @Field(() => [Payment], { description: 'The last 5 payments, newest first.' })
  payments: Payment[];

  @Field(() => String, {
    nullable: true,
    description: "Key for Stripe's own script; null where there is no Stripe to load it from.",
  })
  publishableKey: string | null;

  @Field({ description: 'True while the basic plan would begin with the launch offer (STARTER).' })
  starterOffered: boolean;

  @Field({ description: 'Where to write to about it.' })
  supportEmail: string;

  @Field({ description: 'True where plans can be paid for here; else only by writing to us.' })
  open: boolean;
}

@ObjectType({ description: 'Where a plan is paid, or what became of a running one.' })
export class Checkout {
  @Field({ description: 'True when it went well.' })
  success: boolean;

  @Field({ description: "Stripe's checkout session; of a running subscription that was changed, the subscription." })
  sessionId: string;

  @Field({ description: 'Where the browser goes next.' })
  url: string;
}

@ObjectType({ description: 'The page where cards and receipts are kept.' })
export class Portal {
  @Field({ description: 'True when it went well.' })
  success: boolean;

  @Field({ description: 'Where the browser goes next.' })
  url: string;
}

@ObjectType({ description: 'A subscription after an act.' })
export class SubscriptionChange {
  @Field({ description: 'True when it went well.' })
  success: boolean;

  @Field(() => Subscription, { description: 'As it is now.' })
  subscription: Subscription;
}
