import { answer, refusalOf } from './download';

/** Sends a form with its files under the session's token. Throws FileRefused, or TypeError without an answer. */
export async function upload(url: string, form: FormData): Promise<void> {
  const response = await answer(url, form);
  if (!response.ok) throw await refusalOf(response);
}
