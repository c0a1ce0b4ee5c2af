import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import { Max, Min, IsOptional } from 'class-validator';
import { AtMostRows } from '../../../platform/graphql/rows';
import { DateScalar } from '../../../platform/graphql/scalars';
import { ChainCheck } from '../../verifactu/records/records.types';

export const MAX_SERIES = 200;

@ArgsType()
export class CorrelativityArgs {
  @Field(() => Int, { nullable: true, description: 'Only this year, 2000 to 2100.' })
  @IsOptional()
  @Min(2000, { message: 'Escribe un año entre 2000 y 2100' })
  @Max(2100, { message: 'Escribe un año entre 2000 y 2100' })
  year?: number | null;
}

@ObjectType({ description: 'The numbers of a series in a year.' })
export class SeriesOfYear {
  @Field({ description: 'Series.' })
  series: string;

  @Field(() => Int, { description: 'Year.' })
  year: number;

  @Field({ description: 'First number.' })
  first: string;

  @Field({ description: 'Last number.' })
  last: string;

  @Field(() => DateScalar, { description: 'Date of the last number.' })
  lastDate: string;

  @Field(() => Int, { description: 'Invoices with a number, cancelled ones too.' })
  invoices: number;

  @Field(() => Int, { description: 'Numbers that are missing between 1 and the last.' })
  gaps: number;

  @Field(() => Int, { description: 'Numbers given more than once.' })
  duplicates: number;

  @Field(() => Int, { description: 'Invoices with an earlier date than the number before; 0: dates are in order.' })
  earlierDates: number;
}

@ObjectType({ description: "The last record of the company's chain." })
export class ChainHead {
  @Field(() => Int, { description: 'Its place, from 1.' })
  sequence: number;

  @Field({ description: 'alta or anulacion.' })
  kind: string;

  @Field({ description: 'Number of its invoice.' })
  number: string;

  @Field(() => Date, { description: 'When it was sealed.' })
  generatedAt: Date;

  @Field({ description: 'Its hash: SHA-256, 64 hexadecimal digits.' })
  hash: string;
}

@ObjectType({ description: 'Whether the numbers of all series follow each other (RD 1619/2012, art. 6.1.a).' })
export class Correlativity {
  @AtMostRows(MAX_SERIES)
  @Field(() => [SeriesOfYear], { description: 'By year, the newest first, and series.' })
  series: SeriesOfYear[];

  @Field(() => Int, { description: 'Invoices of all of them.' })
  invoices: number;

  @Field(() => Int, { description: 'Missing numbers of all of them.' })
  gaps: number;

  @Field(() => Int, { description: 'Repeated numbers of all of them.' })
  duplicates: number;

  @Field(() => ChainHead, { nullable: true, description: 'Null: nothing was sealed yet.' })
  head: ChainHead | null;

  @Field(() => ChainCheck, { nullable: true, description: 'Every hash computed again. Null: nothing was sealed yet.' })
  chain: ChainCheck | null;
}
