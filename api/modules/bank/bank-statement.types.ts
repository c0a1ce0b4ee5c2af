import { ArgsType, Field, ID, Int, ObjectType } from 'type-graphql';
import { MOST_ACCOUNTS } from '../../../schema/bank/statement';
import { Pagination } from '../../platform/graphql/page';
import { AtMostRows } from '../../platform/graphql/rows';
import { DateScalar, DateTimeScalar } from '../../platform/graphql/scalars';

/** Each is counted through when it is shown. */
export const MOST_STATEMENTS_SHOWN = 20;

@ArgsType()
export class BankStatementsArgs {
  @Field(() => Int, { nullable: true, description: 'Page, from 1.', defaultValue: 1 })
  page?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: `Rows per page, 1 to ${MOST_STATEMENTS_SHOWN}.`,
    defaultValue: MOST_STATEMENTS_SHOWN,
  })
  limit?: number | null;
}

@ObjectType({ description: 'A bank statement that was uploaded (extracto), as long as something of it is left.' })
export class BankStatement {
  @Field(() => ID, { description: 'UUID.' })
  id: string;

  @Field({ description: 'n43 or csv.' })
  format: string;

  @Field(() => DateTimeScalar, { description: 'When it was uploaded.' })
  createdAt: Date;

  @AtMostRows(MOST_ACCOUNTS)
  @Field(() => [String], { description: 'Its accounts: IBANs, or names that the company gave them.' })
  accounts: string[];

  @Field(() => DateScalar, { description: 'Day of its first movement.' })
  from: string;

  @Field(() => DateScalar, { description: 'Day of its last movement.' })
  to: string;

  @Field(() => Int, { description: 'Movements that it says and that are there.' })
  count: number;

  @Field(() => Int, {
    description: 'Of these, the ones that another statement says too: they stay where it is withdrawn.',
  })
  shared: number;

  @Field(() => Int, {
    description: 'Of those that no other one says, the ones of which something is written down as collected.',
  })
  matched: number;

  @Field(() => Int, { description: 'So many entries of collections are undone where it is withdrawn with them.' })
  entries: number;
}

@ObjectType({ description: 'Bank statements and which page of them.' })
export class BankStatementPage {
  @AtMostRows('limit')
  @Field(() => [BankStatement], { description: 'The last uploaded first.' })
  items: BankStatement[];

  @Field(() => Pagination, { description: 'Page.' })
  pagination: Pagination;
}

@ObjectType({ description: 'What became of a bank statement that was withdrawn.' })
export class StatementWithdrawn {
  @Field(() => Int, { description: 'Movements that are gone.' })
  removed: number;

  @Field(() => Int, {
    description: 'Entries of collections that were undone before, each by one of the opposite sign.',
  })
  undone: number;

  @Field(() => Int, { description: 'Movements of it that stay, since collections were written down of them.' })
  kept: number;
}
