import { Field, ID, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '../../platform/scalars';

@ObjectType({ description: 'One of the viewer\'s own sessions.' })
export class OwnSession {
  @Field(() => ID, { description: 'UUID.' })
  id: string;

  @Field(() => String, { nullable: true, description: 'Browser or program, as it called itself.' })
  device: string | null;

  @Field(() => String, { nullable: true, description: 'Address it began from.' })
  ipAddress: string | null;

  @Field(() => DateTimeScalar, { description: 'When it began.' })
  createdAt: Date;

  @Field(() => DateTimeScalar, { description: 'Last use, to five minutes.' })
  lastUsedAt: Date;

  @Field({ description: 'True for the session that asks.' })
  current: boolean;
}
