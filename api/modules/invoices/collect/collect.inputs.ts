import { IsOptional } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import type { Means } from '../../../../schema/collect/means';
import { DateScalar, DecimalScalar } from '../../../platform/graphql/scalars';
import { Amount, OptionalText } from '../../../platform/graphql/validation';
import { PaymentMeans } from '../../company/payment-terms';

@InputType({ description: 'What came in for an invoice, or was given back.' })
export class CollectionInput {
  @Field(() => DateScalar, { nullable: true, description: 'Day; today when absent; not in the future.' })
  date?: string | null;

  @Field(() => DecimalScalar, {
    nullable: true,
    description:
      'Euros, with the sign of what is owed and at most all of it; all of it when absent. What was paid beyond is refused.',
  })
  @IsOptional()
  @Amount(2, 'neither', 'Escribe un importe distinto de 0')
  amount?: string | null;

  @Field(() => PaymentMeans, { nullable: true, description: 'How it was paid.' })
  means?: Means | null;

  @Field(() => String, { nullable: true, description: 'What identifies it, up to 140 characters.' })
  @OptionalText(140)
  reference?: string | null;
}
