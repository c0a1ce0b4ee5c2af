import { apollo } from '../client/apollo';
import {
  ForgotPasswordDocument,
  ResetPasswordDocument,
  VerifyDataRequestDocument,
  VerifyEmailDocument,
  type ForgotPasswordInput,
  type ResetPasswordInput,
} from '../gql/auth';

/** Asks for a mail with a link. The answer does not say whether the account exists. */
export async function askForLink(input: ForgotPasswordInput): Promise<void> {
  await apollo.mutate({ mutation: ForgotPasswordDocument, variables: { input } });
}

/** Confirms an address with the token of the welcome mail. */
export async function confirmAddress(token: string): Promise<void> {
  await apollo.mutate({ mutation: VerifyEmailDocument, variables: { input: { token } } });
}

/** Confirms a request over personal data with the token of its mail. */
export async function confirmRequest(token: string): Promise<void> {
  await apollo.mutate({ mutation: VerifyDataRequestDocument, variables: { token } });
}

/** Sets a password with the token of a mailed link, of a recovery or an invitation. */
export async function setPassword(input: ResetPasswordInput): Promise<void> {
  await apollo.mutate({ mutation: ResetPasswordDocument, variables: { input } });
}
