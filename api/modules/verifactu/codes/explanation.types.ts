import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';

export const AnswerFault = {
  company: 'company',
  customer: 'customer',
  folio: 'folio',
  aeat: 'aeat',
  nobody: 'nobody',
} as const;
export type AnswerFault = keyof typeof AnswerFault;
registerEnumType(AnswerFault, {
  name: 'AnswerFault',
  description: 'Whose data or doing an answer of the AEAT is about.',
  valuesConfig: {
    company: { description: 'The company that invoices.' },
    customer: { description: "The customer's data." },
    folio: { description: 'This product.' },
    aeat: { description: 'The AEAT itself.' },
    nobody: { description: 'Nobody: nothing is wrong.' },
  },
});

export const AnswerAction = {
  none: 'none',
  wait: 'wait',
  resend: 'resend',
  correct: 'correct',
  edit_customer: 'edit_customer',
  edit_company: 'edit_company',
  certificate: 'certificate',
  rectify: 'rectify',
  support: 'support',
} as const;
export type AnswerAction = keyof typeof AnswerAction;
registerEnumType(AnswerAction, {
  name: 'AnswerAction',
  description: 'The button that helps.',
  valuesConfig: {
    none: { description: 'Nothing to do.' },
    wait: { description: 'It goes on by itself.' },
    resend: { description: 'Send again.' },
    correct: { description: 'Make a corrected record.' },
    edit_customer: { description: 'Edit the customer, then correct.' },
    edit_company: { description: "Edit the company's data." },
    certificate: { description: 'Look at the certificate.' },
    rectify: { description: 'The invoice itself is wrong: rectify or annul it, as the answers about it say.' },
    support: { description: 'Write to support.' },
  },
});

@ObjectType({ description: 'A code of the AEAT in plain Spanish.' })
export class Explanation {
  @Field(() => Int, { description: "The AEAT's code." })
  code: number;

  @Field({ description: 'What happened.' })
  whatHappened: string;

  @Field(() => AnswerFault, { description: 'Whose fault it is.' })
  whoseFault: AnswerFault;

  @Field({ description: 'What to do.' })
  whatToDo: string;

  @Field(() => AnswerAction, { description: 'With which button.' })
  action: AnswerAction;
}
