import { IsOptional, ArrayMinSize, ValidateNested } from 'class-validator';
import { ArgsType, Field, ID, InputType, Int } from 'type-graphql';
import { MOST_PARTS } from '../../../schema/bank/propose';
import { MAX_STATEMENT_BYTES } from '../../../schema/bank/statement';
import { fileScalar } from '../../platform/graphql/file-scalar';
import { PAGE_SIZE } from '../../platform/graphql/page';
import { AtMostElements } from '../../platform/graphql/rows';
import { DecimalScalar } from '../../platform/graphql/scalars';
import { Amount } from '../../platform/graphql/validation';
import { BankState } from './bank.types';

/** So many are confirmed, or undone, in one call. */
export const MOST_MATCHES = 50;
const TOO_MANY = `Confirma como mucho ${MOST_MATCHES} movimientos de una vez`;
const StatementFileScalar = fileScalar(
  'StatementFile',
  'A bank statement, Norma 43 or CSV, in base64: at most 2 MB and 5,000 lines, as far as a request may be so long; a form of POST /api/bank/statements may. Input only.',
  { most: MAX_STATEMENT_BYTES, tooBig: 'El extracto pesa como mucho 2 MB' },
);

@ArgsType()
export class StatementArgs {
  @Field(() => StatementFileScalar, { description: 'The file.' })
  file: Buffer;

  @Field(() => Int, {
    nullable: true,
    description: 'Of a CSV: which column is the day, from 1. Absent: its headings say it.',
  })
  dateColumn?: number | null;

  @Field(() => Int, { nullable: true, description: 'Of a CSV: which column is the text.' })
  textColumn?: number | null;

  @Field(() => Int, { nullable: true, description: 'Of a CSV: which column is the amount, or what came in.' })
  amountColumn?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Of a CSV: which column is what went out, where it has one of its own.',
  })
  outColumn?: number | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Of a CSV that does not say it: of which account it is, an IBAN or a name that the company gives it, up to 34 characters. What the file says comes first.',
  })
  account?: string | null;
}

@ArgsType()
export class BankMovementsArgs {
  @Field(() => BankState, { nullable: true, description: 'Which; open when absent.' })
  state?: BankState | null;

  @Field(() => Int, { nullable: true, description: 'Page, from 1.', defaultValue: 1 })
  page?: number | null;

  @Field(() => Int, { nullable: true, description: 'Rows per page, 1 to 200.', defaultValue: PAGE_SIZE })
  limit?: number | null;
}

@InputType({ description: 'A movement and the invoices that it is for.' })
export class MatchInput {
  @Field(() => ID, { description: 'UUID of the movement.' })
  movementId: string;

  @AtMostElements(MOST_PARTS, `Un movimiento se reparte como mucho entre ${MOST_PARTS} facturas`)
  @ArrayMinSize(1, { message: 'Elige al menos una factura' })
  @Field(() => [ID], {
    description:
      'UUIDs of the invoices, in the order in which they get it: each as much as is owed, until nothing is left. What is left then stays open.',
  })
  invoiceIds: string[];

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'What is to be written down in all, as it was seen; where it has changed meanwhile, nothing is.',
  })
  @IsOptional()
  @Amount(2, 'neither', 'Escribe un importe distinto de 0')
  amount?: string | null;
}

@InputType({ description: 'Which movements are confirmed, all or none.' })
export class MatchesInput {
  @AtMostElements(MOST_MATCHES, TOO_MANY)
  @ArrayMinSize(1, { message: 'Elige al menos un movimiento' })
  @ValidateNested()
  @Field(() => [MatchInput], { description: `Up to ${MOST_MATCHES}, and up to 100 invoices among them.` })
  matches: MatchInput[];
}
