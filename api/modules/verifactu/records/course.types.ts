import { Field, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '../../../platform/graphql/scalars';

/** When a record was sealed, sent and answered, and what was refused. */
@ObjectType()
export abstract class RecordCourse {
  @Field(() => DateTimeScalar, { description: 'When it was sealed.' })
  generatedAt: Date;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was first sent.' })
  sentAt: Date | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When the AEAT answered.' })
  answeredAt: Date | null;

  @Field(() => String, { nullable: true, description: 'What the AEAT refused or warned of.' })
  errorMessage: string | null;
}
