import { readPdf } from '../../edges/pdf/read-back';
import type { TestApp } from '../harness';

/** What a program reads in a PDF that somebody downloads from a path of the API, its pages on one line. */
export async function pdfText(app: TestApp, { token }: { token: string }, path: string): Promise<string> {
  const answer = await fetch(`${app.url}/api${path}`, { headers: { authorization: `Bearer ${token}` } });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  const { pages } = await readPdf(Buffer.from(await answer.arrayBuffer()));
  return pages.join(' ').replace(/\s+/g, ' ');
}
