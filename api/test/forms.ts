import type { Ask } from './harness';

/** What a browser's form sends: files as bytes, the rest as text. */
export async function formAsk(
  parts: Record<string, Buffer | string | undefined>,
): Promise<Pick<Ask, 'raw' | 'headers'>> {
  const form = new FormData();
  for (const [name, value] of Object.entries(parts)) {
    if (typeof value === 'string') form.append(name, value);
    else if (value) form.append(name, new Blob([new Uint8Array(value)]), `${name}.p12`);
  }
  const response = new Response(form);
  return {
    raw: Buffer.from(await response.arrayBuffer()),
    headers: { 'content-type': response.headers.get('content-type')! },
  };
}
