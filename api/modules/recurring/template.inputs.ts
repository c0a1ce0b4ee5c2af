import { ArrayMaxSize, ArrayMinSize, IsOptional, ValidateNested } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import type { Means } from '../../../schema/collect/means';
import { MOST_RULE_LINES } from '../../../schema/recurring';
import { AtMostElements } from '../../platform/graphql/rows';
import { DecimalScalar } from '../../platform/graphql/scalars';
import { Amount, OptionalText, Percent, RequiredText } from '../../platform/graphql/validation';
import { PaymentMeans } from '../company/payment-terms';
import { SuplidoInput } from '../invoices/collect/agreed.inputs';
import { MAX_SUPLIDOS } from '../invoices/invoice.types';
import { NO_LINES } from '../invoices/invoices.inputs';
import { SoldLineInput } from '../invoices/operations/sold-line.inputs';
import { OPEN_FIELDS } from './recurring.types';

const TOO_MANY = `Una factura que se repite lleva como mucho ${MOST_RULE_LINES} líneas`;
const TOO_MANY_SUPLIDOS = `Una factura lleva como mucho ${MAX_SUPLIDOS} suplidos`;
const DISCOUNT = 'El descuento es un importe de 0 o más';

@InputType({ description: 'A line that repeats, as one of an invoice.' })
class RecurringLineInput extends SoldLineInput {
  @Field({ description: `What is sold; it may leave ${OPEN_FIELDS} open.` })
  @RequiredText(500, 'Completa descripción, cantidad y precio')
  description: string;
}

@InputType({
  description: 'What each invoice says, complete (F1). Due date and terms are those of the card on its day.',
})
export class RecurringTemplateInput {
  @AtMostElements(MOST_RULE_LINES, TOO_MANY)
  @Field(() => [RecurringLineInput], { description: '1 to 100 lines.' })
  @ArrayMinSize(1, { message: NO_LINES })
  @ArrayMaxSize(MOST_RULE_LINES, { message: TOO_MANY })
  @ValidateNested({ each: true })
  lines: RecurringLineInput[];

  @Field(() => String, { nullable: true, description: 'Series, 1 to 10 of A-Z 0-9; absent: A.' })
  @OptionalText(10)
  series?: string | null;

  @Field(() => String, { nullable: true, description: `Notes, up to 2,000 characters, with ${OPEN_FIELDS}.` })
  @OptionalText(2000, true)
  notes?: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Percentage taken off the whole; or discountAmount.' })
  @Percent()
  discountPercent?: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Euros taken off the whole; or discountPercent.' })
  @IsOptional()
  @Amount(2, 'negative', DISCOUNT)
  discountAmount?: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Percentage of IRPF that the customer withholds.' })
  withholdingPercent?: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Total with VAT that was agreed, above 0.' })
  @IsOptional()
  @Amount(2, 'zero', 'Escribe un total mayor que 0')
  agreedTotal?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: "Whether it carries recargo de equivalencia; absent: as the customer's card says on that day.",
  })
  recargo?: boolean | null;

  @Field(() => PaymentMeans, { nullable: true, description: "How it is paid; absent: as the customer's card says." })
  paymentMeans?: Means | null;

  @AtMostElements(MAX_SUPLIDOS, TOO_MANY_SUPLIDOS)
  @Field(() => [SuplidoInput], { nullable: true, description: "What is paid in the customer's name each time." })
  @IsOptional()
  @ArrayMaxSize(MAX_SUPLIDOS, { message: TOO_MANY_SUPLIDOS })
  @ValidateNested({ each: true })
  suplidos?: SuplidoInput[] | null;
}
