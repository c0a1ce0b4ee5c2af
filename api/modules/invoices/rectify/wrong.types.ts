import { Field, InputType, ObjectType, registerEnumType } from 'type-graphql';
import type { Happened as WhatHappened, Wrong as WhatIsWrong } from '../../../../schema/kinds/wrong';

const Wrong = {
  amount: 'amount',
  vat: 'vat',
  customer: 'customer',
  customer_record: 'customer_record',
  other_customer: 'other_customer',
  text: 'text',
  notes: 'notes',
  returned: 'returned',
  insolvent: 'insolvent',
  unpaid: 'unpaid',
  whole: 'whole',
} as const satisfies Record<WhatIsWrong, WhatIsWrong>;
registerEnumType(Wrong, {
  name: 'Wrong',
  description: 'What is wrong with an issued invoice.',
  valuesConfig: {
    amount: { description: 'Price, quantity or discount.' },
    vat: { description: 'Rate or cause of the VAT.' },
    customer: { description: "The customer's name, tax number or address." },
    customer_record: { description: "The customer's country or kind of tax number: on no paper, only in the record." },
    other_customer: { description: 'It was for somebody else.' },
    text: { description: 'Description or date.' },
    notes: { description: 'Notes.' },
    returned: { description: 'Nothing: something comes back.' },
    insolvent: { description: 'Nothing: the customer was declared insolvent.' },
    unpaid: { description: 'Nothing: it is not paid.' },
    whole: { description: 'All of it: a trial, a duplicate, work that was never done.' },
  },
});

const Happened = { yes: 'yes', part: 'part', no: 'no' } as const satisfies Record<WhatHappened, WhatHappened>;
registerEnumType(Happened, {
  name: 'Happened',
  description: 'Whether what is invoiced took place.',
  valuesConfig: {
    yes: { description: 'It did.' },
    part: { description: 'A part of it, and the rest will not.' },
    no: { description: 'It did not.' },
  },
});

@InputType({
  description:
    'Why an issued invoice is put right. Where another instrument than the one called is right (annul, rectify, correct the record, or none) the answer is 409 with that advice; without it nobody asks.',
})
export class WrongInput {
  @Field(() => Wrong, { description: 'What is wrong.' })
  wrong: WhatIsWrong;

  @Field(() => Happened, {
    nullable: true,
    description: 'Whether it took place; asked for amount, vat, customer, other_customer, text and whole.',
  })
  happened?: WhatHappened | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether the customer has the invoice; asked as happened is.' })
  handedOver?: boolean | null;
}

@ObjectType({ description: 'What the draft of a rectifying invoice was said to be made for.' })
export class WrongAnswers {
  @Field(() => Wrong, { description: 'What is wrong.' })
  wrong: WhatIsWrong;

  @Field(() => Happened, { nullable: true, description: 'Whether it took place; null: not asked.' })
  happened: WhatHappened | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether the customer has the invoice; null: not asked.' })
  handedOver: boolean | null;
}
