import { ArrayMaxSize, ArrayMinSize, ValidateNested } from 'class-validator';
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { MOST_EXCHANGED } from '../../../../schema/kinds/exchange';
import { AtMostElements, AtMostRows } from '../../../platform/graphql/rows';
import { DateScalar } from '../../../platform/graphql/scalars';
import { OptionalText } from '../../../platform/graphql/validation';
import { ManualCustomerInput } from '../invoices.inputs';
import { RelatedInvoice } from '../rectify/rectify.types';

const TOO_MANY = 'Elige de 1 a 1.000 facturas simplificadas';

@InputType({
  description: 'A complete invoice for simplified ones: with customerId or customerManual, one of the two.',
})
export class ExchangeInput {
  @AtMostElements(MOST_EXCHANGED, TOO_MANY)
  @Field(() => [ID], {
    description: 'UUIDs of issued simplified invoices (F2), and of what rectifies them (R5): 1 to 1,000.',
  })
  @ArrayMinSize(1, { message: TOO_MANY })
  @ArrayMaxSize(MOST_EXCHANGED, { message: TOO_MANY })
  ids: string[];

  @Field(() => ID, { nullable: true, description: 'Saved customer.' })
  customerId?: string | null;

  @Field(() => ManualCustomerInput, { nullable: true, description: 'Customer that is not saved.' })
  @ValidateNested()
  customerManual?: ManualCustomerInput | null;

  @Field(() => DateScalar, {
    nullable: true,
    description: 'Date of issue, not before the simplified ones nor in the future; today when absent.',
  })
  date?: string | null;

  @Field(() => String, { nullable: true, description: 'Series of complete invoices; absent: A.' })
  @OptionalText(10)
  series?: string | null;

  @Field(() => String, { nullable: true, description: 'Notes, up to 2,000 characters.' })
  @OptionalText(2000, true)
  notes?: string | null;
}

@ObjectType({ description: 'Which simplified invoices a complete one (F3) stands for.' })
export class Exchange {
  @AtMostRows(MOST_EXCHANGED)
  @Field(() => [RelatedInvoice], { description: 'The simplified invoices.' })
  invoices: RelatedInvoice[];

  @Field(() => RelatedInvoice, {
    nullable: true,
    description: 'Of one of the opposite sign: the one that it takes back.',
  })
  takesBack: RelatedInvoice | null;

  @Field(() => RelatedInvoice, { nullable: true, description: 'The one of the opposite sign that takes it back.' })
  takenBackBy: RelatedInvoice | null;
}
