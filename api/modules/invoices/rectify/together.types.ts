import { ArrayMaxSize, ArrayMinSize, IsOptional, ValidateNested } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { MOST_TOGETHER } from '../../../../schema/kinds/together';
import { AtMostElements } from '../../../platform/graphql/rows';
import { DateScalar } from '../../../platform/graphql/scalars';
import { OptionalText, RequiredText } from '../../../platform/graphql/validation';
import { ManualCustomerInput, MAX_LINES, TOO_MANY_LINES } from '../invoices.inputs';
import { RectificationKind, RectificationWay, RectifyLineInput } from './rectify.types';
import { WrongInput } from './wrong.types';

const HOW_MANY = `Elige de 2 a ${MOST_TOGETHER} facturas`;

@InputType({ description: 'One of the invoices that a document rectifies, and what it changes of it.' })
export class RectifyPartInput {
  @Field(() => ID, { description: 'UUID of the invoice.' })
  id: string;

  @AtMostElements(MAX_LINES, TOO_MANY_LINES)
  @Field(() => [RectifyLineInput], {
    nullable: true,
    description: 'What changes of it, with its sign; absent: it is credited whole.',
  })
  @IsOptional()
  @ArrayMinSize(1, { message: 'Añade al menos una línea' })
  @ArrayMaxSize(MAX_LINES, { message: TOO_MANY_LINES })
  @ValidateNested({ each: true })
  lines?: RectifyLineInput[] | null;
}

@InputType({
  description: 'An invoice that rectifies several of one customer, by differences (arts. 15.4 and 15.5 RD 1619/2012).',
})
export class RectifyTogetherInput {
  @AtMostElements(MOST_TOGETHER, HOW_MANY)
  @Field(() => [RectifyPartInput], {
    description: `The invoices that it rectifies: 2 to ${MOST_TOGETHER}, each once, of 10,000 lines together at most.`,
  })
  @ArrayMinSize(2, { message: HOW_MANY })
  @ArrayMaxSize(MOST_TOGETHER, { message: HOW_MANY })
  @ValidateNested({ each: true })
  originals: RectifyPartInput[];

  @Field(() => RectificationKind, { description: 'Kind.' })
  kind: RectificationKind;

  @Field(() => RectificationWay, {
    nullable: true,
    description: 'How: I alone. What replaces an invoice is of that one.',
  })
  way?: RectificationWay | null;

  @Field({ description: 'Why, as its paper says it; up to 500 characters.' })
  @RequiredText(500, 'Escribe por qué se rectifica: va en la factura')
  cause: string;

  @Field(() => Boolean, { nullable: true, description: 'Data change and no amount does: R4, or R5; without lines.' })
  dataOnly?: boolean | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'The customer, whose card has by now the right data: R4 alone. Absent: as the last original names them.',
  })
  customerId?: string | null;

  @Field(() => ManualCustomerInput, { nullable: true, description: 'The right data of the customer: R4 alone.' })
  @ValidateNested()
  customerManual?: ManualCustomerInput | null;

  @Field(() => WrongInput, { nullable: true, description: 'What is wrong with each of the originals.' })
  @ValidateNested()
  because?: WrongInput | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'The customer bought as a consumer, not as a business; asked as where one invoice is rectified (art. 89.Tres LIVA).',
  })
  consumer?: boolean | null;

  @Field(() => DateScalar, { nullable: true, description: 'Date of issue, not in the future; today when absent.' })
  date?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Series of rectifying invoices alone; absent: R (of simplified ones RT), or the one that the company has.',
  })
  @OptionalText(10)
  series?: string | null;

  @Field(() => String, { nullable: true, description: 'Notes, up to 2,000 characters.' })
  @OptionalText(2000, true)
  notes?: string | null;
}
