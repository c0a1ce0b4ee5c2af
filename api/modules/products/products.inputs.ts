import { ArgsType, Field, Float, InputType } from 'type-graphql';
import { DecimalScalar } from '../../platform/graphql/scalars';
import { SearchArgs } from '../../platform/graphql/search-args';
import { Amount, Name, OptionalText } from '../../platform/graphql/validation';

@InputType({ description: 'A product as it is to be kept. An optional field that is absent becomes null.' })
export class ProductInput {
  @Field({ description: 'Name.' })
  @Name(120, 'Escribe el nombre del producto')
  name: string;

  @Field(() => String, { nullable: true, description: 'What the invoice line will say.' })
  @OptionalText(500)
  description?: string | null;

  @Field(() => String, { nullable: true, description: 'Reference (SKU).' })
  @OptionalText(60)
  sku?: string | null;

  @Field(() => DecimalScalar, { description: 'Unit price in euros, without VAT, 0 or more, up to 6 decimals.' })
  @Amount(6, 'negative', 'El precio no puede ser negativo')
  price: string;

  @Field(() => Float, {
    defaultValue: 21,
    description: 'Rate in percent: of VAT 0, 4, 10 or 21; of IGIC 0, 3, 5, 7, 9.5, 15 or 20; of IPSI 0 and 0.5 to 10.',
  })
  ivaRate: number;
}

@ArgsType()
export class ProductListArgs extends SearchArgs {
  @Field(() => Boolean, { nullable: true, description: 'True: the deactivated products instead of those in use.' })
  deactivated?: boolean | null;
}
