import { IsOptional } from 'class-validator';
import { Field, Float, ID, InputType } from 'type-graphql';
import { DecimalScalar } from '../../../platform/graphql/scalars';
import { Amount, Percent, SoldRegime } from '../../../platform/graphql/validation';
import { IvaCause } from '../invoice.types';
import { NO_PRICE } from '../invoices.inputs';

/** What a line says of what is sold, where an invoice is yet to be made of it. Its text each says by itself. */
@InputType()
export abstract class SoldLineInput {
  @Field(() => DecimalScalar, { description: 'Quantity, above 0, up to 6 decimals.' })
  @Amount(6, 'zero', 'Escribe una cantidad mayor que 0')
  quantity: string;

  @Field(() => DecimalScalar, { nullable: true, description: 'Unit price in euros, without VAT; or grossPrice.' })
  @IsOptional()
  @Amount(6, 'zero', NO_PRICE)
  price?: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Unit price with VAT included, where that was agreed.' })
  @IsOptional()
  @Amount(6, 'zero', NO_PRICE)
  grossPrice?: string | null;

  @Field(() => Float, { defaultValue: 21, description: 'Rate in percent, as of an invoice.' })
  ivaRate: number;

  @Field(() => IvaCause, { nullable: true, description: 'Cause of a rate of 0.' })
  ivaCause?: IvaCause | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Regime as of an invoice: 08 of N2 in Canarias, Ceuta or Melilla, 11 of business premises let at 21 %; 07 need not be said. The others are said in the invoice, with their cost or day.',
  })
  @SoldRegime()
  ivaRegime?: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Percentage taken off the line; or discountAmount.' })
  @Percent()
  discountPercent?: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Euros taken off the line; or discountPercent.' })
  @IsOptional()
  @Amount(2, 'negative', 'El descuento es un importe de 0 o más')
  discountAmount?: string | null;

  @Field(() => ID, { nullable: true, description: 'Saved product that fills the line; the price is what is written.' })
  productId?: string | null;
}
