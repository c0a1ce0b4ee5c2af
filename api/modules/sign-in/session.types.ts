import { Field, ObjectType } from 'type-graphql';
import { Subscription } from '../plans/subscription.entity';
import { Tenant } from '../company/tenant.entity';
import { User } from '../users/user.entity';

@ObjectType({ description: 'Who is signed in, in which company, with which plan.' })
export class Session {
  @Field(() => User, { description: 'The person.' })
  user: User;

  @Field(() => Tenant, { nullable: true, description: 'The company; null for the superadmin.' })
  tenant: Tenant | null;

  @Field(() => Subscription, { nullable: true, description: 'Its subscription; null for the superadmin.' })
  subscription: Subscription | null;
}

@ObjectType({ description: 'A session just begun.' })
export class SignedIn extends Session {
  @Field({ description: 'Opaque bearer token. It is shown this once; the server keeps only its hash.' })
  token: string;
}
