import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { schema } from '../gate/schema';
import { ROOT } from '../platform/config/config';
import { openapi } from '../rest/openapi';
import { ROUTES } from '../rest/routes';

/** The contracts that are written from the code. */
export const emitted = (): [file: string, text: string][] => [
  ['schema/schema.graphql', `${printSchema(lexicographicSortSchema(schema()))}\n`],
  ['schema/openapi.json', `${JSON.stringify(openapi(schema(), ROUTES), null, 2)}\n`],
];

export function run(): void {
  for (const [file, text] of emitted()) writeFileSync(join(ROOT, file), text);
}
