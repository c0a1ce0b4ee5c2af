import { IsOptional } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import type { Tax } from '../../../../schema/tax/territory';
import { DecimalScalar } from '../../../platform/graphql/scalars';
import { Amount } from '../../../platform/graphql/validation';
import { TaxName } from '../../company/territory.types';

/** What whoever sends an invoice has seen of it: with anything else it is 409, and nothing is kept. */
@InputType()
export abstract class SeenInput {
  @Field(() => DecimalScalar, { nullable: true, description: 'Total that was seen: with another it is 409, not kept.' })
  @IsOptional()
  @Amount(2, 'nothing', 'Escribe un importe')
  expectedTotal?: string | null;

  @Field(() => TaxName, {
    nullable: true,
    description: "Tax that was seen: where the company's is another by now, as it has moved, it is 409, not kept.",
  })
  expectedTax?: Tax | null;
}
