import { emailProblem, problems } from '../../ui/form/checks';
import { rights } from '../content/rights';

export interface Request {
  requestType: string;
  email: string;
  name: string;
  nif: string;
  tenantNif: string;
  description: string;
  website: string;
  privacyAccepted: boolean;
}
export type Problems = { [Field in keyof Request]?: string };
export const NOTHING: Request = {
  requestType: '',
  email: '',
  name: '',
  nif: '',
  tenantNif: '',
  description: '',
  website: '',
  privacyAccepted: false,
};

const { wrong, failed } = rights.form;

/** Only the fields that have one, in the order of the form. */
export const problemsOf = ({ requestType, email, privacyAccepted }: Request): Problems =>
  problems<keyof Request>({
    requestType: requestType ? undefined : wrong.requestType,
    email: emailProblem(email),
    privacyAccepted: privacyAccepted ? undefined : wrong.privacyAccepted,
  } as Record<keyof Request, string | undefined>);

/** What became of a request: sent, wrong in its fields, or refused in words. */
interface Outcome {
  sent: boolean;
  problems: Problems;
  failure: string | null;
}

/** Sends it without a session, also when somebody is signed in: it is the person's, not their company's. */
export async function sendRequest(request: Request): Promise<Outcome> {
  try {
    const response = await fetch('/api/lopd/data-requests', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...request, email: request.email.trim() }),
    });
    if (response.status === 201) return { sent: true, problems: {}, failure: null };
    const { error, fields } = (await response.json()) as { error?: string; fields?: Record<string, string> };
    const found = Object.fromEntries(
      Object.entries(fields ?? {}).map(([field, text]) => [field.replace(/^input\./, ''), text]),
    );
    const spoken = response.status === 429 || response.status === 400;
    return { sent: false, problems: found, failure: spoken && error && !fields ? `${failed} ${error}` : failed };
  } catch {
    return { sent: false, problems: {}, failure: failed };
  }
}
