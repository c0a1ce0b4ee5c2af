import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { Unzip } from '../../platform/files/unzip';

/** Names and texts of an archive's files; PDFs by their sum. */
export async function contentOf(file: string): Promise<Map<string, string>> {
  const archive = await Unzip.open(file);
  const found = new Map<string, string>();
  for (const name of archive.names) {
    const bytes = await buffer(Readable.from(archive.bytes(name)));
    found.set(name, name.endsWith('.pdf') ? createHash('sha256').update(bytes).digest('hex') : bytes.toString());
  }
  await archive.close();
  return found;
}

export const linesOf = (text: string) =>
  text
    .split('\n')
    .filter(Boolean)
    .map(line => JSON.parse(line) as Record<string, unknown>);

/** The lines of a table otherwise than they are: those that `only` chooses. */
export const editRow =
  (edit: (row: Record<string, never>) => object, only: (row: Record<string, never>) => boolean = () => true) =>
  (text: string) =>
    text
      .split('\n')
      .map(line =>
        line && only(JSON.parse(line)) ? JSON.stringify({ ...JSON.parse(line), ...edit(JSON.parse(line)) }) : line,
      )
      .join('\n');
