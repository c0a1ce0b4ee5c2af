import { Field, ID, Int, ObjectType } from 'type-graphql';
import { DecimalScalar } from '../../platform/graphql/scalars';
import { MOST_IN_LETTER } from '../../../schema/remind/ladder';
import { AtMostRows } from '../../platform/graphql/rows';
import { OverdueInvoice, ReminderPreview } from './reminders.types';

/** Overdue invoices of a customer that are looked at, the oldest. */
export const MOST_OF_CUSTOMER = 100;

@ObjectType({ description: 'One letter to a customer about all that is overdue, as it would go now (reclamación).' })
export class OverdueClaim {
  @Field(() => ID, { description: "The customer's UUID." })
  id: string;

  @Field(() => String, { nullable: true, description: 'Why none can be sent now; null: one can.' })
  whyNot: string | null;

  @Field(() => Int, { nullable: true, description: 'Its step: the firmest that an invoice of it has come to.' })
  step: number | null;

  @Field(() => String, { nullable: true, description: 'Where it goes.' })
  email: string | null;

  @Field(() => DecimalScalar, { description: 'What is left to pay of the invoices in it.' })
  owed: string;

  @AtMostRows(MOST_IN_LETTER)
  @Field(() => [OverdueInvoice], { description: 'The invoices in it, the oldest first.' })
  invoices: OverdueInvoice[];

  @AtMostRows(MOST_OF_CUSTOMER)
  @Field(() => [OverdueInvoice], {
    description: 'Overdue too and not in it: held, reminded of lately, or at another step.',
  })
  others: OverdueInvoice[];

  @Field(() => ReminderPreview, { nullable: true, description: 'The letter as the customer would get it.' })
  letter: ReminderPreview | null;

  @Field(() => String, { nullable: true, description: 'A mark of all of this, which sending it gives back.' })
  seen: string | null;
}
