import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { DateTimeScalar } from '../../platform/graphql/scalars';

enum LinkAnswerKind {
  opened = 'opened',
  paid = 'paid',
  mistake = 'mistake',
}
registerEnumType(LinkAnswerKind, {
  name: 'LinkAnswerKind',
  description: "What came back through an invoice's link.",
  valuesConfig: {
    opened: { description: 'Se abrió el enlace: a person, or a program that looks through mail.' },
    paid: { description: 'Ya la he pagado.' },
    mistake: { description: 'Hay un error.' },
  },
});

@ObjectType({ description: 'By which a customer sees an invoice without an account.' })
export class InvoiceLink {
  @Field({ description: 'Address. Whoever has it sees the invoice.' })
  url: string;

  @Field(() => DateTimeScalar, { description: 'Until when.' })
  expiresAt: Date;
}

@ObjectType({ description: "What came back through an invoice's link." })
export class LinkAnswer {
  @Field(() => ID, { description: 'UUID.' })
  id: string;

  @Field(() => LinkAnswerKind, { description: 'What.' })
  kind: LinkAnswerKind;

  @Field(() => String, { nullable: true, description: 'In the words of whoever has the link; null: they wrote none.' })
  words: string | null;

  @Field(() => DateTimeScalar, { description: 'When.' })
  createdAt: Date;
}
