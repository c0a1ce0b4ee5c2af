import { Field, ObjectType, registerEnumType } from 'type-graphql';

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

@ObjectType({ description: 'Where a company tells Stripe who it is.' })
export class CardConnection {
  @Field({ description: 'Where the browser goes next: a page of Stripe, good for minutes.' })
  url: string;
}
