import { Field, InputType } from 'type-graphql';
import type { Means } from '../../../../schema/collect/means';
import { DateScalar, DecimalScalar } from '../../../platform/graphql/scalars';
import { Amount, RequiredText } from '../../../platform/graphql/validation';
import { PaymentMeans } from '../../company/payment-terms';
import { SeenInput } from '../operations/seen.inputs';

/** When and how an invoice is to be paid, where that is not as agreed. */
@InputType()
export abstract class AgreedInput extends SeenInput {
  @Field(() => DateScalar, {
    nullable: true,
    description:
      "Day on which it is to be paid, from its date to five years later. Absent: it follows from the terms of the saved customer's card, or else the company's, when it is issued.",
  })
  dueDate?: string | null;

  @Field(() => PaymentMeans, {
    nullable: true,
    description: "How it is to be paid. Absent: as the saved customer's card says, or else as is usual.",
  })
  paymentMeans?: Means | null;
}

@InputType({ description: "What was paid in the customer's name and account (suplido): no VAT, no part of the total." })
export class SuplidoInput {
  @Field({ description: 'What was paid.' })
  @RequiredText(200, 'Escribe qué pagaste por cuenta del cliente')
  description: string;

  @Field(() => DecimalScalar, { description: 'Euros, above 0.' })
  @Amount(2, 'zero', 'Escribe un importe mayor que 0')
  amount: string;
}
