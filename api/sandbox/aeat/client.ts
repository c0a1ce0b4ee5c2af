import { request } from 'node:https';
import type { Sandbox } from './spawn';

export interface Reply {
  status: number;
  type: string;
  text: string;
}
interface Credentials {
  pfx?: Buffer;
  passphrase?: string;
  key?: string;
  cert?: string;
}

/** Sends a message as a program would; without other credentials with the demo's. */
export function speak(
  { url, caPem, demoP12 }: Pick<Sandbox, 'url' | 'caPem' | 'demoP12'>,
  body: string | Buffer,
  credentials: Credentials = { pfx: demoP12, passphrase: 'demo' },
  method = 'POST',
  type = 'text/xml; charset=utf-8',
): Promise<Reply> {
  return new Promise((done, failed) => {
    const outgoing = request(
      url,
      { method, ca: caPem, ...credentials, agent: false, headers: { 'Content-Type': type, SOAPAction: '""' } },
      response => {
        let text = '';
        response
          .setEncoding('utf8')
          .on('data', chunk => {
            text += chunk;
          })
          .on('error', failed);
        response.on('end', () =>
          done({ status: response.statusCode ?? 0, type: response.headers['content-type'] ?? '', text }),
        );
      },
    );
    outgoing.on('error', failed).end(body);
  });
}

/** Asks the control door; a refusal is an error with its words. */
export async function control<T>(
  { controlUrl }: Pick<Sandbox, 'controlUrl'>,
  action: string,
  body?: unknown,
): Promise<T> {
  const [method, path] = action.split(' ');
  const response = await fetch(controlUrl + path, {
    method,
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const answer = (await response.json()) as T & { error?: string };
  if (!response.ok) throw new Error(answer.error);
  return answer;
}
