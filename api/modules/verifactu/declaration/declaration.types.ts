import { Field, ObjectType } from 'type-graphql';
import { AtMostRows } from '../../../platform/graphql/rows';
import { DateScalar } from '../../../platform/graphql/scalars';

@ObjectType({ description: 'A point of the declaración responsable.' })
export class DeclaracionItem {
  @Field({ description: 'Its letter in the order, as "a)", and what it is about.' })
  heading: string;

  @Field(() => [String], { description: 'What is declared.' })
  paragraphs: string[];
}

@ObjectType({
  description: 'What the producer of the software declares of one of its versions (Orden HAC/1177/2024, article 15).',
})
export class DeclaracionResponsable {
  @Field({ description: 'Title that the order gives it.' })
  title: string;

  @Field({ description: 'Version of the software that it is about.' })
  version: string;

  @Field(() => DateScalar, { description: 'Day on which the producer signs it.' })
  date: string;

  @Field({ description: 'Place where the producer signs it.' })
  place: string;

  @Field(() => String, {
    nullable: true,
    description: 'Why it has no value: the producer of a demonstration does not exist. Else null.',
  })
  notice: string | null;

  @AtMostRows(20)
  @Field(() => [DeclaracionItem], { description: 'Points a) to l).' })
  items: DeclaracionItem[];

  @AtMostRows(20)
  @Field(() => [DeclaracionItem], { description: 'What the producer adds.' })
  annex: DeclaracionItem[];
}

@ObjectType({ description: 'A version of the software with a declaración responsable.' })
export class DeclaracionVersion {
  @Field({ description: 'Version.' })
  version: string;

  @Field(() => DateScalar, { description: 'Day on which its declaration was signed.' })
  date: string;

  @Field({ description: 'True for the version in use.' })
  current: boolean;
}
