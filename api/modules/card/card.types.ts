import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { DateTimeScalar, DecimalScalar } from '../../platform/graphql/scalars';

export enum CardState {
  unavailable = 'unavailable',
  none = 'none',
  pending = 'pending',
  ready = 'ready',
  disconnected = 'disconnected',
}
registerEnumType(CardState, {
  name: 'CardState',
  description: "How a company's own account at Stripe stands, by which it is paid by card.",
  valuesConfig: {
    unavailable: { description: 'This Folio connects no accounts.' },
    none: { description: 'Sin conectar.' },
    pending: { description: 'Pendiente: Stripe still asks the company for something.' },
    ready: { description: 'Lista: links of invoices offer to pay by card.' },
    disconnected: { description: 'Desconectada: nobody pays by it; what was paid stays.' },
  },
});

@ObjectType({
  description: "A company's own account at Stripe, by which it is paid by card. Its money never passes through Folio.",
})
export class CardAccount {
  @Field(() => CardState, { description: 'How it stands.' })
  state: CardState;

  @Field(() => String, { nullable: true, description: 'Its id at Stripe (acct_…); null: there is none.' })
  accountId: string | null;
}

@ObjectType({ description: 'Where a company identifies itself at Stripe.' })
export class CardConnection {
  @Field({ description: 'Where the browser goes next: a page of Stripe, good for minutes.' })
  url: string;
}

@ObjectType({ description: 'What came in by card through the link of an invoice, and what has become of it.' })
export class CardPayment {
  @Field(() => DateTimeScalar, { description: 'When it was paid.' })
  paidAt: Date;

  @Field(() => DecimalScalar, { description: 'What came in.' })
  paid: string;

  @Field(() => DecimalScalar, {
    description: 'What was not owed any more when it came, and has not gone back yet: it is given back at Stripe.',
  })
  surplus: string;

  @Field(() => DecimalScalar, {
    description: 'What has gone: given back at Stripe, or lost to the bank of its holder.',
  })
  back: string;

  @Field(() => DecimalScalar, {
    description: 'What its holder reclaims from the bank, which has not decided yet: it is answered at Stripe.',
  })
  reclaimed: string;
}
