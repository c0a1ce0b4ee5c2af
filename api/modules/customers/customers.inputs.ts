import { Field, InputType } from 'type-graphql';
import { OptionalEmail, OptionalText, RequiredText } from '../../platform/validation';

@InputType({ description: 'A customer as it is to be kept. An optional field that is absent becomes null.' })
export class CustomerInput {
  @Field({ description: 'Name or legal name.' })
  @RequiredText(120, 'Escribe el nombre del cliente')
  name: string;

  @Field({ description: 'Tax number, at most 20 characters; normalised to upper case without dots.' })
  @RequiredText(20, 'Escribe el NIF del cliente')
  nif: string;

  @Field(() => String, { nullable: true, description: 'Email.' })
  @OptionalEmail()
  email?: string | null;

  @Field(() => String, { nullable: true, description: 'Phone.' })
  @OptionalText(30)
  phone?: string | null;

  @Field(() => String, { nullable: true, description: 'Street and number.' })
  @OptionalText(200)
  address?: string | null;

  @Field(() => String, { nullable: true, description: 'Town.' })
  @OptionalText(120)
  city?: string | null;

  @Field(() => String, { nullable: true, description: 'Postal code.' })
  @OptionalText(20)
  postalCode?: string | null;
}
