import { Field, ID, Int, ObjectType } from 'type-graphql';
import { AtMostRows } from '../../platform/graphql/rows';
import { DateScalar, DateTimeScalar, DecimalScalar } from '../../platform/graphql/scalars';

/** Cards of one person that are looked at. */
export const MOST_CARDS = 50;
/** Lines of a plan: years of invoices and of records, and what goes at once. */
const MOST_STEPS = 100;

@ObjectType({
  description: "A customer's card that seems to be of whoever asks: it has their tax number, or their email.",
})
export class SubjectCustomer {
  @Field(() => ID, { description: 'UUID.' })
  id: string;

  @Field(() => String, { description: 'Name.' })
  name: string;

  @Field(() => String, { description: 'Tax number.' })
  nif: string;

  @Field(() => String, { nullable: true, description: 'Email.' })
  email: string | null;

  @Field(() => DateTimeScalar, { description: 'Since when it is a customer.' })
  createdAt: Date;

  @Field(() => Boolean, { description: 'It was taken out of the lists.' })
  deleted: boolean;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Since when it is restricted.' })
  restrictedAt: Date | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Since when they object.' })
  objectedAt: Date | null;
}

@ObjectType({ description: 'What the company holds about the person who asks.' })
export class RequestSubject {
  @Field(() => ID, { description: "The request's." })
  id: string;

  @AtMostRows(MOST_CARDS)
  @Field(() => [SubjectCustomer], { description: 'Cards, at most 50.' })
  customers: SubjectCustomer[];

  @Field(() => Int, { description: 'Issued invoices to them.' })
  invoices: number;

  @Field(() => Int, { description: 'Drafts for them.' })
  drafts: number;

  @Field(() => DecimalScalar, { description: 'What of it is still to be paid.' })
  unpaid: string;

  @Field(() => Boolean, { description: 'They sign in as somebody of the company.' })
  isUser: boolean;
}

@ObjectType({ description: 'Something that goes at once.' })
export class ErasureStep {
  @Field(() => String, { description: 'What.' })
  what: string;

  @Field(() => String, { nullable: true, description: 'How many, or what becomes of it.' })
  detail: string | null;
}

@ObjectType({ description: 'Something that the law keeps: blocked until its day, then it goes by itself.' })
export class BlockedItem {
  @Field(() => DateScalar, { description: 'Last day.' })
  until: string;

  @Field(() => String, { description: 'What.' })
  what: string;

  @Field(() => Int, { description: 'How many.' })
  count: number;

  @Field(() => String, { description: 'Under which article.' })
  why: string;
}

@ObjectType({ description: 'What erasing somebody does, or did.' })
export class ErasurePlan {
  @Field(() => ID, { description: "The request's." })
  id: string;

  @Field(() => String, { description: 'What the card is called from then on.' })
  label: string;

  @AtMostRows(MOST_STEPS)
  @Field(() => [ErasureStep], { description: 'What goes at once.' })
  now: ErasureStep[];

  @AtMostRows(MOST_STEPS)
  @Field(() => [BlockedItem], { description: 'What stays blocked, by its day.' })
  blocked: BlockedItem[];

  @Field(() => DateScalar, { description: 'From this day on nothing of them is left.' })
  goneOn: string;

  @Field(() => Int, { description: 'Issued invoices to them.' })
  invoices: number;

  @Field(() => DecimalScalar, { description: 'What of it is still to be paid.' })
  unpaid: string;

  @Field(() => String, { nullable: true, description: 'Why it cannot be done yet, and what to do; null: it can.' })
  obstacle: string | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was done.' })
  doneAt: Date | null;
}
