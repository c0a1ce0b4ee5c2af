import { IsOptional, Max, Min, ValidateNested } from 'class-validator';
import { ArgsType, Field, ID, InputType, Int } from 'type-graphql';
import { MOST_EVERY, MOST_TIMES, type Unit } from '../../../schema/recurring';
import { OptionalText } from '../../platform/graphql/validation';
import { PageArgs } from '../../platform/graphql/search-args';
import { DateScalar } from '../../platform/graphql/scalars';
import { RecurringState, RecurringUnit } from './recurring.types';
import { RecurringTemplateInput } from './template.inputs';

const EVERY = `Escribe cada cuánto, de 1 a ${MOST_EVERY}`;
const TIMES = `Escribe cuántas facturas, de 1 a ${MOST_TIMES}`;

@InputType({
  description:
    'An invoice that is to repeat. An optional field that is absent becomes its default; where it has none, null.',
})
export class RecurringInvoiceInput {
  @Field(() => ID, { description: 'Saved customer.' })
  customerId: string;

  @Field(() => RecurringTemplateInput, { description: 'What each invoice says.' })
  @ValidateNested()
  template: RecurringTemplateInput;

  @Field(() => DateScalar, {
    description:
      'Day of the next one, from today on. The others are counted from it; where day, interval and unit stay as they were, from the same day as before.',
  })
  nextDate: string;

  @Field(() => Int, { nullable: true, defaultValue: 1, description: 'So many units between two, 1 to 99.' })
  @IsOptional()
  @Min(1, { message: EVERY })
  @Max(MOST_EVERY, { message: EVERY })
  every?: number | null;

  @Field(() => RecurringUnit, { description: 'Unit.' })
  unit: Unit;

  @Field(() => DateScalar, { nullable: true, description: 'Last day on which there is one.' })
  until?: string | null;

  @Field(() => Int, { nullable: true, description: 'It ends after so many invoices, 1 to 999, those made included.' })
  @IsOptional()
  @Min(1, { message: TIMES })
  @Max(MOST_TIMES, { message: TIMES })
  times?: number | null;

  @Field(() => Boolean, {
    nullable: true,
    defaultValue: true,
    description: 'Whether they are issued; false: they are kept as drafts.',
  })
  issues?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: "Whether what is issued goes by mail to the address on the customer's card.",
  })
  sends?: boolean | null;

  @Field(() => String, {
    nullable: true,
    description: 'Version that was seen where a rule is changed: refused where it is another by now.',
  })
  @OptionalText(64, true)
  version?: string | null;
}

@ArgsType()
export class RecurringInvoicesArgs extends PageArgs {
  @Field(() => RecurringState, { nullable: true, description: 'State.' })
  state?: RecurringState | null;
}
