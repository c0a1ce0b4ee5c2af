import { Field, InputType } from 'type-graphql';
import { DecimalScalar } from '../../platform/graphql/scalars';
import { Email, OptionalText, Percent, PublishedName } from '../../platform/graphql/validation';
import { CommissionPaymentMethod } from './affiliates.types';

@InputType({ description: 'An affiliate as it is to be added.' })
export class AffiliateInput {
  @Field({ description: 'Name, at most 120 characters and without web addresses: who comes by the link reads it.' })
  @PublishedName('Escribe el nombre del afiliado')
  name: string;

  @Field({ description: 'Email.' })
  @Email()
  email: string;

  @Field(() => String, { nullable: true, description: 'Phone.' })
  @OptionalText(30)
  phone?: string | null;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'Percent of a first payment without VAT: 0 to 100, at most 2 decimals; 20 unless said.',
  })
  @Percent()
  commissionRate?: string | null;
}

@InputType({ description: 'How a commission was paid.' })
export class CommissionPaymentInput {
  @Field(() => CommissionPaymentMethod, { description: 'How.' })
  paymentMethod: CommissionPaymentMethod;

  @Field(() => String, { nullable: true, description: 'Reference of the payment.' })
  @OptionalText(140)
  paymentReference?: string | null;
}
