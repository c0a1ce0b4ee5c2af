import { Field, InputType } from 'type-graphql';
import { Email, Name, OptionalEmail } from '../../platform/graphql/validation';
import { CompanyRole } from './user.entity';

@InputType({ description: 'A new user, who gets an invitation by mail.' })
export class NewUserInput {
  @Field({ description: 'Name.' })
  @Name(120, 'Escribe el nombre')
  name: string;

  @Field({ description: 'Email, unique on the platform.' })
  @Email()
  email: string;

  @Field(() => CompanyRole, { description: 'user or admin.' })
  role: CompanyRole;
}

@InputType({ description: 'A user as it is to be kept.' })
export class UserInput {
  @Field({ description: 'Name.' })
  @Name(120, 'Escribe el nombre')
  name: string;

  @Field(() => String, { nullable: true, description: 'The email cannot be changed: absent, or the one it has.' })
  @OptionalEmail()
  email?: string | null;

  @Field(() => CompanyRole, { description: 'user or admin.' })
  role: CompanyRole;
}
