import { connection } from './connection';
import { FileRefused, failureOfBody } from './failure';
import { NOT_ALLOWED, outdated, refused } from '../session/signal';
import { token } from '../session/token';

interface DownloadOptions {
  /** Sent as JSON, by POST. */
  body?: object;
  /** Called with each piece as it comes. */
  onPiece?(piece: Uint8Array): void;
}

/**
 * Fetches a file with the session's token and saves it under the name that the server gives it, else under `filename`.
 * Throws FileRefused, or TypeError without an answer.
 */
export async function download(url: string, filename: string, options: DownloadOptions = {}): Promise<void> {
  const response = await answer(url, options.body);
  if (!response.ok) throw await refusalOf(response);
  const [, given] = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? [];
  save(await read(response, options.onPiece), given ?? filename);
}

/** What a refusal says; one about the session goes to the code that handles sessions. */
export async function refusalOf(response: Response): Promise<FileRefused> {
  const failure = failureOfBody(response.status, await response.text());
  if (failure.code === 'UNAUTHENTICATED') refused.send();
  if (NOT_ALLOWED.includes(failure.code)) outdated.send();
  return new FileRefused(failure);
}

/** Asks with the session's token, by POST where there is a body: a form, or else JSON. */
export async function answer(url: string, body?: object): Promise<Response> {
  const stored = token.read();
  const form = body instanceof FormData;
  const headers = {
    ...(body && !form && { 'content-type': 'application/json' }),
    ...(stored && { authorization: `Bearer ${stored}` }),
  };
  try {
    const response = await fetch(
      url,
      body ? { method: 'POST', body: form ? body : JSON.stringify(body), headers } : { headers },
    );
    connection.found();
    return response;
  } catch (error) {
    connection.lost();
    throw error;
  }
}

async function read(response: Response, onPiece?: (piece: Uint8Array) => void): Promise<Blob> {
  if (!onPiece || !response.body) return response.blob();
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  const reader = response.body.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    pieces.push(next.value);
    onPiece(next.value);
  }
  return new Blob(pieces, { type: response.headers.get('content-type') ?? '' });
}

export function save(file: Blob, filename: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = filename;
  document.body.append(link);
  link.click();
  link.remove();
  // Safari reads the file after the click has returned.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
