import { Field, InputType } from 'type-graphql';
import { Email, OptionalEmail, RequiredText } from '../../platform/validation';
import { UserRole } from './user.entity';

@InputType({ description: 'A new user, who gets an invitation by mail.' })
export class NewUserInput {
  @Field({ description: 'Name.' })
  @RequiredText(120, 'Escribe el nombre')
  name: string;

  @Field({ description: 'Email, unique on the platform.' })
  @Email()
  email: string;

  @Field(() => UserRole, { description: 'user or admin.' })
  role: UserRole;
}

@InputType({ description: 'A user as it is to be kept.' })
export class UserInput {
  @Field({ description: 'Name.' })
  @RequiredText(120, 'Escribe el nombre')
  name: string;

  @Field(() => String, { nullable: true, description: 'The email cannot be changed: absent, or the one it has.' })
  @OptionalEmail()
  email?: string | null;

  @Field(() => UserRole, { description: 'user or admin.' })
  role: UserRole;
}
