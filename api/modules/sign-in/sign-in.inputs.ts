import { Field, InputType } from 'type-graphql';
import { PASSWORD_MAX, PASSWORD_MIN } from '../../../schema/sign-in/password';
import { CompanyName, Email, GivenPassword, NewPassword, Nif, OptionalName } from '../../platform/graphql/validation';

@InputType({ description: 'What a company registers with.' })
export class RegisterInput {
  @Field({ description: 'Email of the person, unique on the platform.' })
  @Email()
  email: string;

  @Field({ description: `Password, ${PASSWORD_MIN} to ${PASSWORD_MAX} characters, none of the most common.` })
  @NewPassword()
  password: string;

  @Field(() => String, { nullable: true, description: 'Name of the person.' })
  @OptionalName(120)
  name?: string | null;

  @Field({ description: 'Legal name of the company (razón social).' })
  @CompanyName()
  companyName: string;

  @Field({ description: 'Tax number (NIF/CIF) of the company, at most 9 characters.' })
  @Nif('Escribe el NIF o CIF de la empresa', 9)
  companyNif: string;

  @Field(() => String, {
    nullable: true,
    description: "Code of the affiliate who invited; one that is nobody's is ignored.",
  })
  ref?: string | null;
}

@InputType({ description: 'What a person signs in with.' })
export class LoginInput {
  @Field({ description: 'Email.' })
  @Email()
  email: string;

  @Field({ description: 'Password.' })
  @GivenPassword('Escribe tu contraseña')
  password: string;
}
