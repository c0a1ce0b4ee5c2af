import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { MOST_PARTS, type Reason } from '../../../schema/bank/propose';
import { Pagination } from '../../platform/graphql/page';
import { AtMostRows } from '../../platform/graphql/rows';
import { DateScalar, DecimalScalar } from '../../platform/graphql/scalars';
import { MOST_ACCOUNTS } from '../../../schema/bank/statement';

export enum BankState {
  open = 'open',
  sure = 'sure',
  matched = 'matched',
  aside = 'aside',
  out = 'out',
}
registerEnumType(BankState, {
  name: 'BankState',
  description: 'Which movements of the bank.',
  valuesConfig: {
    open: {
      description: 'Por casar: what came in and is not written down as collected, and what a credit went out by.',
    },
    sure: { description: 'Seguros: of these, the ones whose proposal leaves no doubt.' },
    matched: { description: 'Casados: collections were written down of them.' },
    aside: { description: 'Apartados: somebody said that they are no collections.' },
    out: { description: 'Salidas: what went out and nothing was written down of.' },
  },
});

@ObjectType({ description: 'What a file said of one account.' })
export class AccountRead {
  @Field({ description: 'IBAN; empty where the file does not say it.' })
  account: string;

  @Field(() => DateScalar, { nullable: true, description: 'Day of its first movement; null: it has none.' })
  from: string | null;

  @Field(() => DateScalar, { nullable: true, description: 'Day of its last movement.' })
  to: string | null;

  @Field(() => Int, { description: 'Movements.' })
  count: number;

  @Field(() => Int, { description: 'Those that were not there yet.' })
  added: number;

  @Field(() => DecimalScalar, { description: 'What came in.' })
  came: string;

  @Field(() => DecimalScalar, { description: 'What went out, below zero.' })
  went: string;
}

@ObjectType({ description: 'What was read of a bank statement.' })
export class StatementRead {
  @Field({ description: 'n43 or csv.' })
  format: string;

  @AtMostRows(MOST_ACCOUNTS)
  @Field(() => [AccountRead], { description: 'Its accounts.' })
  accounts: AccountRead[];
}

@ObjectType({ description: 'An invoice that a movement is for, or may be.' })
export class MatchedInvoice {
  @Field(() => ID, { description: 'UUID of the invoice.' })
  invoiceId: string;

  @Field({ description: 'Its number.' })
  fullNumber: string;

  @Field({ description: 'Its customer, as its paper says it.' })
  customerName: string;

  @Field(() => DecimalScalar, { description: 'What of the movement is for it.' })
  amount: string;
}

@ObjectType({
  description: 'Which invoices a movement is probably for. Nothing is written down until somebody confirms it.',
})
class MatchProposal {
  @Field({ description: 'Whether nobody else could be meant (seguro); else it is likely (probable).' })
  sure: boolean;

  @Field(() => [String], {
    description:
      'Why: number, nif, name (they stand in the text), amount (exactly what is owed), sum (of several), part (of what is owed).',
  })
  reasons: Reason[];

  @AtMostRows(MOST_PARTS)
  @Field(() => [MatchedInvoice], { description: 'The invoices, in the order in which they get it.' })
  invoices: MatchedInvoice[];
}

@ObjectType({ description: 'What a movement of a file in another form says that may be the same.' })
export class MovementTwin {
  @Field({ description: 'IBAN; empty where its file did not say it.' })
  account: string;

  @Field(() => DateScalar, { description: 'Day.' })
  date: string;

  @Field({ description: 'What the bank says of it there.' })
  text: string;

  @Field({ description: 'Whether something was written down of it.' })
  matched: boolean;
}

@ObjectType({ description: 'What came in on an account, or went out of it (movimiento).' })
export class BankMovement {
  @Field(() => ID, { description: 'UUID.' })
  id: string;

  @Field({ description: 'IBAN; empty where its file did not say it.' })
  account: string;

  @Field(() => DateScalar, { description: 'Day.' })
  date: string;

  @Field(() => DecimalScalar, { description: 'Euros; below zero it went out.' })
  amount: string;

  @Field(() => DecimalScalar, { description: 'What of it is not written down as collected yet.' })
  left: string;

  @Field({ description: 'What the bank says of it; empty once its customer was erased.' })
  text: string;

  @Field({ description: 'Whether somebody said that it is no collection.' })
  aside: boolean;

  @Field(() => MovementTwin, {
    nullable: true,
    description:
      'One that was read before, of a file in the other form (Norma 43, CSV): as much, within three days. Nothing is proposed then; null where it is not open.',
  })
  twin: MovementTwin | null;

  @Field(() => MatchProposal, { nullable: true, description: 'What it is probably for; null: nobody knows.' })
  proposal: MatchProposal | null;

  @AtMostRows(MOST_PARTS)
  @Field(() => [MatchedInvoice], { description: 'What was written down of it.' })
  matches: MatchedInvoice[];
}

@ObjectType({ description: 'Movements and which page of them.' })
export class BankMovementPage {
  @AtMostRows('limit')
  @Field(() => [BankMovement], { description: 'The newest first.' })
  items: BankMovement[];

  @Field(() => Pagination, { description: 'Page.' })
  pagination: Pagination;

  @Field(() => Int, { description: 'How many are open, on whichever page this is.' })
  openCount: number;

  @Field(() => Int, { description: 'How many of these are sure.' })
  sureCount: number;
}

@ObjectType({ description: 'What was written down.' })
export class MatchesConfirmed {
  @Field(() => Int, { description: 'Movements.' })
  count: number;

  @Field(() => DecimalScalar, { description: 'What was written down of them in all.' })
  amount: string;
}
