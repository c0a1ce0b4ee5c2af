import { ArrayMaxSize, ArrayMinSize, IsOptional } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { MOST_ADDRESSES, MOST_WORDS } from '../../../schema/delivery';
import { AtMostElements } from '../../platform/graphql/rows';
import { OptionalText } from '../../platform/graphql/validation';

const TOO_MANY = `Escribe como mucho ${MOST_ADDRESSES} direcciones`;

@InputType({ description: 'An invoice to be sent by mail with its PDF.' })
export class SendInvoiceInput {
  @AtMostElements(MOST_ADDRESSES, TOO_MANY)
  @Field(() => [String], { description: '1 to 10 addresses. Each gets a mail of its own.' })
  @ArrayMinSize(1, { message: 'Escribe al menos una dirección' })
  @ArrayMaxSize(MOST_ADDRESSES, { message: TOO_MANY })
  to: string[];

  @Field(() => String, {
    nullable: true,
    description:
      "Text of the mail, up to 2,000 characters, with fields as {numero}. Absent: the company's, in the paper's language.",
  })
  @IsOptional()
  @OptionalText(MOST_WORDS, true)
  text?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether a link to the invoice goes with it, for 90 days; absent: yes.',
  })
  @IsOptional()
  link?: boolean | null;
}
