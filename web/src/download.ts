import { connection } from './connection';
import { FileRefused, failureOfBody } from './failure';
import { refused } from './signal';
import { token } from './token';

/** Fetches a file with the session's token and saves it under `filename`. Throws FileRefused, or TypeError without an answer. */
export async function download(url: string, filename: string): Promise<void> {
  const response = await answer(url);
  if (!response.ok) {
    const failure = failureOfBody(response.status, await response.text());
    if (failure.code === 'UNAUTHENTICATED') refused.send();
    throw new FileRefused(failure);
  }
  save(await response.blob(), filename);
}

async function answer(url: string): Promise<Response> {
  const stored = token.read();
  try {
    const response = await fetch(url, { headers: stored ? { authorization: `Bearer ${stored}` } : {} });
    connection.found();
    return response;
  } catch (error) {
    connection.lost();
    throw error;
  }
}

function save(file: Blob, filename: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = filename;
  document.body.append(link);
  link.click();
  link.remove();
  // Safari reads the file after the click has returned.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
