import { MOST_LINES } from '../../../../../schema/kinds/lines';
import { ArrayMaxSize, ArrayMinSize, IsOptional, ValidateNested } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { MOST_TOGETHER } from '../../../../../schema/kinds/together';
import { AtMostElements } from '../../../../platform/graphql/rows';
import { TOO_MANY_LINES } from '../../invoices.inputs';
import { RectificationWay, RectifyingInput, RectifyLineInput } from '../rectify.types';

const HOW_MANY = `Elige de 2 a ${MOST_TOGETHER} facturas`;

@InputType({ description: 'One of the invoices that a document rectifies, and what it changes of it.' })
export class RectifyPartInput {
  @Field(() => ID, { description: 'UUID of the invoice.' })
  id: string;

  @AtMostElements(MOST_LINES, TOO_MANY_LINES)
  @Field(() => [RectifyLineInput], {
    nullable: true,
    description: 'What changes of it, with its sign; absent: it is credited whole.',
  })
  @IsOptional()
  @ArrayMinSize(1, { message: 'Añade al menos una línea' })
  @ArrayMaxSize(MOST_LINES, { message: TOO_MANY_LINES })
  @ValidateNested({ each: true })
  lines?: RectifyLineInput[] | null;
}

@InputType({
  description: 'An invoice that rectifies several of one customer, by differences (arts. 15.4 and 15.5 RD 1619/2012).',
})
export class RectifyTogetherInput extends RectifyingInput {
  @AtMostElements(MOST_TOGETHER, HOW_MANY)
  @Field(() => [RectifyPartInput], {
    description: `The invoices that it rectifies: 2 to ${MOST_TOGETHER}, each once, of 10,000 lines together at most.`,
  })
  @ArrayMinSize(2, { message: HOW_MANY })
  @ArrayMaxSize(MOST_TOGETHER, { message: HOW_MANY })
  @ValidateNested({ each: true })
  originals: RectifyPartInput[];

  @Field(() => RectificationWay, {
    nullable: true,
    description: 'How: I alone. What replaces an invoice is of that one.',
  })
  way?: RectificationWay | null;
}
