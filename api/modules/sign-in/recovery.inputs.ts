import { Field, InputType } from 'type-graphql';
import { PASSWORD_MAX, PASSWORD_MIN, SHORT_NEW_PASSWORD } from '../../../schema/sign-in/password';
import { Email, GivenPassword, NewPassword, RequiredText } from '../../platform/graphql/validation';

@InputType({ description: 'Whoever forgot their password.' })
export class ForgotPasswordInput {
  @Field({ description: 'Email of the account.' })
  @Email()
  email: string;
}

@InputType({ description: 'A new password, by a mailed link.' })
export class ResetPasswordInput {
  @Field({ description: 'Token of the link.' })
  @RequiredText(200, 'Falta el enlace')
  token: string;

  @Field({ description: `New password, ${PASSWORD_MIN} to ${PASSWORD_MAX} characters, none of the most common.` })
  @NewPassword()
  password: string;
}

@InputType({ description: 'The link of the welcome mail.' })
export class VerifyEmailInput {
  @Field({ description: 'Token of the link.' })
  @RequiredText(200, 'Falta el enlace')
  token: string;
}

@InputType({ description: "A change of one's own password." })
export class ChangePasswordInput {
  @Field({ description: 'Current password.' })
  @GivenPassword('Escribe tu contraseña actual')
  currentPassword: string;

  @Field({ description: `New password, ${PASSWORD_MIN} to ${PASSWORD_MAX} characters, none of the most common.` })
  @NewPassword(SHORT_NEW_PASSWORD)
  newPassword: string;
}
