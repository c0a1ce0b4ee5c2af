import { MOST_LINES } from '../../../../schema/kinds/lines';
import { ArrayMaxSize, ArrayMinSize, ValidateNested } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { AtMostElements } from '../../../platform/graphql/rows';
import { DateScalar } from '../../../platform/graphql/scalars';
import { OptionalText } from '../../../platform/graphql/validation';
import { TOO_MANY_LINES } from '../invoices.inputs';
import { RectifyLineInput } from './rectify.types';

@InputType({
  description:
    'A rebate for the volume bought in a period (rappel): an R1 that names no invoice (RD 1619/2012, art. 15.4).',
})
export class RebateInput {
  @Field(() => ID, { description: 'UUID of the customer.' })
  customerId: string;

  @Field(() => DateScalar, { description: 'First day of the period, which its paper says.' })
  from: string;

  @Field(() => DateScalar, { description: 'Its last day, not after the date of issue.' })
  to: string;

  @AtMostElements(MOST_LINES, TOO_MANY_LINES)
  @Field(() => [RectifyLineInput], { description: 'What is given back: below 0.' })
  @ArrayMinSize(1, { message: 'Añade al menos una línea' })
  @ArrayMaxSize(MOST_LINES, { message: TOO_MANY_LINES })
  @ValidateNested({ each: true })
  lines: RectifyLineInput[];

  @Field(() => DateScalar, { nullable: true, description: 'Date of issue, not in the future; today when absent.' })
  date?: string | null;

  @Field(() => String, { nullable: true, description: 'Series of rectifying invoices alone; absent: the usual one.' })
  @OptionalText(10)
  series?: string | null;

  @Field(() => String, { nullable: true, description: 'Notes, up to 2,000 characters.' })
  @OptionalText(2000, true)
  notes?: string | null;
}
