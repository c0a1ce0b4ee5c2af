import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { DateScalar, DateTimeScalar } from '../../platform/graphql/scalars';
import { OptionalText, RequiredLongText, RequiredText } from '../../platform/graphql/validation';

@Entity('privacy_policies')
@ObjectType({ description: 'A version of the privacy policy (política de privacidad) of whoever runs this Folio.' })
export class PrivacyPolicy {
  @Field(() => Int, { description: 'From 1; each text that was published has one.' })
  @PrimaryColumn('integer')
  version: number;

  @Field(() => String, { description: 'Title.' })
  @Column('text')
  title: string;

  @Field(() => String, { description: 'Plain text; an empty line parts paragraphs.' })
  @Column('text')
  content: string;

  @Field(() => DateScalar, { description: 'From this day on it is the active one, until the next.' })
  @Column('date', { name: 'effective_date' })
  effectiveDate: string;

  @Field(() => String, { description: 'SHA-256 of the content, in hexadecimal: each consent keeps it.' })
  @Column('text')
  hash: string;

  @Field(() => DateTimeScalar, { description: 'When it was published.' })
  @Column('timestamptz', { name: 'published_at' })
  publishedAt: Date;
}

@InputType({ description: 'The next version of the privacy policy.' })
export class PrivacyPolicyInput {
  @Field({ description: 'Title, at most 120 characters.' })
  @RequiredText(120, 'Escribe el título')
  title: string;

  @Field({ description: 'Plain text, at most 20,000 characters.' })
  @RequiredLongText(20_000, 'Escribe el texto de la política')
  content: string;

  @Field(() => String, {
    nullable: true,
    description: 'YYYY-MM-DD from which it is active, today or later; absent: today.',
  })
  @OptionalText(10)
  effectiveDate?: string | null;
}
