import { answer, refusalOf } from './download';

/** Sends a form with its files under the session's token. Throws FileRefused, or TypeError without an answer. */
export async function upload(url: string, form: FormData): Promise<void> {
  const response = await answer(url, form);
  if (!response.ok) throw await refusalOf(response);
}

/** The same, where the answer says something. */
export async function uploadFor<Answer>(url: string, form: FormData): Promise<Answer> {
  const response = await answer(url, form);
  if (!response.ok) throw await refusalOf(response);
  return JSON.parse(await response.text()) as Answer;
}
