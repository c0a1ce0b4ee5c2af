import { ArrayMaxSize, ArrayMinSize, IsOptional, ValidateNested } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';
import { MOST_REMINDER_WORDS, STEPS } from '../../../schema/remind/ladder';
import { AtMostElements } from '../../platform/graphql/rows';
import { OptionalText, RequiredLongText } from '../../platform/graphql/validation';

const ALL = `Envía los ${STEPS.length} avisos`;

@InputType({ description: 'A step of the reminders.' })
class ReminderStepInput {
  @Field({ description: 'Whether it goes at all.' })
  on: boolean;

  @Field(() => Int, { description: 'Days after the due date, 1 to 180; five more than the step before.' })
  days: number;

  @Field({
    description: "Text in the language of the company's papers, up to 2,000 characters, with fields as {facturas}.",
  })
  @RequiredLongText(MOST_REMINDER_WORDS, 'Escribe el texto del aviso')
  words: string;
}

@InputType({ description: 'How a company reminds its customers.' })
export class ReminderSettingsInput {
  @Field({ description: 'Whether letters go by themselves: those that become due from today on.' })
  enabled: boolean;

  @AtMostElements(STEPS.length, ALL)
  @Field(() => [ReminderStepInput], { description: 'The three steps, in their order.' })
  @ArrayMinSize(STEPS.length, { message: ALL })
  @ArrayMaxSize(STEPS.length, { message: ALL })
  @ValidateNested({ each: true })
  steps: ReminderStepInput[];

  @Field(() => String, {
    nullable: true,
    description:
      'The version that was read. Where they are another by now, or in another language, nothing is kept (409); absent or null: they are replaced whatever they are.',
  })
  @IsOptional()
  @OptionalText(64)
  version?: string | null;
}

@InputType({ description: 'Whether an invoice may get reminders.' })
export class InvoiceRemindingInput {
  @Field({ description: 'Off: none of this invoice.' })
  on: boolean;

  @Field(() => ID, {
    nullable: true,
    description: 'What came back through its link and was settled with the customer, with all before it.',
  })
  @IsOptional()
  settledAnswerId?: string | null;
}

@InputType({ description: 'Which letter to show.' })
export class ReminderPreviewInput {
  @Field(() => Int, { description: '1, 2 or 3.' })
  step: number;

  @Field(() => String, { nullable: true, description: "Text; absent: the company's, in the papers' language." })
  @IsOptional()
  @OptionalText(MOST_REMINDER_WORDS, true)
  words?: string | null;

  @Field(() => ID, { nullable: true, description: 'An overdue invoice; absent: an example.' })
  @IsOptional()
  invoiceId?: string | null;
}
