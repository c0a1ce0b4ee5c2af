import { PdfReader } from '../../edges/pdf/read-back';
import type { TestApp } from '../harness';

/**
 * What a program reads in a PDF that somebody downloads from a path of the API, its pages on one line. Without a `reader`
 * of the file's own one is opened for it.
 */
export async function pdfText(
  app: TestApp,
  { token }: { token: string },
  path: string,
  reader?: PdfReader,
): Promise<string> {
  const answer = await fetch(`${app.url}/api${path}`, { headers: { authorization: `Bearer ${token}` } });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  const own = reader ?? new PdfReader();
  try {
    const { pages } = await own.read(Buffer.from(await answer.arrayBuffer()));
    return pages.join(' ').replace(/\s+/g, ' ');
  } finally {
    if (!reader) await own.close();
  }
}
