import { Field, ID, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '../../platform/graphql/scalars';

@ObjectType({ description: "One of the viewer's own sessions." })
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

@ObjectType({ description: "One's own password, just changed." })
export class PasswordChanged {
  @Field({ description: 'Always true.' })
  success: boolean;

  @Field({ description: "The session's new token; the one that asked is dead, as every other." })
  token: string;
}
